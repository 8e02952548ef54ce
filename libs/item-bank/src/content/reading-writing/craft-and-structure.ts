import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

const WORDS = '<p>Which choice completes the text with the most logical and precise word or phrase?</p>';

/** Words in Context, Text Structure and Purpose, Cross-Text Connections. */
export const CRAFT_AND_STRUCTURE: readonly Item[] = [
  choice({
    key: 'rw-words-01', skill: 5, difficulty: 'easy', seconds: 45,
    passage: '<p>Marine biologist Ayumi Ferreira could not observe the deep-sea jellyfish directly, so she looked for other signs of its presence. By collecting traces of the animal’s genetic material from seawater, her team was able to ______ that it lives in an ocean trench where no one has ever photographed it.</p>',
    question: WORDS,
    choices: { a: 'dispute', b: 'conceal', c: 'establish', d: 'recommend' },
    answer: 'c',
    why: 'The team found genetic traces of the jellyfish in the trench, and such traces are evidence that it lives there. To establish a fact is to show, by evidence, that it is true.',
    wrong: {
      a: ['opposite-meaning', 'To dispute that the animal lives there would go against the evidence the team collected.'],
      b: ['wrong-relation', 'Concealing a finding means hiding it, but the text describes how the team found something out.'],
      d: ['word-does-not-fit-object', 'One recommends an action to someone; where an animal lives is a fact, not an action to advise.'],
    },
    hints: [
      'Read the whole text first and say in your own words what the team wanted to know.',
      'The words “other signs of its presence” and “traces” tell you what the team had in hand.',
      'Put a plain word of your own in the blank: what do traces let a scientist do about a claim?',
      'You need a verb for showing, by evidence, that something is so.',
    ],
  }),
  choice({
    key: 'rw-words-02', skill: 5, difficulty: 'hard', seconds: 60,
    passage: '<p>In her study of eighteenth-century coffeehouses, historian Marit Solheim resists the familiar claim that they were open to everyone. She concedes that admission was cheap, but she shows that unspoken codes of dress and speech kept many people away. Solheim’s evidence thus ______ the claim without overturning it altogether: coffeehouses were more open than most institutions of their day, though far less open than legend suggests.</p>',
    question: WORDS,
    choices: { a: 'qualifies', b: 'corroborates', c: 'repudiates', d: 'anticipates' },
    answer: 'a',
    why: 'Solheim accepts part of the claim and limits the rest: coffeehouses were open, but less so than people think. To qualify a claim is to make it less absolute, which fits “without overturning it altogether.”',
    wrong: {
      b: ['opposite-meaning', 'To corroborate is to confirm, yet Solheim shows that the claim goes too far.'],
      c: ['too-strong', 'To repudiate is to reject completely, and the text says that she does not overturn the claim altogether.'],
      d: ['wrong-relation', 'To anticipate is to come before or foresee, but the claim is already familiar when Solheim answers it.'],
    },
    hints: [
      'Decide first whether Solheim agrees with the familiar claim wholly, partly, or not at all.',
      'Look at “concedes … but” and at the words after the blank: “without overturning it altogether.”',
      'The part after the colon restates the meaning: more open than some, less open than others say.',
      'You need a verb for making a statement less sweeping; one of these words has that meaning besides a more common one.',
    ],
  }),
  choice({
    key: 'rw-structure-01', skill: 6, difficulty: 'easy', seconds: 60,
    passage: '<p>The kitchen at the back of the bakery was never still. Trays slid in and out of the ovens, the mixer groaned, and Nadia’s uncle called out orders without looking up from his dough. Nadia had always found the noise comforting, the way other children found rain comforting. <u>So when she pushed open the door that Tuesday and heard nothing at all, she stopped with her hand on the latch.</u></p>',
    question: '<p>Which choice best describes the function of the underlined sentence in the text as a whole?</p>',
    choices: {
      a: 'It explains why Nadia enjoys spending time in the bakery.',
      b: 'It presents an event that breaks an established pattern.',
      c: 'It describes the work that Nadia’s uncle does on Tuesdays.',
      d: 'It reveals that Nadia has decided to leave the bakery for good.',
    },
    answer: 'b',
    why: 'The earlier sentences establish that the kitchen is always noisy. The underlined sentence tells of a day when there is no noise, so it breaks the pattern.',
    wrong: {
      a: ['other-part-of-text', 'The reason she likes the kitchen, its comforting noise, comes in the sentence before.'],
      c: ['other-part-of-text', 'The uncle’s work is described earlier; this sentence is about what Nadia notices.'],
      d: ['not-stated', 'She stops at the door, but nothing says that she means to leave the bakery for good.'],
    },
    hints: [
      'A function question asks what a sentence does, not only what it says.',
      'Sum up in a few words what the sentences before the underlined one tell you about the kitchen.',
      'Compare “was never still” with what Nadia hears on Tuesday.',
      'Ask whether the underlined sentence continues what came before or departs from it.',
    ],
  }),
  choice({
    key: 'rw-structure-02', skill: 6, difficulty: 'medium', seconds: 70,
    passage: '<p>Sea urchins that graze on kelp can strip a reef bare, leaving what ecologists call an urchin barren. For years, the managers of one cold northern bay hired divers to remove the animals one by one, a method that is slow and expensive. Then researchers reintroduced sunflower sea stars, which eat urchins. The stars ate fewer urchins than expected, yet the kelp recovered: sensing predators nearby, the urchins hid in crevices and stopped feeding in the open.</p>',
    question: '<p>Which choice best describes the overall structure of the text?</p>',
    choices: {
      a: 'It introduces a species, lists the threats that it faces, and then proposes a way to protect it from them.',
      b: 'It compares two ecosystems and then explains why one of them is healthier than the other.',
      c: 'It states a hypothesis, describes an experiment that tested it, and then reports that the hypothesis was confirmed.',
      d: 'It describes a problem, notes drawbacks of one response, and then presents a surprising result of another.',
    },
    answer: 'd',
    why: 'The text begins with the problem (urchin barrens), calls removal by divers slow and expensive, and ends with the sea stars, which helped the kelp in an unexpected way.',
    wrong: {
      a: ['wrong-topic', 'The urchins are the cause of the trouble here; the text neither lists threats to them nor proposes to protect them.'],
      b: ['not-stated', 'Only one bay is described, at different times, so no two ecosystems are compared.'],
      c: ['opposite-meaning', 'No hypothesis is stated first, and the stars ate fewer urchins than expected, so an expectation was not confirmed.'],
    },
    hints: [
      'Give each sentence a label of two or three words, such as “the trouble” or “what people tried.”',
      'How many ways of dealing with the urchins does the text mention?',
      'Notice the words “slow and expensive” and “fewer … than expected, yet.”',
      'Match your labels, in order, with the parts of each description; every part has to fit.',
    ],
  }),
  choice({
    key: 'rw-crosstext-01', skill: 7, difficulty: 'hard', seconds: 90,
    passage: '<p><strong>Text 1</strong></p><p>Whistled languages, such as the one used to call across the valleys of La Gomera in the Canary Islands, are often treated as relics. As mobile phones reach remote villages, the reasoning goes, the practical need for whistling vanishes, and a practice without a practical need cannot survive for long. Preservation programs can record such languages, but they cannot keep them alive.</p><p><strong>Text 2</strong></p><p>Schools on La Gomera have taught whistling since 1999. Few pupils will ever need it to send a message across a ravine. Yet many go on whistling: at festivals, at matches, in jokes between friends. What began as a tool has become a badge of belonging, and badges, unlike tools, do not have to be useful to be kept.</p>',
    question: '<p>Based on the texts, how would the author of Text 2 most likely respond to the reasoning about practical need presented in Text 1?</p>',
    choices: {
      a: 'By conceding that it holds for whistled languages but pointing out that it does not hold for spoken ones',
      b: 'By arguing that it overlooks another reason that people can have for keeping a practice',
      c: 'By insisting that whistling remains the most practical way of communicating across the island’s ravines',
      d: 'By suggesting that it is too early to know whether pupils on La Gomera will go on whistling as adults',
    },
    answer: 'b',
    why: 'Text 1 assumes that usefulness is what keeps a practice alive. Text 2 answers that whistling lives on as “a badge of belonging,” and badges “do not have to be useful to be kept”: a reason the first argument leaves out.',
    wrong: {
      a: ['opposite-meaning', 'Text 2 uses whistling itself as the counterexample, so its author would not concede the point for whistled languages.'],
      c: ['opposite-meaning', 'Text 2 agrees that few pupils need whistling to send messages; it does not defend its practical use.'],
      d: ['not-stated', 'Text 2 says nothing about waiting to see; it offers a reason why the practice is kept.'],
    },
    hints: [
      'Sum up each text in one sentence before you look at the choices.',
      'What does Text 1 take to be the only thing that keeps a practice going?',
      'Does Text 2 deny that the practical need is small, or does it accept that and say something more?',
      'Look at the contrast of “badges” and “tools” in the last sentence of Text 2.',
    ],
  }),
];
