import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_151_160: readonly Item[] = [
  reading({
    key: 'rw-boundaries-151',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The Committee for the Relief of the Flooded had been founded in a week of great feeling, and there was money over. It could not be given back, since half of the givers had wished not to be named, and it could not be spent, since nobody was any longer flooded. The committee—which, in the eleven years since the waters had gone down, had met twice, the first time in order to choose a treasurer and the second, he having died, to dissolve ______ was informed by its bank, one wet October, of a sum with which one might have moved the river.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'itself, as it thought, for good—',
    wrong: [
      [
        'itself, as it thought, for good,',
        'mixed-punctuation',
        'What was opened by one kind of mark is closed by another.',
        'There are so many commas in between that one forgets how it began.',
      ],
      [
        'itself—as it thought, for good,',
        'mixed-punctuation',
        'The first break would end too early, and “for good” would be cut off from the verb to which it belongs.',
        'A dash is there to close the one after “committee,” and commas stand around the rest.',
      ],
      [
        'itself, as it thought, for good;',
        'semicolon-between-subject-and-verb',
        'A subject and its verb would be kept apart: “The committee … was informed.”',
      ],
    ],
    why: 'The interruption that begins with a dash after “committee” ends with a dash before “was informed.” Within it, “as it thought” is an interruption of its own, between commas.',
    hints: [
      'What’s the subject of “was informed”?',
      'Where does the long interruption begin, and with which mark?',
      'Where does the long interruption end?',
      'There’s a small interruption inside it. Which marks does each of them need?',
    ],
  }),
  reading({
    key: 'rw-boundaries-152',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The rules of the house hung behind the door of every room, under glass, in the handwriting of Miss Abernathy, who had scrubbed other people’s floors for thirty years before she owned any. They were short, and each of them gave its reason. Water was to be carried up before six, because later one was in the way. Nobody was to sing, because somebody would ask for more. And no lodger was to keep a ______ small it might be, its claws would find the stairs. It was not known that anyone had wished to.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'dog; however',
    wrong: [
      [
        'dog, however',
        'comma-splice',
        'Go on reading to “its claws would find the stairs,” and nothing but a comma will stand between two statements.',
        '“A dog, however small it might be” is perfectly good as far as it goes.',
      ],
      [
        'dog; however,',
        'misplaced-comma',
        'The word would mean “but,” and “small it might be” would be left hanging.',
        'After a semicolon, this word is usually followed by a comma.',
      ],
      ['dog however', 'run-on', 'Between the two statements there would be no mark at all before the comma.'],
    ],
    why: '“However small it might be” means “no matter how small” and opens the second statement, “its claws would find the stairs.” Before it, the two statements are divided by a semicolon; within it, nothing divides “however” from “small.”',
    hints: [
      'Read to the end. How many statements are there?',
      'Does “however” mean “but” or “no matter how”?',
      'So which words does “however” go with?',
      'Where does the first statement end, and is a comma strong enough there?',
    ],
  }),
];
