import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_141_150: readonly Item[] = [
  reading({
    key: 'rw-boundaries-141',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>A swarm that has left its hive hangs for a day or two from a branch while it decides where to live. Some three hundred of its bees go out to look at ______ perhaps twenty come back with anything to report. They report it by dancing, and the swarm is convinced, little by little, by whoever goes on dancing longest.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'holes; of these,',
    wrong: [
      [
        'holes, of these,',
        'comma-splice',
        'The second statement has its own subject and verb, and only commas stand around its opening.',
      ],
      [
        'holes of these;',
        'misplaced-semicolon',
        '“Of these” would belong to the holes, and the second statement would lose the words that tell of whom it speaks.',
      ],
      ['holes of these', 'run-on', 'No mark would stand between two statements.'],
    ],
    why: '“Of these” means “of the three hundred bees” and opens the second statement, so the strong mark stands before it and a light one after it.',
    hints: [
      'Does “these” mean the holes or the bees?',
      'Which statement does “of these” belong to?',
      'Where do the two statements meet?',
      'What goes before the linking words, and what after them?',
    ],
  }),
  reading({
    key: 'rw-boundaries-142',
    skill: 10,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>The sash was four yards long, and it was the regiment’s whole uniform, the state having been unable to run to anything further. Officers were expected to wear it at all ______ seen without it, if only by the barber, was to be fined a month’s pay, which in most years amounted to nothing.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'times; to be',
    wrong: [
      [
        'times, to be',
        'comma-splice',
        '“To be seen without it” is the subject of “was,” and so a second sentence begins here with only a comma before it.',
        'A phrase with “to” seems to add the purpose of wearing it.',
      ],
      [
        'times to be',
        'run-on',
        'The words with “to” are the subject of “was to be fined” and cannot also tell why the sash was worn.',
        '“At all times to be seen” reads smoothly for as long as the verb has not come.',
      ],
      ['times; to be,', 'misplaced-comma', 'The last mark cuts the phrase apart that it opens.'],
    ],
    why: '“To be seen without it … was to be fined a month’s pay”: the phrase with “to” is a subject, and its verb is “was.” So two complete sentences meet after “times.”',
    hints: [
      'One verb has no subject unless it’s the “to” part. Which verb?',
      'Read on to “was to be fined.” Who or what was?',
      '“To be late was to be laughed at.” What’s the subject there?',
      'So where does the second sentence begin?',
    ],
  }),
  reading({
    key: 'rw-boundaries-143',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The war is remembered for its last week, and the last week for its generals, on whose horses pigeons now sit in every square. That it ended in that week and not in the autumn was owing not so much to them, or to the ministers who had quarreled all winter about the color of the peace, the size of the table, and the order in which they were to sit at ______ a thaw that turned both armies’ bread to paste.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'it, as to',
    wrong: [
      [
        'it as to',
        'unpaired-comma',
        'The words from “or to the ministers” on are set off in front and would not be set off behind.',
        'Inside a comparison there is usually no mark, and “so much … as” is a comparison.',
      ],
      [
        'it; as to',
        'semicolon-before-fragment',
        'What follows completes “not so much to them” and has no main verb.',
        'The commas of a list stand before the blank, and something stronger seems needed to get out of it.',
      ],
      ['it, than to', 'wrong-relation', '“Not so much” does not go with this word.'],
    ],
    why: '“Was owing not so much to them … as to a thaw” is one comparison. “Or to the ministers who …” is inserted into it and is closed with a comma, as it was opened.',
    hints: [
      '“Not so much to them”: which word does this wait for?',
      'The ministers interrupt. Where do they come in?',
      'Is the list of their quarrels the whole interruption or just a part?',
      'Skip from “not so much to them” to the words after the blank. What comes?',
    ],
  }),
  reading({
    key: 'rw-boundaries-144',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>The customs officers at Port Sable kept a careful record of what they took away from travelers and no record of what became of it. In the spring of 1887 they removed from a single trunk four things (all of them, the owner swore, presents from an ______ a stuffed heron, a jar of teeth, a flag of no known country, and the officers’ own clock.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'aunt):',
    wrong: [
      ['aunt:', 'unpaired-parenthesis', 'The remark of the owner was opened and would never be closed.'],
      [
        'aunt:)',
        'misplaced-colon',
        'The mark that announces the four things belongs to the sentence, not to the remark within it.',
      ],
      ['aunt)', 'missing-punctuation', 'Nothing would show that the four things are about to be named.'],
    ],
    why: 'Without the parenthesis, the sentence reads “they removed … four things: a stuffed heron, …” The colon comes after the parenthesis has been closed.',
    hints: [
      'Leave out what the owner said. What’s left?',
      'Which mark brings in the four things?',
      'Does that mark belong to the sentence or to the remark?',
      'What do you do first, and what second?',
    ],
  }),
  reading({
    key: 'rw-boundaries-145',
    skill: 10,
    difficulty: 'hard',
    seconds: 60,
    passage:
      '<p>The fisherwoman’s letters to her son, who had become an accountant in a city without a river, were kept by him in order of date and of weight. They contain a good deal about engines. “The sea does not bargain with anyone who has a wife and a boat to lose,” she ______ only waits until he has talked himself out.”</p>',
    question: CONFORMS,
    at: 'd',
    right: 'wrote; “it',
    wrong: [
      [
        'wrote, “it',
        'comma-splice',
        'Her words are two complete sentences, and only a comma and the name of the speaker stand between them.',
        'Words that tell who is speaking usually stand between two commas.',
      ],
      ['wrote “it', 'run-on', 'No mark would stand after the words that tell who is speaking.'],
      [
        'wrote; it',
        'missing-quotation-mark',
        'Her second sentence ends with a closing quotation mark and would not have an opening one.',
        'The strong mark is right, and the small letter makes the sentence seem to go on.',
      ],
    ],
    why: 'She writes two complete sentences: “The sea does not bargain …” and “it only waits ….” The mark between them comes after “she wrote,” and it must be one that can join two sentences.',
    hints: [
      'How many full sentences does she write?',
      'Put them together without “she wrote.” How strong a mark do you need?',
      'Does “it only waits” have its own verb?',
      'A quotation has two ends. Where do the quotation marks go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-146',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The divers worked for three summers in water the color of tea. Out of the mud under the keel they brought up ______ they had been sent to find: spoons, shoes, a chess set without its queens, and a barrel of nails that had rusted into a single nail.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'everything but what',
    wrong: [
      ['everything but, what', 'misplaced-comma', 'The mark parts “but” from what it excepts.'],
      [
        'everything but: what',
        'colon-after-fragment',
        'A colon would announce what is excepted, though the sentence is not complete before it.',
      ],
      ['everything; but what', 'semicolon-before-fragment', '“But what they had been sent to find” is not a sentence.'],
    ],
    why: '“Everything but what they had been sent to find” means “everything except that.” The words belong together and take no mark.',
    hints: [
      'What does “but” mean here?',
      'Did the divers find what they were looking for?',
      'Try “except” in its place. Do you pause?',
      'So what goes between it and the words around it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-147',
    skill: 10,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>He was the younger son, and he had been sent to the capital to be made a lawyer of. The debts that he ran up there in his first winter, which were to a tailor, a florist, and a man who rented out monkeys by the evening, his mother ______ of his second, which were to the same three people and a notary, she did not learn of until the notary came to dinner.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'paid; those',
    wrong: [
      [
        'paid, those',
        'comma-splice',
        '“She did not learn of” makes a second sentence, and a comma is too weak before it.',
        'The debts of the second winter seem to be a further item of what was paid.',
      ],
      [
        'paid those',
        'run-on',
        '“Paid” has its object already, the debts of the first winter, and these are not what she paid.',
        'The verb is followed at once by something that it could have as its object.',
      ],
      ['paid; those,', 'misplaced-comma', 'The last mark would part “those” from the words that say which are meant.'],
    ],
    why: 'Both sentences put the object first: “The debts that he ran up … his mother paid; those of his second … she did not learn of.” What she paid stands at the beginning, so the first sentence ends with “paid.”',
    hints: [
      'What did his mother pay?',
      'Is what she paid before the blank or after it?',
      'And what didn’t she learn of?',
      'In both halves, what usually comes last is first. How many statements is that?',
    ],
  }),
  reading({
    key: 'rw-boundaries-148',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Every third market day the aunt of the narrator took the early ferry. She went to have her knives sharpened by the one man who did not talk about ______ the price of salt from somebody who did not sell it, and to sit for an hour in the waiting room of a dentist whom she never consulted.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'them, to learn',
    wrong: [
      [
        'them; to learn',
        'semicolon-in-simple-list',
        'The three things that she went to do have no commas inside and are divided by commas, as the mark after “sell it” shows.',
      ],
      ['them: to learn', 'wrong-relation', 'The second errand does not explain the first.'],
      ['them to learn', 'missing-comma', 'The first errand would run into the second.'],
    ],
    why: '“To have …, to learn …, and to sit …” is a plain list of three. Its parts have no commas of their own, so commas divide them.',
    hints: [
      'How many errands does she have?',
      'How does each errand begin?',
      'Which mark is between the second and the third?',
      'So what should the first one have?',
    ],
  }),
  reading({
    key: 'rw-boundaries-149',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Visitors may look at the drawings for no longer than it takes to walk past them. Because the ink that the draftsmen preferred, which is made of walnut husks, fades even in the light of a ______ the paper, which is thin, has been eaten into wherever the ink lies thick, the curators bring them out for one week in ten years.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'candle, and because',
    wrong: [
      [
        'candle, because',
        'missing-conjunction',
        'Two reasons of the same rank would stand side by side with nothing to join them.',
      ],
      ['candle; because', 'semicolon-after-fragment', 'Before this mark there is only a reason and no main clause.'],
      ['candle. And because', 'fragment', 'The first reason would be left standing alone as a sentence.'],
    ],
    why: 'Two reasons (“because the ink … fades” and “because the paper … has been eaten into”) stand before one main clause, “the curators bring them out ….” A comma and “and” join the reasons.',
    hints: [
      'Where’s the main part of the second sentence?',
      'How many reasons come before the main part?',
      'Could either reason stand alone?',
      'How do you join two of a kind?',
    ],
  }),
  reading({
    key: 'rw-boundaries-150',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The camp at Lenz had its own post office, its own stamps, and nine censors who had been schoolteachers. Such of the prisoners’ letters as these men, who read by candlelight and were paid by the line struck out and not by the line let through, had not found worth the trouble of ______ to the families after the war in the order in which they had been written, so that marriages were proposed in the morning and broken off by night.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'spoiling were delivered',
    wrong: [
      [
        'spoiling, were delivered',
        'comma-between-subject-and-verb',
        'The clause about the pay of the men has both its commas, and this one would part a subject from its verb.',
        'More than thirty words separate the first noun from its verb, and a voice would rest before the verb.',
      ],
      [
        'spoiling were delivered,',
        'misplaced-comma',
        'Nothing is inserted after the verb, and the mark would cut off the people to whom the letters went.',
      ],
      [
        'spoiling; these were delivered',
        'semicolon-after-fragment',
        'What stands before this mark is a subject that has no verb yet.',
        'A new subject, “these,” takes up the letters and gives the sentence a second start.',
      ],
    ],
    why: 'The subject is “such of the prisoners’ letters as these men … had not found worth the trouble of spoiling”; its verb is “were delivered.” However long it is, a subject is not parted from its verb by a single mark.',
    hints: [
      'What was delivered after the war?',
      'The “who” part is closed before the blank. Where?',
      '“Such of the letters as these men had not spoiled … to the families.” What goes in?',
      'Is anything still open at the blank?',
    ],
  }),
];
