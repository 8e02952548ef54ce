import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_01_10: readonly Item[] = [
  choice({
    key: 'rw-boundaries-01',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Engineer Pilar Achebe records the sounds of old bridges. Every bridge, she explains, hums at its own set of ______ sudden change in the hum can warn inspectors that a crack has formed.</p>',
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
      'Read up to the blank, then read what’s after it. Could each part stand alone?',
      'The verbs are “hums” and “can warn.” What’s the subject of each?',
      'What kind of mark can hold two parts like that together?',
      'Which mark can link two full sentences without a joining word?',
    ],
  }),
  choice({
    key: 'rw-boundaries-02',
    skill: 10,
    difficulty: 'hard',
    seconds: 60,
    passage:
      '<p>An exhibition in Tashkent traces how a single weaving pattern spread along three routes: overland, with caravans that crossed the ______ by sea, in the holds of merchant ships; and, much later, by mail, in the pages of printed catalogs.</p>',
    question: CONFORMS,
    choices: { a: 'desert;', b: 'desert,', c: 'desert:', d: 'desert—' },
    answer: 'a',
    why: 'The three routes form a list whose items contain commas of their own, so semicolons separate the items. The mark after “ships” shows that, and the first item must end in the same way.',
    wrong: {
      b: [
        'list-separator',
        'A comma would blur where the first route ends, since the items have commas inside and the next one ends with a semicolon.',
      ],
      c: [
        'second-colon',
        'A colon already introduces the list; another inside it would announce something that does not follow.',
      ],
      d: [
        'mixed-punctuation',
        'A dash does not separate items of a list, and it does not match the semicolon after the second item.',
      ],
    },
    hints: [
      'How many things does the colon promise?',
      'Each item names a way to travel. Where does the first one end?',
      'The items have commas inside. How do you show where one stops?',
      'Look at the end of the second item. Which mark is there?',
    ],
  }),
  reading({
    key: 'rw-boundaries-03',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The town of Whittier, Alaska, can be reached by road only through a tunnel that it shares with a railroad. Cars and trains take ______ drivers must wait until their lane is open.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'turns;',
    wrong: [
      ['turns,', 'comma-splice', 'A comma alone cannot join two complete sentences.'],
      ['turns', 'run-on', 'Two complete sentences need a mark between them.'],
      ['turns, since,', 'misplaced-comma', '“Since” would begin a clause, but a comma may not follow it here.'],
    ],
    why: '“Cars and trains take turns” and “drivers must wait …” are both complete sentences, and a semicolon can join them.',
    hints: [
      'What’s the verb before the blank, and what’s the one after it?',
      'Could each side stand alone as a sentence?',
      'A comma alone is too weak for that. What else could join them?',
      'Which mark can link two full sentences all by itself?',
    ],
  }),
  reading({
    key: 'rw-boundaries-04',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Botanist Wangari Njoroge studies plants that grow on bare rock. To survive there, a plant needs three ______ a crack for its roots, a little dust, and a good deal of patience from the weather.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'things:',
    wrong: [
      ['things;', 'semicolon-before-list', 'A semicolon needs a complete sentence after it, and a list is none.'],
      ['things', 'missing-punctuation', 'A mark must show where the announcement ends and the list begins.'],
      ['things. With', 'fragment', 'After the period, the list would stand alone without a verb.'],
    ],
    why: 'The part before the blank is a complete sentence that announces a list. A colon introduces such a list.',
    hints: [
      '“Three things”: what do you expect next?',
      'Is what follows the blank a sentence or a list?',
      'Could the part before the blank stand alone?',
      'Which mark tells you the promised items are coming?',
    ],
  }),
  reading({
    key: 'rw-boundaries-05',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Painter Aleksander Wolski, who lost the use of his right hand in 1994, taught himself to work with the ______ later paintings are the better known.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'left, and his',
    wrong: [
      ['left and his', 'missing-comma', 'When “and” joins two complete sentences, a comma goes before it.'],
      ['left, his', 'comma-splice', 'A comma alone cannot join two complete sentences.'],
      ['left and, his', 'misplaced-comma', 'The comma belongs before “and,” not after it.'],
    ],
    why: 'Each side is a complete sentence, so a comma is needed before the “and” that joins them.',
    hints: [
      'Cut the sentence at the blank. Is each half a sentence?',
      '“And” joins two sentences. What else do you need?',
      'Where does the comma go, compared with where the first sentence ends?',
      'The comma and “and” belong together. In what order?',
    ],
  }),
  reading({
    key: 'rw-boundaries-06',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The ocean is home to giants that eat almost nothing but specks. The largest living ______ weigh more than thirty elephants, yet it feeds on animals no longer than a finger.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'animal, the blue whale, can',
    wrong: [
      ['animal the blue whale, can', 'unpaired-comma', 'The extra name needs a comma before it as well as after it.'],
      ['animal, the blue whale can', 'unpaired-comma', 'The extra name needs a comma after it as well as before it.'],
      [
        'animal the blue whale can',
        'missing-comma',
        'The name adds to “the largest living animal” and must be set off.',
      ],
    ],
    why: '“The blue whale” renames “the largest living animal”; the sentence is whole without it, so a comma is needed on each side.',
    hints: [
      'Leave out “the blue whale.” Is the sentence still whole?',
      'Extra words in the middle get set off. How many marks does that take?',
      'What is “the blue whale” to the words before it?',
      'Think of parentheses. Where do the marks go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-07',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Not far from the city of San Antonio lives one of the largest colonies of mammals on Earth. On summer evenings, millions of bats leave the Bracken Cave in ______ a stream of wings that can be seen on weather radar.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'Texas,',
    wrong: [
      [
        'Texas;',
        'semicolon-before-fragment',
        'What follows the blank is not a complete sentence, so a semicolon cannot stand there.',
      ],
      [
        'Texas. With',
        'fragment',
        '“With a stream of wings …” has no main verb and cannot stand as a sentence of its own.',
      ],
      ['Texas', 'missing-comma', 'A mark must set off the phrase that describes the leaving bats.'],
    ],
    why: 'The phrase “a stream of wings …” is added to a complete sentence, and a comma sets it off.',
    hints: [
      'Does the part after the blank have its own main verb?',
      'What does the part after the blank describe?',
      'You’re just adding a description at the end. How strong a mark do you need?',
      'Some marks need a full sentence after them. Is this one?',
    ],
  }),
  reading({
    key: 'rw-boundaries-08',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>When the river froze in January 1963, people in the village of Lechlade skated to work, held races, and drove a small car from one bank to the ______ March, the ice was gone.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'other. By',
    wrong: [
      ['other, by', 'comma-splice', 'A comma cannot join two complete sentences.'],
      ['other by', 'run-on', 'Two complete sentences need a mark between them.'],
      ['other and, by', 'misplaced-comma', 'A comma belongs before the “and” but not after it.'],
    ],
    why: 'A complete sentence ends at the blank, and another begins with “By March.” A period separates them.',
    hints: [
      'What are the verbs before the blank, and what’s the verb after it?',
      'Is the part before the blank complete?',
      'Is “By March, the ice was gone” complete?',
      'Which mark closes a sentence?',
    ],
  }),
  reading({
    key: 'rw-boundaries-09',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Old instruments can surprise the people who find them. The violin that the student found in her grandmother’s attic turned out to be worth more than the ______ had been made in 1741.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'house because it',
    wrong: [
      ['house. Because it', 'fragment', '“Because it had been made in 1741” cannot stand alone as a sentence.'],
      [
        'house; because it',
        'semicolon-before-fragment',
        'A semicolon needs a complete sentence after it, and a “because” clause is none.',
      ],
      ['house because; it', 'misplaced-semicolon', 'A semicolon may not separate “because” from its own clause.'],
    ],
    why: 'The “because” clause gives the reason and depends on the main clause before it; no mark is needed between them.',
    hints: [
      'Which words give the reason?',
      'Can “because it had been made in 1741” stand alone?',
      'The main part comes first and the reason second. What goes between them?',
      'Read it aloud. Where do you pause?',
    ],
  }),
  reading({
    key: 'rw-boundaries-10',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Three kinds of stone were used to build the ______ limestone for the walls, slate for the roof, and marble for the floor of the hall.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'house:',
    wrong: [
      [
        'house,',
        'weak-punctuation',
        'A comma would make the kinds of stone look like further words of the first part.',
      ],
      ['house', 'missing-punctuation', 'A mark must separate the announcement from the list.'],
      ['house; these being,', 'misplaced-comma', 'A comma may not separate “being” from the list that belongs to it.'],
    ],
    why: 'A complete sentence announces three kinds, and the list names them. A colon introduces the list.',
    hints: [
      'Count the items after the blank. Do they match the number before it?',
      'Could the first part stand alone as a sentence?',
      'What does the part after the blank do for the first part?',
      'Which mark says “namely”?',
    ],
  }),
];
