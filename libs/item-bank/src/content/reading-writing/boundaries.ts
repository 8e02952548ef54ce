import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

const CONFORMS = '<p>Which choice completes the text so that it conforms to the conventions of Standard English?</p>';

/** Boundaries. */
export const BOUNDARIES: readonly Item[] = [
  choice({
    key: 'rw-boundaries-01', skill: 10, difficulty: 'easy', seconds: 45,
    passage: '<p>Engineer Pilar Achebe records the sounds of old bridges. Every bridge, she explains, hums at its own set of ______ sudden change in the hum can warn inspectors that a crack has formed.</p>',
    question: CONFORMS,
    choices: { a: 'frequencies, a', b: 'frequencies a', c: 'frequencies; a', d: 'frequencies and, a' },
    answer: 'c',
    why: 'Each side of the blank is a complete sentence: “Every bridge … hums at its own set of frequencies” and “a sudden change … can warn inspectors ….” A semicolon can join two complete sentences.',
    wrong: {
      a: ['comma-splice', 'A comma alone cannot join two complete sentences.'],
      b: ['run-on', 'Two complete sentences need punctuation between them.'],
      d: ['misplaced-comma', 'A comma belongs before “and” when it joins two complete sentences, not after it.'],
    },
    hints: [
      'Check whether the words before the blank could stand alone as a sentence; then check the words after it.',
      'The verbs are “hums” and “can warn.” What is the subject of each?',
      'Once you know what stands on each side, recall which marks can join two such parts.',
      'Which mark can link two complete sentences without the help of a joining word?',
    ],
  }),
  choice({
    key: 'rw-boundaries-02', skill: 10, difficulty: 'hard', seconds: 60,
    passage: '<p>An exhibition in Tashkent traces how a single weaving pattern spread along three routes: overland, with caravans that crossed the ______ by sea, in the holds of merchant ships; and, much later, by mail, in the pages of printed catalogs.</p>',
    question: CONFORMS,
    choices: { a: 'desert;', b: 'desert,', c: 'desert:', d: 'desert—' },
    answer: 'a',
    why: 'The three routes form a list whose items contain commas of their own, so semicolons separate the items. The mark after “ships” shows that, and the first item must end in the same way.',
    wrong: {
      b: ['list-separator', 'A comma would blur where the first route ends, since the items have commas inside and the next one ends with a semicolon.'],
      c: ['second-colon', 'A colon already introduces the list; another inside it would announce something that does not follow.'],
      d: ['mixed-punctuation', 'A dash does not separate items of a list, and it does not match the semicolon after the second item.'],
    },
    hints: [
      'Find the colon and count the things that it announces.',
      'Each item names a way of traveling and then a detail. Mark where every item begins and ends.',
      'The items have commas inside them. How does a writer then show where one item stops and the next starts?',
      'Look at the mark that ends the second item, just before “and, much later.” The list has to be consistent.',
    ],
  }),
];
