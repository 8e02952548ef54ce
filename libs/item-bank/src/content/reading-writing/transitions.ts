import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

/** Transitions. */
export const TRANSITIONS: readonly Item[] = [
  choice({
    key: 'rw-transitions-01', skill: 9, difficulty: 'easy', seconds: 50,
    passage: '<p>Conservators cleaning a seventeenth-century globe wanted to remove a layer of yellowed varnish without harming the ink beneath it. They rejected the usual solvents, which can dissolve old inks. ______ they used a gel that lifts varnish slowly and can be wiped away at any moment.</p>',
    question: '<p>Which choice completes the text with the most logical transition?</p>',
    choices: { a: 'Similarly,', b: 'For example,', c: 'In other words,', d: 'Instead,' },
    answer: 'd',
    why: 'The conservators rejected one thing (the usual solvents) and used another (a gel) in its place. “Instead” marks that replacement.',
    wrong: {
      a: ['wrong-logical-link', '“Similarly” would need two things that are alike, but the gel is chosen because it is unlike the solvents.'],
      b: ['wrong-logical-link', 'Using a gel is not an example of rejecting solvents or of what solvents can do.'],
      c: ['wrong-logical-link', 'The last sentence adds a new step; it does not restate the sentence before it.'],
    },
    hints: [
      'Say what the second sentence tells about the solvents and what the third tells about the gel.',
      'Do the conservators use both of the two, or only one?',
      'Decide on the relation first: likeness, illustration, restatement, or replacement.',
      'One thing was turned down before the other was taken up; you need a word for that relation.',
    ],
  }),
];
