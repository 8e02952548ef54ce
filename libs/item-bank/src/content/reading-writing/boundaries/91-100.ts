import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_91_100: readonly Item[] = [
  reading({
    key: 'rw-boundaries-91',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The harbor committee had expected three boats for its first regatta and found itself, on the morning, with eleven. Those that are remembered were a lobster smack, whose owner, a widow of eighty, had entered it in her late husband’s name; two dories, lashed together by schoolboys and steered, as far as anyone could tell, by shouting; a raft, the property of the ______ had last been afloat in 1911, when it was used to carry a bell; and a bathtub, disqualified before the start.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'chapel, that',
    wrong: [
      [
        'chapel; that',
        'list-separator',
        'A semicolon would make a new boat of what is only said further of this one.',
        'Semicolons have divided the list so far, and one seems due after so long a stretch.',
      ],
      [
        'chapel that',
        'unpaired-comma',
        'It would be the chapel that had been afloat; the words about the owner are opened by a comma and never closed.',
        'Nothing usually stands before “that,” and a reader who has learned this rule applies it here.',
      ],
      ['chapel: that', 'colon-after-fragment', 'The words before it are an item of a list and announce nothing.'],
    ],
    why: '“The property of the chapel” interrupts “a raft … that had last been afloat in 1911.” It was opened by a comma and is closed by one. The semicolons belong only between the boats.',
    hints: [
      'Which boats are in the list, and where does each one begin?',
      'Leave out who owns the raft. Does it still make sense?',
      'What had last been afloat in 1911?',
      'It’s an interruption inside one item. What do its two ends need?',
    ],
  }),
  reading({
    key: 'rw-boundaries-92',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>Engineers had drawn a canal that would lead the river around the old quarter, and the money for it had been voted twice. But clay under the western bank proved too soft to hold the walls, and no one could be found to insure the work. In the end the river was not diverted; the town was ______ the spring of 1952, six hundred houses stood on the hill, in streets that bore the names of the drowned ones.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'moved instead. By',
    wrong: [
      [
        'moved instead, by',
        'comma-splice',
        'Two sentences, each with a subject and a verb, are joined by a comma alone.',
        'A short clause flows easily into the date, and the pause seems slight.',
      ],
      [
        'moved. Instead, by',
        'wrong-relation',
        'The houses on the hill do not take the place of the moving of the town; they are its result.',
        '“Instead” opens a sentence more often than it closes one.',
      ],
      [
        'moved instead by',
        'run-on',
        'With no mark, the date seems to tell when the town was moved, and the next sentence has no beginning.',
      ],
    ],
    why: '“Instead” contrasts moving the town with diverting the river, so it belongs to “the town was moved.” A new sentence, with the result, begins after it.',
    hints: [
      'They did one thing in place of another. Which?',
      'Look around the semicolon. Which two actions are opposed?',
      'Do the six hundred houses go against the move or follow from it?',
      'So where does the sentence about moving end?',
    ],
  }),
  reading({
    key: 'rw-boundaries-93',
    skill: 10,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>When the old potter Kwame Darko died, his kilns, his glazes, and a debt to the charcoal burners passed to his only ______ had never made a pot of which he approved. Within a year she had sold the wheel, filled in the clay pit, and begun to cast, in the largest of the kilns, the bronze doors for which the town is known today.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'daughter, the sculptor Ama Darko, who',
    wrong: [
      [
        'daughter the sculptor Ama Darko, who',
        'nonrestrictive-not-set-off',
        'An only daughter is known without being named, so the name is added and needs a mark in front of it as well.',
      ],
      [
        'daughter, the sculptor, Ama Darko, who',
        'restrictive-set-off',
        '“The sculptor” is part of the name’s description and tells which Ama Darko is meant; it is not an addition of its own.',
      ],
      [
        'daughter, the sculptor Ama Darko who',
        'unpaired-comma',
        'The name is set off in front but not behind, and there are not several Ama Darkos to choose from.',
      ],
    ],
    why: 'He had only one daughter, so “the sculptor Ama Darko” adds her name and is enclosed in commas. Within it, the profession goes directly with the name.',
    hints: [
      'How many daughters did he have?',
      'Do you need the name to know who’s meant?',
      'Look inside the added words. What goes between a profession and a name?',
      'Where else in the text does a job come right before a name?',
    ],
  }),
  reading({
    key: 'rw-boundaries-94',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The inquiry sat for eleven weeks, heard ninety witnesses, and printed every word of what they said. Yet the question for which it had been called together, which was not who had opened the sluice, for that was known within the hour, but why in the course of a whole night nobody had thought of closing ______ left to the last page of the report, where a single sentence remarks that the matter lay outside the terms under which the members had been appointed.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'it, was',
    wrong: [
      [
        'it? Was',
        'indirect-question-mark',
        'The sentence does not ask why; it only mentions the question, and its verb is still to come.',
        'The words “who” and “why” lead toward a question mark, and something is in fact being asked.',
      ],
      [
        'it was',
        'unpaired-comma',
        'The clause that begins with “which was not who” is opened by a comma and never closed.',
        'A subject and its verb should not be parted, and the verb follows at once.',
      ],
      [
        'it; was',
        'semicolon-between-subject-and-verb',
        'What follows the semicolon is the verb of “the question,” not a sentence.',
      ],
    ],
    why: '“Yet the question … was left to the last page” is the sentence. The clause from “which” to “closing it” is an insertion between commas; the question in it is reported, not asked.',
    hints: [
      'What’s the subject of the second sentence, and what’s its verb?',
      'Where does the “which” part begin and end?',
      'Is anyone asking, or is a question only mentioned?',
      'A comma opened it. How do you close it before the verb?',
    ],
  }),
  reading({
    key: 'rw-boundaries-95',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>What, the guide wants to know of each party before she turns the key, would you carry out with you if this house were on ______ People look about them at the harpsichord, the tapestries, and the little Dutch panel of a milkmaid. In nineteen years, she says, a single visitor, a boy of five, has thought of naming the dog that is asleep on the stairs.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'fire?',
    wrong: [
      [
        'fire.',
        'missing-question-mark',
        'The words of the guide are put to the reader as she puts them to her visitors, with “would” before “you.”',
      ],
      ['fire,', 'comma-splice', 'A comma cannot join the guide’s words to a new sentence about the people.'],
      [
        'fire;',
        'missing-question-mark',
        'This mark would join two statements, and the first of these is no statement.',
      ],
    ],
    why: '“The guide wants to know of each party” is inserted into the question “What … would you carry out with you if this house were on fire?” The order “would you” shows that the question is direct.',
    hints: [
      'Leave out the guide and the key. Which words are left?',
      'Which comes first, “would” or “you”?',
      'Is “the guide wants to know” the frame or just inserted?',
      '“What, I wonder, is she reading” or “I wonder what she is reading”: which is this?',
    ],
  }),
  reading({
    key: 'rw-boundaries-96',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Nobody wrote the songs down until the cannery closed and the island began to empty. Even then, the collector who came with his machine was given the weddings and the whaling, which anyone could sing, and little else. The oldest of those that the herring girls, who worked with both hands and so had only their voices free, used to teach to anyone who would stand near them for an hour without ______ about a debt, and it was never sung before strangers, one of whom, after all, might have owed it.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'talking is',
    wrong: [
      [
        'talking, is',
        'comma-between-subject-and-verb',
        'The clause about the girls’ hands has both its commas already, and this one would part the subject from its verb.',
        'After some thirty words, the voice drops before the verb, and the ear asks for a comma.',
      ],
      [
        'talking—is',
        'dash-between-subject-and-verb',
        'Nothing has been opened by a dash, and what stands before it is a subject still without its verb.',
        'The subject of the song comes as a surprise, and a dash would prepare it.',
      ],
      ['talking; is', 'semicolon-between-subject-and-verb', 'Neither side of the semicolon would be a sentence.'],
    ],
    why: 'The subject is “the oldest of those that the herring girls … used to teach to anyone who would stand near them,” and its verb is “is.” However long a subject is, no single mark separates it from its verb.',
    hints: [
      'What is about a debt?',
      'Inside the long subject, some words are set off. Are they closed already?',
      '“The oldest of those that the girls used to teach … about a debt.” Do you pause?',
      'Is the blank the end of an interruption or just of a long subject?',
    ],
  }),
  reading({
    key: 'rw-boundaries-97',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>The forger had a gift for whatever could be seen. His paper was old, his ink was brown in the right way, and the hand was Admiral Reyes’s to the life. The curators of the naval museum, who were to be the buyers, doubted one point ______ not the spelling, which in those days was free, nor the ship, which had indeed been off that coast, but the hour, since a letter dated at noon describes a sky in which the sun is setting over the land.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'only:',
    wrong: [
      [
        'only;',
        'semicolon-before-fragment',
        'All the verbs that follow belong to clauses beginning with “which” or “since,” so no sentence follows the semicolon.',
        'Several verbs and three commas follow, so that what comes looks like a sentence of its own.',
      ],
      ['only. And', 'fragment', 'With “And,” what follows has still no subject and no verb of its own.'],
      [
        'only',
        'missing-punctuation',
        'Without a mark, “only not the spelling” reads as one phrase and nothing shows that the point is about to be named.',
        '“Only not” can mean “everything but,” and it seems to lead on smoothly.',
      ],
    ],
    why: '“The curators … doubted one point only” is complete and makes the reader ask which. The words that follow, “not … nor … but the hour,” name it; they are no sentence, so a colon introduces them.',
    hints: [
      'Is the part before the blank complete?',
      '“One point”: what do you want to know?',
      'After the blank, is there any verb that’s on its own?',
      'Which mark brings what has just been promised?',
    ],
  }),
  reading({
    key: 'rw-boundaries-98',
    skill: 10,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>The pigment called mummy brown was sold in Europe for some three hundred years, and it was what its name said. When the painter Edward Burne-Jones learned from a colleague what his tube contained—bitumen, resin, and (as the man assured him, with evident relish) ground Egyptian ______ walked out into the garden, his wife recalls, and gave the tube a decent burial.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'dead—he',
    wrong: [
      ['dead, he', 'mixed-punctuation', 'The list of contents was opened with a dash, and a comma cannot close it.'],
      ['dead) he', 'unpaired-parenthesis', 'The parenthesis about the man’s relish was closed before “ground.”'],
      [
        'dead he',
        'unpaired-dash',
        'The list would be opened with a dash and never closed, and it would run into the subject of the sentence.',
      ],
    ],
    why: 'The list of what the tube contained interrupts “When the painter … learned … what his tube contained, he walked out.” It was opened with a dash, so a dash closes it; the parenthesis inside it is complete in itself.',
    hints: [
      'What interrupts, and which mark starts it?',
      'There’s a parenthesis, too. Is it closed already?',
      'Skip from “contained” to the blank. What’s left?',
      'How does an interruption end?',
    ],
  }),
  reading({
    key: 'rw-boundaries-99',
    skill: 10,
    difficulty: 'hard',
    seconds: 70,
    passage:
      '<p>Readers have always found in Noémie Tran’s poems what they were looking for, and what most of them were looking for was comfort. The wish that she expressed in a letter to her printer, that her lines should be “as plain as ______ been repeated so often, by people who forget that the printer had just asked her to pay for a second color of ink, that a remark about the cost of a title page has become a theory of art.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'bread,” has',
    wrong: [
      [
        'bread” has',
        'unpaired-comma',
        'The clause that gives the wish is set off in front by a comma and would not be set off behind.',
        'A few quoted words are often run into a sentence without any mark, and here a verb follows at once.',
      ],
      [
        'bread”; has',
        'semicolon-between-subject-and-verb',
        '“Has been repeated” has its subject before the semicolon, and so no sentence follows.',
      ],
      [
        'bread” that has',
        'subject-without-verb',
        '“The wish” would be left without a verb of its own.',
        '“That” comes twice in the sentence already, and a third clause of the kind seems to carry the description on.',
      ],
    ],
    why: '“The wish that she expressed … has been repeated so often.” The clause “that her lines should be ‘as plain as bread’” says what the wish was; it is inserted between commas, and the second one stands inside the closing quotation mark.',
    hints: [
      'What has been repeated so often?',
      'Two “that” parts follow “the wish.” Which one says what she wished?',
      'The comma after “printer” opens something. Where does it end?',
      'Read from “The wish” to “printer” and go straight to the verb. Does it work?',
    ],
  }),
  reading({
    key: 'rw-boundaries-100',
    skill: 10,
    difficulty: 'medium',
    seconds: 65,
    passage:
      '<p>For a season or two, the new varnish was praised by everyone who bought a violin. The trouble with it, as the makers found out when the first of the instruments came back to the workshop after three dry summers, ______ it had never stopped hardening, so that a tone that had been warm in March was thin by the end of the following year and could have cut glass by the end of the next.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'was that',
    wrong: [
      [
        'was: that',
        'colon-between-verb-and-object',
        'The words before the colon lack what “was” needs in order to be complete.',
      ],
      [
        'was that,',
        'misplaced-comma',
        '“That” opens the clause whose subject follows at once, and nothing is inserted there.',
      ],
      ['was, that', 'comma-between-verb-and-complement', 'A verb is not separated from the clause that completes it.'],
    ],
    why: '“The trouble with it … was that it had never stopped hardening”: the clause with “that” completes “was,” and no mark stands between or within the two.',
    hints: [
      'What was the trouble?',
      'Skip the “as” part. What’s left?',
      'Does “was” make sense without what comes next?',
      'So what goes between the verb and what completes it?',
    ],
  }),
];
