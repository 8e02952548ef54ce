import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_31_40: readonly Item[] = [
  reading({
    key: 'rw-boundaries-31',
    skill: 10,
    difficulty: 'medium',
    seconds: 45,
    passage:
      '<p>The heating failed in the middle of a January performance of <em>The Winter’s Tale</em>. Rather than send the audience home, stage ______ handed out the costumes of the second half—wool cloaks, fur hats, and one moth-eaten bearskin—to the front rows, and the play went on.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'manager Idris Kaplan',
    wrong: [
      [
        'manager, Idris Kaplan,',
        'title-set-off',
        'Marks on both sides would make the name removable, but “stage manager handed out the costumes” is no sentence without a “the” or “a.”',
      ],
      [
        'manager Idris Kaplan,',
        'comma-between-subject-and-verb',
        'The comma stands between “handed out” and the person who did it.',
      ],
      ['manager, Idris Kaplan', 'title-set-off', 'The comma cuts a title off from the name that it belongs to.'],
    ],
    why: '“Stage manager” stands before the name as a title, without “the” or “a.” Title and name together are the subject of “handed out,” so nothing separates them from each other or from the verb.',
    hints: [
      'Which words say who handed out the costumes?',
      'Leave out the name. Does it still sound right?',
      'There’s no “the” or “a.” What other title works like that?',
      'How would you write “Captain Ahab handed out the costumes”?',
    ],
  }),
  reading({
    key: 'rw-boundaries-32',
    skill: 10,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Keepers of seed banks are often asked how long ______ The honest answer is that nobody knows the limit: a date palm seed that was found in the ruins of Masada, in the Judean desert, sprouted after some two thousand years.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'a seed can sleep.',
    wrong: [
      [
        'a seed can sleep?',
        'indirect-question-mark',
        'The sentence reports that something is asked; it does not itself ask, so it does not end like a question.',
      ],
      [
        'can a seed sleep.',
        'indirect-question-order',
        'Verb before subject is the order of a question put directly, and this one is reported.',
      ],
      [
        'can a seed sleep?',
        'indirect-question-order',
        'Both the order of the words and the mark belong to a question put directly, and this one is reported.',
      ],
    ],
    why: 'The main clause, “Keepers … are often asked,” is a statement. A question reported inside it keeps the order of a statement (“how long a seed can sleep”), and the sentence ends with a period.',
    hints: [
      'Is the writer asking you, or telling what others ask?',
      'What two things are different in the choices?',
      '“She asked where I was,” or “Where was I”: which order is this?',
      'It’s a report. What do the order and the last mark have to fit?',
    ],
  }),
  reading({
    key: 'rw-boundaries-33',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Imani Duarte’s new play asks a great deal of its audience and even more of its two actors. Three objects—a ladder, a coil of rope, and a door that opens onto ______ all that the stage has to offer, and from them the village, the flood, and the long night on the roof must be imagined.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'nothing—are',
    wrong: [
      [
        'nothing, are',
        'mixed-punctuation',
        'A comma cannot close what a dash has opened, and the items inside already have commas.',
      ],
      [
        'nothing: are',
        'colon-between-subject-and-verb',
        'A colon would leave “Three objects” without a verb, and nothing is announced here.',
      ],
      ['nothing are', 'missing-punctuation', 'The interruption that begins after “objects” would never end.'],
    ],
    why: 'The list from “a ladder” to “nothing” interrupts the sentence “Three objects are all that the stage has to offer.” A dash opens the interruption, so a dash must close it.',
    hints: [
      'Which verb goes with “Three objects”?',
      'The objects get named in the middle. Where does that start and stop?',
      'Which mark is right after “objects”?',
      'So how do you close what that mark opened?',
    ],
  }),
  reading({
    key: 'rw-boundaries-34',
    skill: 10,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>For years, the conservators who looked after the captain’s letters believed that those of 1847 were lost, since their ink had faded to the color of the ______ the steel pen had pressed fine grooves into each sheet, and under a low, slanting light every word could be read.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'paper; however,',
    wrong: [
      [
        'paper, however,',
        'comma-splice',
        '“However” is not a joining word like “but,” so two complete sentences run together here.',
      ],
      [
        'paper however;',
        'wrong-relation',
        'This ties “however” to the fading, which contrasts with nothing before it, and leaves no mark in front of it.',
      ],
      ['paper, however', 'comma-splice', 'Commas alone cannot hold the two complete sentences together.'],
    ],
    why: 'The fading explains why the letters seemed lost; the grooves are what contrasts with it. So the first sentence ends at “paper,” and “however,” followed by a comma, opens the second.',
    hints: [
      'How many full sentences are there, and where does the second one start?',
      'Which fact is the surprise, the faded ink or the grooves?',
      'Which sentence does “however” belong to, then?',
      '“However” can’t join sentences on its own. Where does the strong mark go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-35',
    skill: 10,
    difficulty: 'easy',
    seconds: 50,
    passage:
      '<p>Four times a year, volunteers count the animals in the rock pools below the lighthouse, each of them working through a square one meter wide. The canvas bag that every newcomer is handed on the first morning ______ a hand lens, a waterproof pencil, a tide table, and a card that shows the twelve commonest snails.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'contains',
    wrong: [
      [
        'contains:',
        'colon-between-verb-and-object',
        'A colon needs a complete sentence before it, and “The canvas bag … contains” is not complete.',
      ],
      [
        'contains,',
        'comma-between-verb-and-object',
        'The comma separates the verb from the very things that it needs.',
      ],
      [
        'contains;',
        'semicolon-before-list',
        'A semicolon would have to stand between two complete sentences, and there is none on either side.',
      ],
    ],
    why: 'The list is the object of “contains.” A verb runs straight on to its object, even when the object is a long list.',
    hints: [
      'Read up to the blank. Could that stand alone?',
      'What does that verb need to be complete?',
      'Does every list need a mark in front?',
      'Say there’s only one thing in the bag. How would you write that?',
    ],
  }),
  reading({
    key: 'rw-boundaries-36',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Of the recordings that came to the archive when the radio station closed, three kinds had never been cataloged: lullabies, sung by women who had learned them, as far as anyone could tell, from grandmothers born in slavery, and recorded in kitchens, with the noise of pots left ______ sermons, which the station had paid for but, fearing complaints, had never broadcast; and the calls by which fish sellers, each with a tune of her own, used to announce the morning’s catch.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'in;',
    wrong: [
      [
        'in,',
        'list-separator',
        'After so many commas inside the first item, one more would make the sermons look like another detail of the lullabies.',
        'The first item is full of commas, and a reader who has lost sight of the list adds one more.',
      ],
      [
        'in:',
        'second-colon',
        'A colon already announces the three kinds; the sermons are the next of them and not an explanation of the noise.',
      ],
      [
        'in—',
        'mixed-punctuation',
        'A dash would turn the sermons into an aside, but they are one of the three kinds that the sentence promises.',
        'The sermons, with their “which” clause, look like an aside, for which a dash seems lively and right.',
      ],
    ],
    why: 'The colon announces three kinds: lullabies, sermons, and calls. Since each comes with commas of its own, semicolons separate them, as the one before “and the calls” shows; the first item has to end in the same way.',
    hints: [
      'There are “three kinds.” What are they?',
      '“Sung by women,” “recorded in kitchens”: which kind is that about?',
      'Which mark is there at the end of the second kind?',
      'How should the first kind end, then?',
    ],
  }),
  reading({
    key: 'rw-boundaries-37',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Nobody at the inn slept that night, though not everybody was awake for the same reason. The guests warned by the ferryman’s boy, who had run up from the landing without his shoes, that the river was over its lower ______ carried their bundles to the loft and sat there among the onions; the others, to whose rooms the boy had not been let in, lay listening to the feet above them and, knowing nothing of the water, cursed the house.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'bank',
    wrong: [
      [
        'bank,',
        'comma-between-subject-and-verb',
        'The only interruption, “who had run up …,” has both of its commas already; this one would cut the guests off from what they did.',
        'The subject is so long that a reader pauses before the verb and marks the pause.',
      ],
      [
        'bank. They',
        'fragment',
        '“Warned by the ferryman’s boy” only tells which guests are meant, so the words before the period would have no main verb.',
        '“Warned” looks like the verb of a complete sentence that ends with the news of the river.',
      ],
      [
        'bank, they',
        'double-subject',
        '“The guests” are already the subject of “carried,” and “they” would name it a second time.',
      ],
    ],
    why: '“Warned by the ferryman’s boy … that the river was over its lower bank” tells which guests are meant: those who were warned. “The guests … carried” is subject and verb, and nothing may stand between them after the “who” clause has been closed.',
    hints: [
      'Who was warned, and who did the warning?',
      'What’s different about the two groups of guests?',
      'Which verb says what the first group did?',
      'Say just “The warned guests” and read on. Do you need a mark?',
    ],
  }),
  reading({
    key: 'rw-boundaries-38',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>Until there were satellites, most of what was known about the ice shelf came from sledge journeys, on which instruments were read by hand. The party of 1931, in its brief report, stated that the ice had drawn back some forty meters along the whole of the stretch that could be seen from the ridge, where its members had camped for the ______ the loss, to judge from the height of the old beaches, had been going on since long before anyone came to measure it.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'summer, and that',
    wrong: [
      [
        'summer and that',
        'unpaired-comma',
        'The extra clause that begins with “where” is opened by a comma and would never be closed.',
        'No mark is needed before “and” when it joins two “that” clauses, and a reader who stops there forgets the “where” clause.',
      ],
      [
        'summer; and that',
        'semicolon-before-fragment',
        '“That the loss … had been going on” is the second thing that was stated and cannot stand as a sentence.',
        'What follows is long and has a subject and a verb, so it feels like a sentence of its own.',
      ],
      [
        'summer, and that,',
        'misplaced-comma',
        'The comma after “that” separates the word from its own clause, since nothing is inserted there.',
      ],
    ],
    why: 'The party stated two things: that the ice had drawn back “and that” the loss was old. The clause “where its members had camped for the summer” comes between them as an extra; a comma opens it, so a comma has to close it.',
    hints: [
      'How many things did the report state?',
      'Which parts hang on “stated”?',
      'One part between them could be left out. Which one?',
      'A mark opens that part. Where’s its partner?',
    ],
  }),
  reading({
    key: 'rw-boundaries-39',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Visitors to the villa heard the same story for thirty years: the composer, woken by a storm, had written the whole quartet in one week, without crossing out a bar. The notebooks that were found in a Lisbon attic in 2004, nine years after the villa had been sold, speak of slower ______ sketches for the theme that he claimed to have heard in the thunder fill eleven pages, the earliest of them dated three winters before the storm.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'work, however; sketches',
    wrong: [
      [
        'work; however, sketches',
        'wrong-relation',
        'The sketches do not contrast with “slower work”; they are the proof of it.',
        'The pattern “; however,” is the one that most readers have learned, and it is sound in form.',
      ],
      [
        'work, however, sketches',
        'comma-splice',
        'Two commas around “however” leave two complete sentences with nothing strong enough between them.',
        '“However” between two commas is right in the middle of one sentence, and this looks like one.',
      ],
      ['work however, sketches', 'comma-splice', 'A comma alone cannot separate two complete sentences.'],
    ],
    why: 'What the notebooks say contrasts with the story told at the villa, so “however” belongs to the sentence about the notebooks, set off by a comma. The sketches then support that sentence, and the boundary falls after “however.”',
    hints: [
      'Three things get told, one after the other. Which three?',
      'Two of them disagree. Which two?',
      'Do the sketches go against the notebooks or back them up?',
      '“However” can end a sentence. Which sentence is it part of?',
    ],
  }),
  reading({
    key: 'rw-boundaries-40',
    skill: 10,
    difficulty: 'medium',
    seconds: 70,
    passage:
      '<p>When the poem was first printed, reviewers in the capital praised it for its calm, and for a generation schoolchildren were asked to admire the quiet of its last three lines. A later reader, who had grown up in the same fishing village and knew what its nets had cost, ______ “the calm of these lines is that of a kitchen in which nobody mentions the empty chair” and that to admire it was to take a seat in that chair without being asked.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'objected that',
    wrong: [
      ['objected, that', 'comma-before-that', 'A comma separates the verb from what was objected.'],
      [
        'objected that:',
        'colon-before-quotation',
        'A colon needs a complete sentence before it, and one that breaks off at “that” is not complete.',
        'A colon often comes before a quotation that is a whole sentence, as this one is.',
      ],
      [
        'objected that,',
        'comma-before-quotation',
        'A comma would cut “that” off from its own clause; the quoted words are part of the sentence here.',
        'Words like “she said” take a comma before a quotation, and readers carry the habit over.',
      ],
    ],
    why: 'The quoted words complete the “that” clause, just as the words after “and that” complete the second one. A quotation that is built into a sentence in this way gets the punctuation that the sentence would have without the quotation marks: none.',
    hints: [
      'Cover the quotation marks and read it aloud. How does it flow?',
      'There are two objections. How does the second one begin?',
      'Is the quotation set apart or built into the sentence?',
      'How would you write the first one to match the second?',
    ],
  }),
];
