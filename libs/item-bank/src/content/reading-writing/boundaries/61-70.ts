import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_61_70: readonly Item[] = [
  reading({
    key: 'rw-boundaries-61',
    skill: 10,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>On market days my mother rose before the roosters, loaded the cart with ______ walked beside the donkey for nine miles in the dark. She never rode. The donkey, she said, had not asked to go.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'pears, and',
    wrong: [
      [
        'pears; and',
        'semicolon-in-simple-list',
        'The other two actions in this short list are separated by a comma, so a semicolon does not match.',
      ],
      ['pears and,', 'misplaced-comma', 'A comma may not follow the “and” that brings in the last action.'],
      ['pears. And', 'fragment', '“And walked beside the donkey” would be left without anybody who walked.'],
    ],
    why: 'The mother did three things: she rose, loaded, and walked. A short list of three is separated by commas, with the last one before “and.”',
    hints: [
      'How many things did the mother do?',
      'Who does all of those things on market days?',
      'Which mark comes after the first one?',
      'How does the last one join the list?',
    ],
  }),
  reading({
    key: 'rw-boundaries-62',
    skill: 10,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Long before there were instruments to measure the heat of a forge, smiths judged it by the color of the iron, for which they had names ______ “blood red,” “cherry,” and “white.” A blade quenched at the wrong name was good for nothing but nails.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'such as',
    wrong: [
      ['such as:', 'colon-after-such-as', 'A colon needs a complete sentence before it, and none ends with “such as.”'],
      ['such as,', 'misplaced-comma', 'The comma parts “such as” from the examples that it brings in.'],
      ['such, as', 'misplaced-comma', 'The two words belong together and cannot be split.'],
    ],
    why: '“Such as” leads straight to its examples, like a preposition to its object, and no mark comes between them.',
    hints: [
      'What do the words before the color names do?',
      'Try just one: “names such as cherry.” Any marks?',
      'Could the part up to the list stand alone?',
      'What’s different if you have three examples instead of one?',
    ],
  }),
  reading({
    key: 'rw-boundaries-63',
    skill: 10,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>For the first week in the lifeboat, the mate kept his log as if he were still on the ship, with latitude, wind, and the state of the sea. The entry for the ninth day, on which the last of the water was shared out, consists of a single ______ “Today we drank the rain from the sail.”</p>',
    question: CONFORMS,
    at: 'b',
    right: 'sentence:',
    wrong: [
      [
        'sentence',
        'run-on',
        'With no mark, the sentence about the entry runs into the sentence that is quoted from it.',
      ],
      [
        'sentence; reading,',
        'semicolon-before-fragment',
        '“Reading” and the words it introduces are not a complete sentence.',
      ],
      [
        'sentence, it reads,',
        'comma-splice',
        '“It reads” begins a new sentence, which a comma cannot join to the first.',
      ],
    ],
    why: '“The entry … consists of a single sentence” is complete and makes the reader wait for that sentence. A colon introduces the quotation that supplies it.',
    hints: [
      'Could the words before the blank stand alone?',
      '“A single sentence”: what do you expect?',
      'Is the quotation part of the grammar, or set beside it?',
      'Which mark follows a full sentence and presents what it promised?',
    ],
  }),
  reading({
    key: 'rw-boundaries-64',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Visitors to the old mill admire its dam, which was laid without mortar by men whose names are cut into the top course. It is the clay packed behind the ______ that keeps the pond from draining away, and one burrowing rat can undo in a night what the masons built in a year.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'stones, not the stones themselves,',
    wrong: [
      [
        'stones, not the stones themselves',
        'unpaired-comma',
        'The contrast with “not” is opened by a comma and never closed.',
      ],
      [
        'stones not the stones themselves,',
        'unpaired-comma',
        'The contrast with “not” is closed by a comma that nothing has opened.',
      ],
      [
        'stones; not the stones themselves,',
        'semicolon-before-fragment',
        'A semicolon would leave “that keeps the pond …” without the first half of its sentence.',
      ],
    ],
    why: '“It is the clay … that keeps the pond from draining away” is the sentence. The contrast “not the stones themselves” is put into the middle of it, so a comma stands on each side.',
    hints: [
      'What keeps the pond from draining?',
      'Leave out the words from “not.” Is the sentence whole?',
      'The sentence goes on after that contrast. What is the contrast, then?',
      'An interruption has two ends. Where do the marks go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-65',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>It is often said that a language dies with its last speaker, as if it had lived in that one head alone. The linguist who has spent years in small communities rarely believes that so exact a date can be given to any ______ the word for a certain kind of ice, which no one under sixty now understands, or the counting rhymes that children go on chanting, with perfect rhythm, long after the numbers in them have ceased to mean anything, and ask at which of these moments the language ended.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'death; consider',
    wrong: [
      [
        'death, consider',
        'comma-splice',
        'The reader is told to do something in the second part, which makes it a complete sentence, too much for a comma.',
        'No subject is to be seen after the blank, so the words do not look like a sentence.',
      ],
      ['death consider', 'run-on', 'Two complete sentences have no mark between them.'],
      [
        'death; to consider',
        'semicolon-before-fragment',
        'With “to,” nothing after the semicolon is a complete sentence.',
        'The mark is a strong one, and “to consider” sounds like the purpose of those who do not believe it.',
      ],
    ],
    why: '“Consider the word … or the counting rhymes …, and ask …” is a command, and a command is a complete sentence without a stated subject. A semicolon joins it to the sentence about the linguist.',
    hints: [
      'Who is supposed to ask when the language ended?',
      'Two verbs after the blank go together. Which ones?',
      'Does a command need a subject?',
      'What’s on each side of the blank, and what does that need?',
    ],
  }),
  reading({
    key: 'rw-boundaries-66',
    skill: 10,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Old figures mislead most easily when they are exact. Because the first census of the province counted as one household all who ate from one pot, and because in the upper valleys, where firewood was dear and winters were long, families that slept under three or four roofs took their meals ______ historians who trusted its totals pictured a country of great crowded houses that, had they walked through it with a tape measure, they would have looked for in vain.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'together,',
    wrong: [
      [
        'together;',
        'semicolon-after-fragment',
        'Both clauses before the semicolon depend on “because,” so no complete sentence has come to an end.',
        'Forty words with three verbs feel like a complete sentence.',
      ],
      [
        'together, and',
        'fragment',
        'With “and,” the historians would join the two reasons, and the sentence would never say what follows from them.',
        'Two clauses are joined by “and because,” and a third seems to continue the chain.',
      ],
      ['together:', 'colon-after-fragment', 'A colon may not follow clauses that still wait for their main clause.'],
    ],
    why: 'Two “because” clauses, joined by “and,” come first; the main clause is “historians … pictured a country of great crowded houses.” A comma separates clauses put in front from the main clause.',
    hints: [
      'Which verb goes with each “because”?',
      'Which verb doesn’t depend on a “because,” a “who,” or a “that”?',
      'What’s the order: reasons first, or result first?',
      '“Because A and because B … historians pictured C.” What goes in the gap?',
    ],
  }),
  reading({
    key: 'rw-boundaries-67',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>So completely had the fog, which came up from the marsh at four and by five had taken the church, the inn, and the pump, swallowed the houses on the far side of the ______ Ottilie, opening her window to call the children in, believed for a moment that the village had been withdrawn, politely, as a dish is withdrawn from a guest who has not touched it.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'green that',
    wrong: [
      [
        'green; that',
        'semicolon-before-fragment',
        'What Ottilie believed is the result that “so completely” waits for, and no semicolon can come in between.',
        'What stands before the mark has its subject and verb, and what follows is long.',
      ],
      [
        'green. That',
        'fragment',
        'A “that” clause which completes “so completely” cannot stand as a sentence of its own.',
      ],
      [
        'green that,',
        'misplaced-comma',
        'The comma parts “that” from Ottilie, though nothing is inserted between them.',
        'An insertion does come soon, and commas after “that” are often the first of a pair.',
      ],
    ],
    why: '“So completely had the fog swallowed the houses that Ottilie believed …” is one unit: “so” asks for “that.” No mark separates them; the insertions (“which came up …,” “opening her window …”) have their own pairs of commas.',
    hints: [
      '“So completely”: what do you wait for?',
      'Take out the extra parts. What’s left?',
      '“She was so tired that she slept.” Do you pause?',
      'The words about the window already have their marks. Anything else needed?',
    ],
  }),
  reading({
    key: 'rw-boundaries-68',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The little museum has learned to enjoy the stories that come with its gifts and to believe none of them. A sea chest, which a family from the upper farms presented in 1954 with a brass plate already screwed to its lid, was said to have crossed the ocean with the first ______ the marks on its boards, as any visiting carpenter is glad to point out, are those of a band saw, a machine that nobody in the county owned before 1890.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'settlers, for instance;',
    wrong: [
      [
        'settlers; for instance,',
        'wrong-relation',
        'The saw marks are no instance of a chest that crossed the ocean; they speak against it.',
        'This is the usual place of such words, and the form is sound.',
      ],
      [
        'settlers, for instance,',
        'comma-splice',
        'Commas alone cannot hold the two complete sentences apart.',
        'Between commas, “for instance” looks like an ordinary insertion in one sentence.',
      ],
      ['settlers for instance,', 'comma-splice', 'One comma is all that stands between two complete sentences.'],
    ],
    why: 'The chest is an instance of the stories that the museum does not believe, so “for instance” belongs to the sentence about the chest and ends it. The saw marks then refute the story, in a second sentence after the semicolon.',
    hints: [
      'What does the museum do with the stories?',
      'Which fact is an example of that?',
      'Do the saw marks fit the chest’s story or go against it?',
      'The example words stay with the example. Where’s the strong mark, then?',
    ],
  }),
  reading({
    key: 'rw-boundaries-69',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Salt from the coast, cedar from the hills, indigo in sealed jars, and news of every war within a month’s ______ all of these came to the town by camel, and of the four, the innkeepers said, it was the news that spoiled first.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'ride—',
    wrong: [
      [
        'ride;',
        'semicolon-after-fragment',
        'The list before the semicolon has no verb and is not a complete sentence.',
      ],
      ['ride', 'missing-punctuation', 'Nothing shows where the list ends and the sentence about it begins.'],
      [
        'ride, so',
        'wrong-relation',
        '“So” would give a result, but nothing has been said yet of the four things in the list.',
      ],
    ],
    why: 'The list comes first, and “all of these” gathers it up in a complete sentence. A dash marks the turn from such a list to the words that sum it up.',
    hints: [
      'Does the list have a verb?',
      'What does “all of these” go back to?',
      'What would usually come last, the list or the statement?',
      'Which mark can follow a list and point to what sums it up?',
    ],
  }),
  reading({
    key: 'rw-boundaries-70',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Of my grandmother’s seven children, only the eldest was a boy, and of him she spoke, even when he was sixty and a judge, as of something that had been lent to her. Her ______ to the house on the first of every month with a cake that he had not baked and a reason for leaving early; her daughters, four of whom lived in the next street, came when they liked, ate what there was, and stayed.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'son, whose robe she had hemmed herself, came',
    wrong: [
      [
        'son whose robe she had hemmed herself came',
        'nonrestrictive-not-set-off',
        'Without marks, the clause would pick out one son among several.',
        'Nothing in the sentence itself forbids it: only the text before it does.',
      ],
      [
        'son whose robe she had hemmed herself, came',
        'comma-between-subject-and-verb',
        'The only comma parts the subject from its verb.',
        'After so long a subject, a comma before the verb feels like a natural pause.',
      ],
      [
        'son, whose robe she had hemmed herself came',
        'unpaired-comma',
        'The clause about the robe is opened by a comma and never closed.',
      ],
    ],
    why: 'There is only one son (“only the eldest was a boy”), so the clause about the robe is not needed to say which. It adds a detail and is set off by a comma on each side, like “four of whom lived in the next street.”',
    hints: [
      'How many sons are there?',
      'Do you need the robe to know which son it is?',
      'Look at the daughters. How is their extra part marked?',
      'It could be left out. So what do you put around it?',
    ],
  }),
];
