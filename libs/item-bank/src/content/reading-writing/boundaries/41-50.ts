import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_41_50: readonly Item[] = [
  reading({
    key: 'rw-boundaries-41',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The charango, a small Andean lute whose body was often made from the shell of an ______ has ten strings, tuned in five pairs. Most makers now carve the body from wood, to the relief of the animal’s admirers.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'armadillo,',
    wrong: [
      ['armadillo', 'unpaired-comma', 'The description that starts after “charango” would be opened and never closed.'],
      [
        'armadillo;',
        'semicolon-between-subject-and-verb',
        'What follows has no subject of its own, so this mark cannot stand here.',
      ],
      ['armadillo—', 'mixed-punctuation', 'A dash cannot close a description that a comma has opened.'],
    ],
    why: 'The words from “a small Andean lute” to “armadillo” describe the charango and could be left out. A comma opens the description after “charango,” so a comma closes it before the verb “has.”',
    hints: [
      'What has ten strings?',
      'Can you leave out the words that describe the charango?',
      'Which mark comes right after “charango”?',
      'So how do you close the words about the charango?',
    ],
  }),
  reading({
    key: 'rw-boundaries-42',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Before light batteries were to be had, people who wanted to fly a model aircraft by electricity met with a stubborn ______ what the motor needed for a flight of ten minutes weighed more than the wings could lift.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'problem:',
    wrong: [
      ['problem', 'run-on', 'Two complete sentences run together with no mark between them.'],
      ['problem,', 'comma-splice', 'A comma alone cannot join two complete sentences.'],
      [
        'problem; because',
        'semicolon-before-fragment',
        'The added word makes a dependent clause of what follows, and a semicolon cannot stand before one.',
      ],
    ],
    why: 'The first sentence speaks of “a stubborn problem” without saying what it was; the second says it. Both are complete, and a colon introduces the explanation.',
    hints: [
      'What was the problem?',
      'Which verb goes with “what the motor needed”?',
      'What does the second part do for “a stubborn problem”?',
      'Both parts are complete, and one explains the other. Which mark does that?',
    ],
  }),
  reading({
    key: 'rw-boundaries-43',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>My uncle’s ferry, he liked to say, was older than the republic. Its engine (taken from a tractor that had been left behind by a traveling ______ so loud that passengers learned to speak by signs, and two marriages were agreed on in that way without a word said aloud.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'circus) was',
    wrong: [
      [
        'circus), was',
        'comma-between-subject-and-verb',
        'The extra words are enclosed already; the comma after them would only part “engine” from its verb.',
      ],
      ['circus, was', 'unpaired-parenthesis', 'The parenthesis that opens after “engine” would never be closed.'],
      ['circus—was', 'mixed-punctuation', 'A dash cannot close what a parenthesis has opened.'],
    ],
    why: 'A parenthesis opens after “engine” and must be closed where the extra words end, after “circus.” Without them the sentence reads “Its engine was so loud,” which has no comma.',
    hints: [
      'Where do the extra words about the engine begin?',
      'Read it without them. Does it make sense?',
      'Which mark opened them, and what’s its partner?',
      'Once they’re closed, do you need anything else before the verb?',
    ],
  }),
  reading({
    key: 'rw-boundaries-44',
    skill: 10,
    difficulty: 'easy',
    seconds: 60,
    passage:
      '<p>Nothing in the village of Halima Sesay’s comedy is what it seems, and the well least of all. The question on which the plot turns—who, in a year without rain, has been selling the ______ first asked by a child, and it takes the grown-ups three acts to hear it.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'water?—is',
    wrong: [
      [
        'water, is',
        'mixed-punctuation',
        'The comma leaves open what began with a dash, and nothing marks the inserted words as a question.',
      ],
      [
        'water? Is',
        'fragment',
        'A new sentence here would leave “The question on which the plot turns” without a verb.',
      ],
      ['water?, is', 'mixed-punctuation', 'A comma cannot close what a dash has opened.'],
    ],
    why: 'The child’s question is inserted between “The question … turns” and “is first asked.” A dash opens the insertion and another closes it; since the inserted words are themselves a question, they keep their question mark before the dash.',
    hints: [
      'A child asks it first. What’s the subject?',
      'The question itself comes in the middle. Where does it begin?',
      'You have to show two things about those words. Which two?',
      'Look at the mark after “turns.” What do you need at the other end?',
    ],
  }),
  reading({
    key: 'rw-boundaries-45',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The tide tables sold in the harbor shop were computed for a port forty kilometers to the east, where high water comes almost an hour earlier. A crew that relies on ______ find the channel still too shallow for its keel.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'them, therefore, may',
    wrong: [
      [
        'them; therefore, may',
        'semicolon-between-subject-and-verb',
        'The words before the semicolon are only a subject, and those after it only its verb.',
      ],
      ['them, therefore may', 'unpaired-comma', '“Therefore” is opened by a comma here and not closed.'],
      [
        'them therefore, may',
        'comma-between-subject-and-verb',
        'One comma alone parts the crew from what it may find.',
      ],
    ],
    why: '“A crew that relies on them may find …” is one sentence. “Therefore” is inserted between its subject and its verb, so a comma stands on each side.',
    hints: [
      'How many full sentences are there?',
      'Leave out “therefore.” Does the rest still work?',
      'Is “therefore” at the start or in the middle?',
      'A word set off in the middle: what goes around it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-46',
    skill: 10,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The lighthouse service did not trust the new lamp. For eleven months its keeper, a widow named Solveig Aune, was made to light the old one beside it and to note, every hour, which of the two was seen first by the pilots at ______ the inspectors, who had set her the task in the hope that she would tire of it, read through her tables, found no hour in which the old lamp had won, and had it broken up for its brass.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'sea; in the twelfth,',
    wrong: [
      [
        'sea, in the twelfth;',
        'wrong-relation',
        'This would put the pilots’ sightings in the twelfth month, against “for eleven months.”',
        'The form is sound, and a time at the end of a sentence is quite usual.',
      ],
      [
        'sea, in the twelfth,',
        'comma-splice',
        'Between two commas, the words of time join two complete sentences that nothing holds apart.',
        'Commas on both sides of the words of time look like a well-made insertion.',
      ],
      ['sea in the twelfth,', 'comma-splice', 'The only mark between two complete sentences is a comma.'],
    ],
    why: 'The keeper’s work lasted “eleven months,” so what happened “in the twelfth” is the reading of the tables. The words of time open the second sentence, and a semicolon before them ends the first.',
    hints: [
      'After the blank, who did what?',
      'There are two full sentences. Which one has “in the twelfth”?',
      'How long did the keeper’s task go on?',
      'So where does the strong mark go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-47',
    skill: 10,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Farmers in those hills had always maintained that red clover failed wherever the old hedges were grubbed up; the agronomists answered that the soil was to blame. A schoolteacher then showed, by sowing the same tired field both under a net, which kept the bumblebees out, and in the open, where they came and went as they ______ the soil was innocent: what the missing hedges had taken with them was the place where the bees made their nests.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'pleased, that',
    wrong: [
      [
        'pleased that',
        'unpaired-comma',
        'The insertion that begins after “showed” would be opened and never closed.',
        'No comma belongs between a verb and its “that” clause, and “pleased that” is itself a familiar phrase.',
      ],
      [
        'pleased: that',
        'wrong-relation',
        'What stands before the colon would lack what the teacher showed, so it would not be complete.',
        'The result of the trial is about to be announced, and a colon announces.',
      ],
      [
        'pleased; that',
        'semicolon-before-fragment',
        'A “that” clause which completes “showed” cannot stand after a semicolon.',
      ],
    ],
    why: '“A schoolteacher then showed … that the soil was innocent” is the frame. Everything from “by sowing” to “pleased” is inserted between the verb and its “that” clause; a comma opens it after “showed,” and a comma closes it.',
    hints: [
      'What did the schoolteacher show?',
      'What comes between “showed” and what was shown?',
      '“By sowing” starts an insertion. Which mark is in front of it?',
      'Where does that insertion end, and what does it need there?',
    ],
  }),
  reading({
    key: 'rw-boundaries-48',
    skill: 10,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The ministry’s report speaks of the potters of the valley as if they had acted as one, and as if all had welcomed the gas kilns. The ledgers of the workshops tell another story. The ______ to gas within a year, since a load of identical plates could not be risked in a wood fire; those who made jars for the village weddings, on which the marks left by the flames were thought to bring luck, went on splitting pine as their mothers had done.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'potters who supplied the hotels changed',
    wrong: [
      [
        'potters, who supplied the hotels, changed',
        'restrictive-set-off',
        'Set off in this way, the clause would say that all the potters supplied the hotels, and the text goes on to speak of others.',
        'The pair of commas is complete, and the sentence alone would be faultless.',
      ],
      [
        'potters, who supplied the hotels changed',
        'unpaired-comma',
        'A clause that is opened as an extra has to be closed as one.',
      ],
      [
        'potters who supplied the hotels, changed',
        'comma-between-subject-and-verb',
        'The comma parts the long subject from its verb.',
        'The subject is long, and the voice pauses before the verb.',
      ],
    ],
    why: 'The text sets two groups of potters against each other: those “who supplied the hotels” and “those who made jars for the village weddings.” The clause is needed to say which potters changed, so it is not set off.',
    hints: [
      'How many groups of potters are there?',
      '“The potters changed to gas.” Is that true for all of them?',
      'How does the text bring in the second group?',
      'The “who” part tells which ones. Is it extra or needed?',
    ],
  }),
  reading({
    key: 'rw-boundaries-49',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The prize, which is given for work that cannot be sold, went last year to three makers: Oyelaran Adebisi, whose bell of ice rang once, at noon, and then melted; Tomasz Wierzba, a glassblower who, having lost his furnace to a fire, shaped bubbles of ______ nobody, not even the jury, could take home; and Rosa Quispe, who for a month rewove each night, on the same two stakes, a net that each morning’s tide undid.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'soap, which',
    wrong: [
      [
        'soap; which',
        'list-separator',
        'In this list a semicolon says that the next maker follows, and the bubbles are still Wierzba’s.',
        'Semicolons separate the parts of this sentence, and another seems to keep the pattern.',
      ],
      [
        'soap: which',
        'second-colon',
        'What follows cannot stand as an explanation of its own, and the one colon of the list has been used.',
      ],
      [
        'soap, which,',
        'misplaced-comma',
        'Nothing is inserted right after “which”; the insertion comes after “nobody.”',
        'Earlier, “who, having lost …,” has a comma at that place, and an insertion does follow a word later.',
      ],
    ],
    why: 'Semicolons stand between the three makers. The blank is inside what is said of the second one: “which nobody … could take home” adds a detail about the bubbles, so a comma sets it off, and “not even the jury” has its own pair of commas.',
    hints: [
      'How many makers are there?',
      'After the blank, is it still the same maker?',
      'What does “which” refer to?',
      'Is the blank between two makers or inside one?',
    ],
  }),
  reading({
    key: 'rw-boundaries-50',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The dealer showed the chart by candlelight only, and he had good reasons. Whether it had been drawn by a pilot who had sailed that coast or by a monk who, without ever leaving his abbey, had listened to what pilots said in the taverns of the ______ a question on which its price, as he knew better than anyone, entirely depended; and the ink, seen by day, would have answered it.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'port was',
    wrong: [
      [
        'port, was',
        'comma-between-subject-and-verb',
        'The insertion about the abbey has both its commas; this one would part the subject from its verb.',
        'Forty words of subject seem to ask for a pause before the verb.',
      ],
      [
        'port, it was',
        'double-subject',
        'The “whether” clause would lose its place, since “it” would take over as the subject of “a question.”',
        'Sentences such as “Whether it rains or shines, we go” begin in the same way.',
      ],
      [
        'port; was',
        'semicolon-between-subject-and-verb',
        'Neither the words before the semicolon nor those after it are a complete sentence.',
      ],
    ],
    why: 'The whole clause from “Whether” to “port” is the subject: where the chart came from was a question. A subject, however long, is not separated from its verb.',
    hints: [
      'Which question does the price depend on?',
      'Put “Its origin” in front of the verb. How does it sound?',
      'Is the “whether” part a subject or a condition?',
      'How many marks does “Its origin” need before its verb?',
    ],
  }),
];
