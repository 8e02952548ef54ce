import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

/** Text Structure and Purpose. */
export const STRUCTURE_AND_PURPOSE: readonly Item[] = [
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
];
