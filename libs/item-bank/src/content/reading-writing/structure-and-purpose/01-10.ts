import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';
import { FUNCTION, PORTION, PURPOSE, STRUCTURE } from './questions.js';

export const STRUCTURE_01_10: readonly Item[] = [
  choice({
    key: 'rw-structure-01',
    skill: 6,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>The kitchen at the back of the bakery was never still. Trays slid in and out of the ovens, the mixer groaned, and Nadia’s uncle called out orders without looking up from his dough. Nadia had always found the noise comforting, the way other children found rain comforting. <u>So when she pushed open the door that Tuesday and heard nothing at all, she stopped with her hand on the latch.</u></p>',
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
      a: [
        'other-part-of-text',
        'The reason she likes the kitchen, its comforting noise, comes in the sentence before.',
      ],
      c: ['other-part-of-text', 'The uncle’s work is described earlier; this sentence is about what Nadia notices.'],
      d: ['not-stated', 'She stops at the door, but nothing says that she means to leave the bakery for good.'],
    },
    hints: [
      'This asks what the sentence does. First, what happens in it?',
      'What’s the kitchen like on a normal day?',
      'The kitchen “was never still.” What does Nadia hear on Tuesday?',
      'Does the underlined sentence carry on with what came before, or depart from it?',
    ],
  }),
  choice({
    key: 'rw-structure-02',
    skill: 6,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>Sea urchins that graze on kelp can strip a reef bare, leaving what ecologists call an urchin barren. For years, the managers of one cold northern bay hired divers to remove the animals one by one, a method that is slow and expensive. Then researchers reintroduced sunflower sea stars, which eat urchins. The stars ate fewer urchins than expected, yet the kelp recovered: sensing predators nearby, the urchins hid in crevices and stopped feeding in the open.</p>',
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
      a: [
        'wrong-topic',
        'The urchins are the cause of the trouble here; the text neither lists threats to them nor proposes to protect them.',
      ],
      b: ['not-stated', 'Only one bay is described, at different times, so no two ecosystems are compared.'],
      c: [
        'opposite-meaning',
        'No hypothesis is stated first, and the stars ate fewer urchins than expected, so an expectation was not confirmed.',
      ],
    },
    hints: [
      'Say what each sentence is about in two or three words. What comes first, and then what?',
      'How many ways of dealing with the urchins do you find?',
      'One way is “slow and expensive.” What’s said about how the other one turned out?',
      'Check your labels against each choice, in order. Which one fits all the way through?',
    ],
  }),
  reading({
    key: 'rw-structure-03',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Lupita Serrano had promised herself that she would not cry when the truck drove away with the old piano. She stood at the gate with her arms folded. The truck turned at the corner by the mill, and still she did not move. It was only when she went back in and saw the four pale dents in the floorboards that she had to sit down on the stairs.</p>',
    question: PURPOSE,
    at: 'c',
    right: 'To show how a loss affects a character',
    wrong: [
      [
        'To explain why a character sells an instrument',
        'not-stated',
        'The text does not say why the piano is taken away.',
      ],
      [
        'To describe the furniture of an old house',
        'detail-not-main-idea',
        'The floor is mentioned only for what it does to Lupita.',
      ],
      ['To tell how a character learned to play music', 'not-stated', 'Nothing is said about her learning to play.'],
    ],
    why: 'Everything in the text leads up to the moment at which Lupita feels the loss of the piano.',
    hints: [
      'Think about the whole text, not one line. What happens in it?',
      'What does Lupita promise herself?',
      'What makes her sit down?',
      'What do her feelings and the missing piano have to do with each other?',
    ],
  }),
  reading({
    key: 'rw-structure-04',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Many people believe that bulls are angered by the color red. <u>In fact, bulls cannot tell red from green.</u> What makes a bull charge is the movement of the cloth that a bullfighter waves in front of it. A cloth of any other color works as well.</p>',
    question: FUNCTION,
    at: 'a',
    right: 'It corrects a mistaken belief.',
    wrong: [
      ['It describes an experiment.', 'not-stated', 'No experiment is described anywhere in the text.'],
      [
        'It gives an example of a rule.',
        'wrong-relation',
        'It does not illustrate the belief before it; it denies it.',
      ],
      ['It predicts what will happen.', 'not-stated', 'It states a fact about bulls and foretells nothing.'],
    ],
    why: 'The sentence before reports a belief, and “In fact” introduces what is true in its place.',
    hints: [
      'What do many people believe?',
      'The underlined sentence starts with “In fact.” What does it tell you about bulls?',
      'Does the underlined sentence agree with the one before it?',
      'What does a teacher do when a student has something wrong?',
    ],
  }),
  reading({
    key: 'rw-structure-05',
    skill: 6,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>In 1854, cholera killed hundreds of people in the London district of Soho. The physician John Snow marked each death on a map and saw that most of them lay close to one water pump. He persuaded the authorities to take away the pump’s handle. Though the outbreak was already fading, his map helped convince others that the disease could be spread by water.</p>',
    question: STRUCTURE,
    at: 'd',
    right: 'It describes a problem, tells what someone did about it, and states what came of it.',
    wrong: [
      [
        'It introduces two theories, compares the evidence for them, and rejects both of them.',
        'not-stated',
        'Only one view appears, and it is not rejected.',
      ],
      [
        'It presents a famous person, lists his works, and explains why they are forgotten.',
        'not-stated',
        'Snow’s map is remembered, and no list of works is given.',
      ],
      [
        'It states a rule, gives several examples of it, and then names one exception.',
        'not-stated',
        'The text tells of one event in order, not of a rule.',
      ],
    ],
    why: 'The outbreak is the problem; the map and the handle are what Snow did; the last sentence states the effect of his map.',
    hints: [
      'If you gave each sentence a label of a word or two, what would they be?',
      'What comes first: a person, a rule, or some trouble?',
      'What does Snow do in the middle of the text?',
      'What happened in the end because of his map?',
    ],
  }),
  reading({
    key: 'rw-structure-06',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>A sponge has no brain, no stomach, and no heart. It draws water in through thousands of pores and pushes it out again through larger openings. As the water passes, cells along the way catch the bacteria that it carries. In this manner, a sponge the size of a soccer ball can filter more than a thousand liters a day.</p>',
    question: PURPOSE,
    at: 'b',
    right: 'To explain how an animal feeds',
    wrong: [
      ['To argue that an animal should be protected', 'not-stated', 'Nothing is said about dangers to sponges.'],
      ['To compare two animals that live in water', 'not-stated', 'Only one kind of animal is described.'],
      ['To tell how an animal was discovered', 'not-stated', 'No discovery is mentioned.'],
    ],
    why: 'The text follows the water through the sponge and tells how bacteria are caught from it, which is how it gets its food.',
    hints: [
      'What happens to the water, step by step?',
      'What are the bacteria to the sponge?',
      'How much can a sponge filter in a day?',
      'What is all that pumping and catching good for?',
    ],
  }),
  reading({
    key: 'rw-structure-07',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The town council wanted to close the small museum, since it cost more than it earned. <u>Visitors, however, were not its only use.</u> Teachers borrowed its fossils for their lessons, and a doctor had once identified a rare poison with the help of its plant collection. After a long debate, the council voted to keep it.</p>',
    question: FUNCTION,
    at: 'c',
    right: 'It introduces reasons to keep the museum.',
    wrong: [
      ['It repeats the reason for closing the museum.', 'opposite-meaning', 'It turns away from cost with “however.”'],
      [
        'It tells what the council decided in the end.',
        'other-part-of-text',
        'The decision comes in the last sentence.',
      ],
      [
        'It lists the objects that the museum owns.',
        'other-part-of-text',
        'Fossils and plants are named only afterward, and as examples of use.',
      ],
    ],
    why: 'The sentence says that there were other uses, and the sentences after it name them as reasons against closing.',
    hints: [
      'What’s the text about before the underlined sentence, and what after it?',
      'What does the word “however” do to the direction of the text?',
      'What do the examples that follow show about the museum?',
      'What does the underlined sentence get you ready for?',
    ],
  }),
  reading({
    key: 'rw-structure-08',
    skill: 6,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Every spring, Old Tavita told the children that the sea had once been sweet. A giant, he said, had dropped his sack of salt into it while wading home, and was ashamed to go back for it. The children laughed. Then the smallest of them asked why, if that was so, the rivers were not salty too. Tavita looked at her for a long while. “Tomorrow,” he said, “you tell the story.”</p>',
    question: STRUCTURE,
    at: 'a',
    right: 'It presents a custom and then an event that gives it a new turn.',
    wrong: [
      [
        'It states a scientific fact and then a story that explains it.',
        'wrong-relation',
        'The story of the giant is no science, and the fact is not stated first.',
      ],
      [
        'It describes a place and then the people who have left it.',
        'not-stated',
        'Nobody leaves, and no place is described.',
      ],
      [
        'It makes a general claim and then disproves it with data.',
        'not-stated',
        'There are no data, only a child’s question.',
      ],
    ],
    why: 'The storytelling happens every spring, which is the custom; the child’s question and Tavita’s answer change it.',
    hints: [
      'One part starts with “Every spring” and one with “Then.” What kind of thing is in each part?',
      'What happens every year, and what happens only this time?',
      'How does Tavita’s last remark change things?',
      'Which choice puts the usual thing first and the unusual one second?',
    ],
  }),
  reading({
    key: 'rw-structure-09',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>If you have ever tried to swat a fly, you know how quick it is. A fly’s eyes send about 250 separate images a second to its brain, some four times as many as ours do. To a fly, your hand seems to approach in slow motion. By the time you strike, it has long since chosen a direction and gone.</p>',
    question: PURPOSE,
    at: 'd',
    right: 'To explain why flies are hard to hit',
    wrong: [
      ['To advise readers on how to catch flies', 'not-stated', 'No advice is given.'],
      [
        'To describe the parts of a fly’s eye',
        'detail-not-main-idea',
        'The eye’s speed is mentioned for what it lets the fly do; its parts are not described.',
      ],
      ['To show that flies see colors well', 'not-stated', 'Colors are not mentioned.'],
    ],
    why: 'The first sentence names the experience of missing a fly, and the rest gives the reason: a fly sees faster than we do.',
    hints: [
      'What does the first sentence remind you of trying?',
      'What do all those images a second have to do with that?',
      'The end comes back to your hand. Where’s the fly by then?',
      'What do the fly’s eyes have to do with your missing it?',
    ],
  }),
  reading({
    key: 'rw-structure-10',
    skill: 6,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The <em>Endurance</em>, the ship of Ernest Shackleton’s Antarctic expedition, was crushed by ice and sank in 1915. For over a century, nobody knew exactly where it lay. In 2022, <u>searchers using underwater robots found it at a depth of about 3,000 meters,</u> its name still legible on the stern. Cold water and the absence of wood-eating worms had kept it nearly whole.</p>',
    question: PORTION,
    at: 'b',
    right: 'It tells how a mystery was solved.',
    wrong: [
      ['It explains why the ship sank.', 'other-part-of-text', 'The cause, the ice, is given in the first sentence.'],
      ['It describes the aim of an expedition.', 'not-stated', 'The aim of Shackleton’s expedition is not mentioned.'],
      [
        'It names a danger to the wreck.',
        'opposite-meaning',
        'The text tells what has kept the wreck whole, not what threatens it.',
      ],
    ],
    why: 'For a century the place was unknown, and the underlined words tell of its discovery.',
    hints: [
      'What did nobody know for over a century?',
      'What changed in 2022?',
      'The sentence before leaves a question open. What does the underlined part do with that question?',
      'How would you sum up going from not knowing to finding out?',
    ],
  }),
];
