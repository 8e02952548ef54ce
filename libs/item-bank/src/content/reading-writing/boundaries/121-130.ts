import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_121_130: readonly Item[] = [
  reading({
    key: 'rw-boundaries-121',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>There were four of us children, and I was the only girl, which my aunts held to be a waste, since I alone could swim. On the day of the crossing the boat was loaded without a word to me. My ______ turned green on a footbridge, was given the oars because he was the eldest; the other two, who could at least row, were told to sit still and sing.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'brother Efraín, who',
    wrong: [
      [
        'brother, Efraín, who',
        'restrictive-set-off',
        'Commas around the name would say that the writer has no other brother.',
        'A name after a relation is often seen between commas, and the commas here are at least a pair.',
      ],
      [
        'brother, Efraín who',
        'misplaced-comma',
        'The mark stands before a name that is needed, and none stands before a clause that is not.',
      ],
      [
        'brother Efraín who',
        'unpaired-comma',
        'The clause about the footbridge is closed by a comma and was never opened by one.',
        'The clause seems to tell which of the brothers is meant, and then it would need no mark.',
      ],
    ],
    why: 'Of four children one is a girl, so there are three brothers, and the name is needed to say which: no comma before it. The name settles it; the clause that follows only adds something and stands between commas.',
    hints: [
      'How many brothers must there be?',
      'Do you need the name to know which one?',
      'You know who it is now. Do you still need the footbridge?',
      'There’s a comma after “footbridge.” What does it close?',
    ],
  }),
  reading({
    key: 'rw-boundaries-122',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>On still evenings in spring the smoke of the brickworks lay across the orchards, and the growers went to law about it. Then came the May night that killed the blossom in the whole of the next valley. Whether the smoke, to which the growers told each other from that day on that they owed their ______ in fact kept off the frost or the frost had merely turned aside, as frosts will, the suit was dropped without a word of explanation to the court.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'peaches, had',
    wrong: [
      [
        'peaches had',
        'unpaired-comma',
        'The clause that begins with “to which” is opened by a comma and never closed.',
        'A subject and its verb should not be parted, and the verb stands right behind the blank.',
      ],
      [
        'peaches; had',
        'semicolon-after-fragment',
        'What stands before this mark begins with “Whether” and is not a sentence.',
      ],
      [
        'peaches, it had',
        'double-subject',
        '“The smoke” is the subject already and needs only its verb.',
        'So many words have passed that the subject seems to need a reminder.',
      ],
    ],
    why: '“Whether the smoke had in fact kept off the frost or …” is the frame. The clause “to which … they owed their peaches” is inserted after “smoke” and has a comma at each end.',
    hints: [
      'Which verb goes with “the smoke”?',
      'Where does the “to which” part end?',
      'Leave that part out. Is the sentence fine?',
      'A comma opened it. How do you close it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-123',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Three verdicts were given in the matter of the goat, and all of them are kept in a tin at the town hall. The first was read aloud in the square, to cheers; the second, in the ______ third, which acquitted everybody, the goat included, was not read out at all but slipped under the doors by night.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'chapel; the',
    wrong: [
      [
        'chapel, the',
        'comma-splice',
        'The verdict that acquitted everybody has a verb of its own, and a comma is too weak before it.',
      ],
      ['chapel: the', 'wrong-relation', 'A third verdict does not explain where the second was read.'],
      ['chapel the', 'run-on', 'Nothing would part the second verdict from the third.'],
    ],
    why: '“The second, in the chapel” stands for “the second was read aloud in the chapel.” It is parted from the first by a semicolon, and the third, a complete clause, follows in the same way.',
    hints: [
      'What did they do with each verdict?',
      'There’s a comma after “second.” Which words does it stand for?',
      'How is the first verdict set off from the second?',
      'They’re three of a kind. What do you put between them?',
    ],
  }),
  reading({
    key: 'rw-boundaries-124',
    skill: 10,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>In 1898, after eleven sittings, the court ruled that the will was in the old woman’s hand and that the house must go to the gardener. Her nephews, who had been to three universities between them, ______ of them, though, was prepared to put up the deposit that an appeal would have cost, and the gardener’s great-granddaughter is still in possession.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'believed otherwise; none',
    wrong: [
      ['believed otherwise, none', 'comma-splice', 'Both halves are sentences, and a comma cannot hold them together.'],
      [
        'believed; otherwise, none',
        'wrong-relation',
        'This leaves “believed” without anything that they believed, and it makes the second half a result that does not fit “though.”',
        'The word often opens a sentence and is then fenced off in just this way.',
      ],
      [
        'believed otherwise none',
        'run-on',
        'Two sentences would run together.',
        'The word can go with what follows it, and then no mark would be needed between them.',
      ],
    ],
    why: '“Otherwise” says what the nephews believed: not what the court did. It completes “believed,” and the first sentence ends after it.',
    hints: [
      'What did the nephews believe?',
      'Take the linking word away. Does “believed” have what it needs?',
      'What does “though” already do?',
      '“If not” or “in another way”: what does the word mean here?',
    ],
  }),
  reading({
    key: 'rw-boundaries-125',
    skill: 10,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>The bowl stood for a century in a case with things that it did not resemble. Its glaze is not Chinese; no kiln of the time could have held such heat for so long. Nor, as the dealer who sold it to the museum had maintained with a warmth that ought to have been a ______ Persian: the sand in the clay comes from a beach two miles from the museum.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'warning, was it',
    wrong: [
      [
        'warning was it',
        'unpaired-comma',
        'The words about the dealer are opened by a comma and would not be closed.',
        '“Nor” is followed by its verb directly whenever nothing stands between them.',
      ],
      [
        'warning; was it',
        'semicolon-after-fragment',
        'Before this mark there would be “Nor” and an insertion but no clause.',
        '“Was it Persian” looks like a question and thus like a new beginning.',
      ],
      ['warning, it was', 'word-order', 'After “Nor” at the head of a sentence, the verb comes before its subject.'],
    ],
    why: '“Nor was it Persian” is the sentence; “as the dealer … had maintained …” interrupts it between two commas. After “Nor,” the verb comes before the subject.',
    hints: [
      'Does the text say it is Persian or it isn’t?',
      'Skip the dealer. What’s left?',
      'After “Nor,” which comes first, the verb or the subject?',
      'What two things do you have to get right?',
    ],
  }),
  reading({
    key: 'rw-boundaries-126',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>It was long disputed whether the quagga was an animal of its own kind or a zebra that had left itself unfinished. The quagga (a South African animal with stripes on its head, neck, and shoulders but hardly any on its ______ found to be a form of the plains zebra in the 1980s, when scraps of dried flesh on old skins were examined.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'legs) was',
    wrong: [
      [
        'legs), was',
        'comma-between-subject-and-verb',
        'The parenthesis already marks the interruption, and the comma parts the subject from its verb.',
      ],
      ['legs, was', 'unpaired-parenthesis', 'What was opened before “a South African animal” would never be closed.'],
      ['legs); was', 'semicolon-between-subject-and-verb', 'Neither side of this mark would be a sentence.'],
    ],
    why: '“The quagga was found to be a form of the plains zebra”: without the parenthesis, no mark stands between the subject and the verb, and none is added because of it.',
    hints: [
      'Skip the parenthesis. What does the sentence say?',
      'Would you put a mark between that subject and its verb?',
      'How many ends does a parenthesis have?',
      'Once that’s closed, do you need anything the short sentence doesn’t have?',
    ],
  }),
  reading({
    key: 'rw-boundaries-127',
    skill: 10,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The judge in Naledi Mokoena’s comedy has walked all night to hear a case of three stolen pears, and at the landing he hesitates. “Is it the current that you ______ ferryman asks, letting go of the rope, “or the fare?” The judge, who has no purse about him, replies that it is the law, and wades.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'fear,” the',
    wrong: [
      [
        'fear?” the',
        'doubled-mark',
        'The question is not over here; its second half, with its mark, comes after the words about the ferryman.',
        'The ferryman is plainly asking something, and what he has said so far could be a question by itself.',
      ],
      ['fear” the', 'missing-comma', 'Nothing would part his words from those that tell who speaks.'],
      [
        'fear.” The',
        'missing-question-mark',
        'The first half of a question would be closed as though it were a statement.',
        'A new sentence would begin with its subject and verb, “The ferryman asks.”',
      ],
    ],
    why: 'He asks one question: “Is it the current that you fear or the fare?” It is interrupted by the words that tell who speaks, so a comma stands before them and the question mark comes once, at the end.',
    hints: [
      'Put the two quoted pieces together. What is he asking?',
      'How many questions does the ferryman ask?',
      'The second piece starts with a small letter. What does that show?',
      'So where does his question end?',
    ],
  }),
  reading({
    key: 'rw-boundaries-128',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The committee’s history of the ascent thanks by name the makers of the ropes, the biscuits, and the ink. The summit was reached by two gentlemen and nine ______ when the time came to divide among them the medals that the king had had struck for the purpose, having been entered in the list by anything but the name of his village, the postmaster sent seven of the nine back.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'porters; none of the latter,',
    wrong: [
      [
        'porters, none of the latter,',
        'comma-splice',
        '“The postmaster sent” is a second main clause, and only commas stand before it.',
        '“None … having been entered” is no complete clause, so that a comma seems enough.',
      ],
      [
        'porters, none of whom,',
        'comma-splice',
        '“None of whom” would tie the words to the first sentence, and “the postmaster sent” would then follow a comma.',
        'After a number of people, “none of whom” is what one most expects.',
      ],
      ['porters none of the latter,', 'run-on', 'The first sentence would have no end.'],
    ],
    why: '“The postmaster sent seven of the nine back” is the second main clause. “None of the latter … having been entered …” goes with it and gives the reason; so the strong mark stands before it.',
    hints: [
      'What’s the main verb after “village”?',
      'Is “having been entered” a clause of its own?',
      'Does the reason go with the climb or with sending them back?',
      'So on which side of the reason does the strong mark go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-129',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The proverb has the facts and misses the cause. Swallows do not gather on the ______ they are tired from the summer, as my grandmother used to tell us, and still less to hold a council. They gather there because a wire sets every bird at the same height in the same wind, so that none of them can leave without all the others’ feeling it.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'wires because',
    wrong: [
      ['wires; because', 'semicolon-before-fragment', 'A clause that begins with “because” is not a sentence.'],
      ['wires. Because', 'fragment', 'The clause about tiredness would be left standing without a main clause.'],
      [
        'wires, because',
        'misplaced-comma',
        'This mark would cut the reason off from “not” and say that swallows do not gather there at all.',
      ],
    ],
    why: 'The swallows do gather; what is denied is the reason. The reason therefore stays within the reach of “not,” without any mark.',
    hints: [
      'Do swallows gather on wires?',
      'So what does “not” deny?',
      'What’s the real reason, in the last sentence?',
      '“Not” and what it denies: should anything come between them?',
    ],
  }),
  reading({
    key: 'rw-boundaries-130',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Nothing about the first gamelan that many visitors hear is what they had imagined. It is played by people who sit on the ______ of it is bronze, not wood; and its smallest drum gives orders to the largest gong.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'floor; most',
    wrong: [
      ['floor, most', 'list-separator', 'The text goes on to use another mark between statements of this kind.'],
      ['floor most', 'run-on', 'Two statements would run together.'],
      ['floor: most', 'wrong-relation', 'What the instruments are made of does not explain where people sit.'],
    ],
    why: 'Three complete statements stand side by side. A semicolon divides the second from the third, and the same mark divides the first from the second.',
    hints: [
      'How many statements does the second sentence make?',
      'Which mark comes before the last one?',
      'Does one of the statements explain another?',
      'They’re all on one level. Which mark goes between them?',
    ],
  }),
];
