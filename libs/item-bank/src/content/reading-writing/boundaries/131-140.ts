import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_131_140: readonly Item[] = [
  reading({
    key: 'rw-boundaries-132',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>A map of the delta is a map of one afternoon. Ask any farmer there where the river ______ he will turn slowly around, like somebody who has been asked where the sky is, and inquire whether you mean the river of this year, of the year when he was married, or of the lawsuit.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'is, and',
    wrong: [
      [
        'is? And',
        'indirect-question-mark',
        'The farmer’s question is only mentioned, in the order of a statement; the sentence itself is an order.',
      ],
      [
        'is and',
        'missing-comma',
        'Nothing parts the order from the statement that follows, which has its own subject.',
      ],
      ['is, he', 'comma-splice', 'The order and the statement are both complete, and a comma alone cannot join them.'],
    ],
    why: '“Ask any farmer … where the river is” is a complete order; “he will turn around” is a complete statement. A comma with “and” joins them. “Where the river is” is a reported question.',
    hints: [
      'Does the second sentence ask you something or tell you to do something?',
      '“Where the river is”: is that the order of a direct question?',
      'What’s on each side of the blank?',
      'Can a comma do that alone, or does it need help?',
    ],
  }),
  reading({
    key: 'rw-boundaries-133',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Weddings in the year after the flood were assembled more than celebrated. At my parents’, everything in the room was borrowed: the chairs, from the chapel; the lamp, from the station; and the coat in which my father stood, with its sleeves turned up twice, from a dentist. ______ nobody else would have wanted it.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'The accordion was their own;',
    wrong: [
      ['The accordion was their own,', 'comma-splice', 'Two complete statements would be joined by a comma.'],
      [
        'The accordion, being their own;',
        'semicolon-after-fragment',
        'Before the semicolon there is a subject with a description but without a verb.',
      ],
      ['The accordion was their own', 'run-on', 'Two statements would run together without a mark.'],
    ],
    why: '“The accordion was their own” is complete, and so is “nobody else would have wanted it,” which gives the reason. A semicolon can join them.',
    hints: [
      'What’s left of the mark, and what’s right of it?',
      'Could each side stand alone?',
      'Is “being” a full verb?',
      'What can go between two full statements?',
    ],
  }),
  reading({
    key: 'rw-boundaries-134',
    skill: 10,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>It was the shortest trial in the history of the island. The accused, a ram, was led in at nine, found to have eaten the banner of the guild of tailors, and led out before the clock had struck again. The record of it fills nine ______ witness, under a statute that had not been applied since the days of the bishops, had the right to give his evidence in verse, and eighty-one of them did.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'volumes, though: every',
    wrong: [
      [
        'volumes, though every',
        'wrong-relation',
        'This would set the verse against the nine volumes, and it is the verse that filled them.',
        'With a comma before it and a clause after it, the word would be an ordinary conjunction.',
      ],
      [
        'volumes; though every',
        'semicolon-before-fragment',
        'A clause that opens with “though” cannot stand alone after this mark.',
      ],
      [
        'volumes though, every',
        'comma-splice',
        'A comma alone would stand between two sentences.',
        'The word goes with what precedes it, as it should, and a pause follows.',
      ],
    ],
    why: 'The length of the record contrasts with the shortness of the trial, so “though” belongs to the first clause. What follows explains the nine volumes; a colon brings in the explanation.',
    hints: [
      'What’s surprising about nine volumes?',
      'Does the evidence in verse explain the nine volumes or go against them?',
      'Which fact does “though” go with?',
      'What do you close first, and what comes after that?',
    ],
  }),
  reading({
    key: 'rw-boundaries-135',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The floor of the Atlantic was thought to be a plain until somebody drew it. When cartographer Marie Tharp found, in the soundings that she was plotting, signs of a deep valley along the crest of the underwater ridge, her closest ______ dismissed the idea at first as “girl talk”; he was later to be its champion.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'colleague, geologist Bruce Heezen,',
    wrong: [
      [
        'colleague geologist Bruce Heezen',
        'nonrestrictive-not-set-off',
        'There is only one closest colleague, so the name is extra and has to be set off.',
      ],
      [
        'colleague, geologist, Bruce Heezen,',
        'misplaced-comma',
        'A profession that stands before a name as a title is not parted from it.',
      ],
      ['colleague, geologist Bruce Heezen', 'unpaired-comma', 'The name is set off in front and not behind.'],
    ],
    why: 'Only one colleague can be the closest, so “geologist Bruce Heezen” adds his name and stands between commas. Before the name, “geologist” is used like a title.',
    hints: [
      'How many closest colleagues can there be?',
      'Do you need the name to know who’s meant?',
      'Find the first job and name in the text. Any mark between them?',
      'What do added words need at each end?',
    ],
  }),
  reading({
    key: 'rw-boundaries-136',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The border between the two cantons is straight for sixty miles and then, for no reason that the ground can offer, has a dent in it. Had the surveyors, who were working in fog and, as one of them confessed on his deathbed, largely from ______ the ridge a mile farther to the south, where it can be crossed in slippers, the village of Orn would have had one school instead of two, and no customs house behind its font.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'memory, crossed',
    wrong: [
      [
        'memory crossed',
        'unpaired-comma',
        'The clause about the work in fog is opened by a comma and would not be closed.',
        'The insertion about the deathbed has both of its commas, so the commas seem to be in order.',
      ],
      [
        'memory, they crossed',
        'double-subject',
        '“The surveyors” is the subject already.',
        'After a long clause the sentence seems to need a fresh start.',
      ],
      ['memory; crossed', 'semicolon-after-fragment', '“Had the surveyors” is still without the rest of its verb.'],
    ],
    why: '“Had the surveyors crossed the ridge …” means “If the surveyors had crossed.” The clause “who were working in fog and … largely from memory” is inserted between commas; a smaller insertion stands inside it.',
    hints: [
      'What does “Had” mean at the start?',
      '“Had the surveyors”: which word completes that?',
      'There’s one insertion inside another. Where do they begin and end?',
      'Which comma has no partner yet?',
    ],
  }),
  reading({
    key: 'rw-boundaries-137',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Storm petrels come ashore only at night, and they nest in holes. What biologists wished to know was how a bird that has been at sea for days, and that lands in total darkness among thousands of burrows, goes straight to the one that is its ______ found the burrow, it turned out, with their nostrils open and could not find it with their nostrils closed.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'own. Petrels',
    wrong: [
      [
        'own? Petrels',
        'indirect-question-mark',
        'The question is reported within a statement that begins with “What biologists wished to know was.”',
      ],
      ['own, petrels', 'comma-splice', 'A comma stands between two complete sentences.'],
      ['own petrels', 'run-on', 'The end of one sentence would run into the next.'],
    ],
    why: '“What biologists wished to know was how a bird … goes …” is a statement that mentions a question, so it ends with a period. “Petrels found the burrow” is the next sentence.',
    hints: [
      'What’s the main verb of the second sentence?',
      'Is someone asking, or are we being told?',
      'What order does a question have that’s only mentioned?',
      'How does a statement end, and how does the next one start?',
    ],
  }),
  reading({
    key: 'rw-boundaries-138',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The treaty was drawn up twice so that each side might have something to show. Of the two copies, one, signed in haste on the head of a ______ overboard within the hour and has been read by nobody since. The other hangs in the palace, with a hole through the third article, where it was once nailed to a door.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'drum, went',
    wrong: [
      ['drum went', 'unpaired-comma', 'The words about the signing are opened by a comma and would not be closed.'],
      [
        'drum; went',
        'semicolon-between-subject-and-verb',
        'The subject, “one,” would be on one side of this mark and its verb on the other.',
      ],
      ['drum, it went', 'double-subject', '“One” is the subject already.'],
    ],
    why: '“One went overboard within the hour”: the words “signed in haste on the head of a drum” interrupt this and have a comma on each side.',
    hints: [
      'What went overboard?',
      'Where do the words about the signing begin?',
      'Leave them out. How does the sentence sound?',
      'How many marks does an interruption need?',
    ],
  }),
  reading({
    key: 'rw-boundaries-139',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The railway had been cut in eleven places, and the opening night could not be put off a second time. The opera company, its costumes sewn into mattresses, its harps, which nobody would insure, laid across the laps of the chorus, and its conductor walking ahead with a lamp in order to count the missing ______ the capital nine days late in the middle of its own obituary.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'rails, reached',
    wrong: [
      [
        'rails reached',
        'unpaired-comma',
        'Everything from “its costumes” on is inserted, and the insertion would not be closed.',
        'A subject and its verb should not be parted by a mark, and “reached” is the verb.',
      ],
      [
        'rails, it reached',
        'double-subject',
        '“The opera company” has been named as the subject.',
        'Three other subjects have come between, and the first one seems to be forgotten.',
      ],
      [
        'rails; reached',
        'semicolon-between-subject-and-verb',
        'What stands before this mark has no main verb: “sewn,” “laid,” and “walking” are not complete verbs.',
      ],
    ],
    why: '“The opera company reached the capital.” The three phrases (“its costumes sewn …, its harps … laid …, and its conductor walking …”) are inserted after the subject and closed by a comma.',
    hints: [
      'Who reached the capital?',
      'Three parts begin with “its.” Does any have a full verb?',
      'Where do those parts begin and end?',
      'Where does a long insertion need its marks?',
    ],
  }),
  reading({
    key: 'rw-boundaries-140',
    skill: 10,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>The handkerchief tree flowers in May. Its blossoms are small and dark, but each one hangs between two white leaves that may be as long as a ______ the wind moves them, the tree looks as if it were being waved from.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'hand. When',
    wrong: [
      [
        'hand, when',
        'comma-splice',
        'The clause about the wind belongs to what follows, so a comma would join two sentences.',
      ],
      ['hand when', 'run-on', 'Two sentences would run together, and the leaves would be long only in a wind.'],
      ['hand; when,', 'misplaced-comma', 'The last mark parts “when” from its own clause.'],
    ],
    why: '“When the wind moves them” goes with “the tree looks as if …,” as the comma after “them” shows. The sentence before it is complete at “hand.”',
    hints: [
      'Which statement does the wind part go with?',
      'Do the leaves get longer in the wind?',
      'Where does the first full statement end?',
      'Which mark ends a statement?',
    ],
  }),
];
