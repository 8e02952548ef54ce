import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_21_30: readonly Item[] = [
  reading({
    key: 'rw-boundaries-21',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Maps are often taken for plain statements of what is where. In her essay on maps, geographer Noor Jalali makes a bold ______ that every map is an argument about what its maker thinks worth seeing.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'claim:',
    wrong: [
      [
        'claim, being,',
        'misplaced-comma',
        '“Being” would have to be joined to the clause that follows, without a comma between.',
      ],
      [
        'claim;',
        'semicolon-before-fragment',
        'A “that” clause is not a complete sentence, so a semicolon cannot come before it.',
      ],
      [
        'claim. And',
        'fragment',
        '“And that every map is an argument …” is no complete sentence, so no period can come before it.',
      ],
    ],
    why: 'The sentence announces a claim, and the colon introduces it.',
    hints: [
      '“A bold claim”: what are you waiting for?',
      'Is “that every map is an argument” a full sentence?',
      'Does the mark come after a complete sentence or in the middle of one?',
      'Which mark says “and here it is”?',
    ],
  }),
  reading({
    key: 'rw-boundaries-22',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Among the manuscripts that the library at Sankoré holds are treatises on astronomy, some of them copied in the fifteenth ______ on law, which are older still; and letters, most of which nobody has yet read.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'century; treatises',
    wrong: [
      [
        'century, treatises',
        'list-separator',
        'Items that have commas inside are separated by semicolons, as the mark after “still” shows.',
      ],
      [
        'century: treatises',
        'second-colon',
        'A colon would announce something, but the next item only continues the list.',
      ],
      ['century treatises', 'missing-punctuation', 'Two items of a list must be separated.'],
    ],
    why: 'The three items of the list contain commas of their own, and a semicolon follows the second; so a semicolon must follow the first.',
    hints: [
      'How many kinds of writing are listed?',
      'Look between the second kind and the third. Which mark is there?',
      'Why isn’t a comma enough between these items?',
      'So how should the marks in one list look?',
    ],
  }),
  reading({
    key: 'rw-boundaries-23',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The theory that the plague reached the island by ship, though it is the one most often ______ on a single sentence in a chronicle written ninety years afterward.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'repeated, rests',
    wrong: [
      ['repeated rests', 'unpaired-comma', 'The insertion that begins with “though” must be closed by a comma.'],
      [
        'repeated; rests',
        'semicolon-between-subject-and-verb',
        'A semicolon may not separate the subject from its verb.',
      ],
      ['repeated, it rests', 'double-subject', '“The theory” is already the subject of “rests.”'],
    ],
    why: 'The clause “though it is the one most often repeated” interrupts the sentence; the comma after “ship” opens it and another must close it, and “rests” has its subject in “the theory.”',
    hints: [
      'What’s the subject of “rests”?',
      'Something interrupts. Where does it begin?',
      'An interruption opened with a comma. How do you close it?',
      'How many times do you need the subject?',
    ],
  }),
  reading({
    key: 'rw-boundaries-24',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>What distinguishes the later quartets from the earlier ______ not their length, as is often supposed, but the freedom with which voices enter and fall silent.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'ones is',
    wrong: [
      [
        'ones, is',
        'comma-between-subject-and-verb',
        'A comma may not separate the subject, long as it is, from its verb.',
      ],
      [
        'ones: it is',
        'double-subject',
        'The clause “what distinguishes …” is itself the subject, so “it” is one too many.',
      ],
      ['ones—is', 'dash-between-subject-and-verb', 'A single dash may not separate the subject from its verb.'],
    ],
    why: 'The whole clause “What distinguishes the later quartets from the earlier ones” is the subject of “is,” and nothing may come between them.',
    hints: [
      'The subject of “is” is long. How much of it belongs?',
      'Put “The difference” in its place. Would you add a mark?',
      'Does being long change what a subject needs?',
      'Is there any interruption before the verb?',
    ],
  }),
  reading({
    key: 'rw-boundaries-25',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Critics of the dam predicted that the valley’s springs would dry up within a ______ they did not foresee was that the springs would instead turn salty.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'decade; what',
    wrong: [
      [
        'decade, what',
        'comma-splice',
        'What follows is a complete sentence with “was” as its verb, so a comma is too weak.',
      ],
      ['decade what', 'run-on', 'Two complete sentences need a mark between them.'],
      [
        'decade; which',
        'wrong-relation',
        'With “which,” the second part would not be a sentence, and a semicolon needs one.',
      ],
    ],
    why: '“What they did not foresee was that …” is a complete sentence whose subject is a clause. A semicolon joins it to the sentence before.',
    hints: [
      'What’s the main verb after the blank?',
      'Which words are its subject?',
      'Can a part that begins with “what” be a subject?',
      'Two full sentences meet. What kind of mark do they need?',
    ],
  }),
  reading({
    key: 'rw-boundaries-26',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Her records have become a treasure for the study of climate. The botanist’s notebooks record the date on which each species ______ few of her contemporaries thought to do, the weather of the three weeks before.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'flowered and, as',
    wrong: [
      [
        'flowered, and as',
        'unpaired-comma',
        'The insertion “as few of her contemporaries thought to do” needs a comma before it, after “and.”',
      ],
      ['flowered and as,', 'misplaced-comma', 'The comma may not separate “as” from its own clause.'],
      [
        'flowered; and, as',
        'semicolon-before-fragment',
        'The words after “and” are a second object of “record,” not a sentence.',
      ],
    ],
    why: '“Record” has two objects joined by “and”: the date and the weather. The “as” clause interrupts after “and,” so commas stand on both sides of it.',
    hints: [
      'Which two things do the notebooks record?',
      'The “as” part interrupts, and it closes after “do.” Where does it open?',
      '“And” joins just two things. Do you need a mark before it?',
      'Read it without the interruption. How does it sound?',
    ],
  }),
  reading({
    key: 'rw-boundaries-27',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>That the two alphabets share a source has long been ______ is in doubt is whether one was derived from the other or both from a third.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'accepted. What',
    wrong: [
      ['accepted, what', 'comma-splice', 'A comma alone cannot join two complete sentences.'],
      ['accepted what', 'run-on', 'Two complete sentences need a mark between them.'],
      ['accepted; and what,', 'misplaced-comma', 'A comma may not separate “what” from its verb “is.”'],
    ],
    why: 'The first sentence ends with “accepted”; the second, “What is in doubt is whether …,” has a clause as its subject. A period separates them.',
    hints: [
      'The subject is a whole clause. What’s its verb?',
      'There’s another subject like that after the blank. What is it?',
      'Each sentence has a main verb. How many sentences do you have?',
      'What can you put between two of them?',
    ],
  }),
  reading({
    key: 'rw-boundaries-28',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Most of what passed between the poet and her sister can only be guessed at. Of the four hundred letters that the sisters are known to have exchanged, only ______ by a cousin in a tin box, survive.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'thirty, kept',
    wrong: [
      ['thirty kept', 'unpaired-comma', 'The phrase that ends with a comma after “box” must begin with one.'],
      ['thirty—kept', 'mixed-punctuation', 'The phrase ends with a comma, so it cannot begin with a dash.'],
      ['thirty; kept', 'semicolon-before-fragment', '“Kept by a cousin in a tin box” is not a complete sentence.'],
    ],
    why: 'The phrase “kept by a cousin in a tin box” is extra information, closed by a comma after “box,” so a comma must open it.',
    hints: [
      'What’s the verb, and what’s its subject?',
      'Which words could you leave out?',
      'One end of those words already has a mark. Which one?',
      'Marks around a phrase match. What goes at the other end?',
    ],
  }),
  reading({
    key: 'rw-boundaries-29',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The inquiry had been promised to the public as an open one. The committee, which had met in secret for two years, published its findings on a ______ its members hoped, nobody would read them.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'day when,',
    wrong: [
      ['day, when', 'misplaced-comma', 'The inserted “its members hoped” needs a comma before it, after “when.”'],
      ['day when;', 'misplaced-semicolon', 'A semicolon may not separate “when” from its own clause.'],
      ['day when', 'unpaired-comma', 'The insertion ends with a comma after “hoped,” so it must begin with one.'],
    ],
    why: '“Its members hoped” interrupts the clause “when nobody would read them.” A comma closes the interruption, and one must open it.',
    hints: [
      'Leave out “its members hoped.” What does the end say?',
      'Where does that interruption begin and end?',
      'The “when” part tells which day. Is it extra or needed?',
      'The mark after “hoped” needs a partner. Where?',
    ],
  }),
  reading({
    key: 'rw-boundaries-30',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Economic historian Giulia Ferraro has a simple test for the reliability of old price ______ do the figures for bread, which everyone bought, agree with those for grain?</p>',
    question: CONFORMS,
    at: 'c',
    right: 'lists:',
    wrong: [
      ['lists,', 'comma-splice', 'A comma cannot join a statement and a question that is complete in itself.'],
      [
        'lists, since,',
        'misplaced-comma',
        '“Since” cannot open a question, and the comma cuts it off from what follows.',
      ],
      ['lists', 'run-on', 'A mark must separate the statement from the question.'],
    ],
    why: 'The sentence announces a test, and the question is that test. A colon introduces it.',
    hints: [
      '“A simple test”: what do you expect next?',
      'What follows the blank is a whole question. Are both sides complete?',
      'How does the question go with “a simple test”?',
      'Which mark can bring in even a question?',
    ],
  }),
];
