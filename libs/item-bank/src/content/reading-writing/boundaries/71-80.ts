import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_71_80: readonly Item[] = [
  reading({
    key: 'rw-boundaries-71',
    skill: 10,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Because the Moon turns once on its axis in the time that it takes to travel once around ______ the same side of it always faces us. Nobody had seen the other until 1959, when a Soviet probe sent back a handful of blurred photographs.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'Earth,',
    wrong: [
      [
        'Earth;',
        'semicolon-after-fragment',
        'The words before the blank begin with “Because” and are not complete, so a semicolon cannot follow them.',
      ],
      ['Earth and', 'fragment', 'With “and,” the sentence would give two reasons and never say what they lead to.'],
      ['Earth. And', 'fragment', 'A “because” clause cannot stand as a sentence by itself.'],
    ],
    why: 'The “because” clause depends on the main clause “the same side of it always faces us.” A dependent clause in front of its main clause is followed by a comma.',
    hints: [
      '“Because”: what do you wait for?',
      'Which part could stand alone?',
      'Which comes first, the reason or the result?',
      '“Because it rained we stayed at home.” Where would you put the mark?',
    ],
  }),
  reading({
    key: 'rw-boundaries-72',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Telegraph wires sing in a steady breeze, and it was long supposed that they did so because they trembled like the strings of a violin. In fact, the pitch of the note depends ______ the air moves and how thick the wire is; how tightly it has been stretched hardly matters.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'on how fast',
    wrong: [
      [
        'on: how fast',
        'colon-after-preposition',
        'A colon needs a complete sentence before it, and none ends with “on.”',
      ],
      ['on, how fast', 'comma-after-preposition', 'The comma parts “on” from the words that it needs.'],
      ['on how fast,', 'misplaced-comma', 'The comma parts “how fast” from the clause that it belongs to.'],
    ],
    why: '“How fast the air moves” and “how thick the wire is” are the two objects of “on.” A preposition runs straight on to its objects, and “how fast” straight on to its clause.',
    hints: [
      'Which two things does the pitch depend on?',
      'Put a plain noun in place of each. What do you get?',
      'Look at the part about the wire. Any marks?',
      '“Depends on speed and thickness”: would you add a mark?',
    ],
  }),
  reading({
    key: 'rw-boundaries-73',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Mirela Stoica wrote nineteen poems in prison, each on whatever scrap the guards had overlooked, and no two of the scraps are alike. Her ______ the inside of a matchbox, its lines growing smaller and smaller toward the bottom edge.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'poem “Thaw” fills',
    wrong: [
      [
        'poem, “Thaw,” fills',
        'restrictive-set-off',
        'Two commas would say that she had only one poem, whose name happens to be “Thaw.”',
      ],
      [
        'poem “Thaw,” fills',
        'comma-between-subject-and-verb',
        'The only comma parts the subject from what the poem fills.',
      ],
      ['poem, “Thaw” fills', 'unpaired-comma', 'The title is opened as an extra and never closed.'],
    ],
    why: 'Stoica wrote nineteen poems, so the title is needed to say which of them is meant. A name that tells which one is not set off.',
    hints: [
      'How many poems did she write in prison?',
      'Without the title, would you know which poem?',
      'Commas around a name say something about it. What?',
      '“My friend Ana” or “my mother, Ana”: which one is this like?',
    ],
  }),
  reading({
    key: 'rw-boundaries-74',
    skill: 10,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The clay disks turn up in every layer of the mound, always in pairs, always near a hearth, and always with one face scorched. Nobody who worked there in the first decades, when the finds were sorted by color and packed off to three museums, could say what the people who had made them in such numbers used them ______ excavators, who had the pairs brought together again, saw that two disks laid face to face would exactly hold a loaf.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'for; later',
    wrong: [
      [
        'for, later',
        'comma-splice',
        'Each side has a subject and a verb of its own, and a comma is too weak between them.',
        'A sentence that ends in “for” sounds unfinished, so the pause seems a slight one.',
      ],
      [
        'for later',
        'run-on',
        'With no mark, the second subject, “excavators,” runs into the sentence before it.',
        '“Used them for later excavators” slips past the ear as if the words belonged together.',
      ],
      [
        'for later,',
        'run-on',
        'The mark comes after a word that belongs to “excavators” and leaves the sentences unparted.',
      ],
    ],
    why: '“Nobody … could say what the people … used them for” is complete: “what” is the object of “for.” “Later excavators … saw …” is the second sentence, and a semicolon joins the two.',
    hints: [
      'Who saw that two disks would hold a loaf?',
      'In “what the people used them for,” does “for” need anything more?',
      '“I know what it is for.” Is that finished?',
      'So where does one sentence end and the next begin?',
    ],
  }),
  reading({
    key: 'rw-boundaries-75',
    skill: 10,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The commission had been asked why so few of the new clerks stayed. It reported, after eleven sittings, that the wages, though regular, were lower than those of a carter, who needed no ______ that the stairs, of which there were six flights, had been built without a window; and that the chief clerk, a man of great learning, had for some years been in the habit of reading aloud, through the whole of the afternoon, from a history of the office that he himself had written.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'schooling;',
    wrong: [
      [
        'schooling,',
        'list-separator',
        'With so many commas inside the findings, one more does not show that a new finding begins.',
        'A comma closes the “who” clause, and a reader who sees that does not ask for more.',
      ],
      [
        'schooling, and',
        'list-separator',
        'The second finding is not the last, and the text joins the third in another way.',
        'Two “that” clauses joined by “and” are a familiar pair, and the third is still far off.',
      ],
      [
        'schooling:',
        'wrong-relation',
        'The stairs do not explain the wages or the carter; they are a finding of their own.',
      ],
    ],
    why: 'The commission reported three things: that the wages were low, that the stairs were dark, and that the chief clerk read aloud. The findings contain commas, so semicolons separate them, as the one before “and that” shows.',
    hints: [
      'How many things did the commission report?',
      'Where do you find the “that” of each one?',
      'Which mark comes at the end of the second one?',
      'How should the marks between long items look?',
    ],
  }),
  reading({
    key: 'rw-boundaries-76',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>A machine that sorts letters must find the address before it can read it, and early ones were easily misled by stamps, seals, and the drawings of children. A mechanic who had watched them fail all winter noticed that people, whatever else they scribble, seldom write anything below the last line of the ______ giving the machine a place to start from: it could scan upward from the lower edge and take the first marks that it met for the name of the town.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'address, thus',
    wrong: [
      [
        'address; thus,',
        'semicolon-before-fragment',
        'What comes before the colon has no finite verb, so it is not a complete sentence.',
        '“Thus” often opens a sentence after a semicolon, and a complete sentence does come later.',
      ],
      [
        'address. Thus',
        'fragment',
        '“Giving the machine a place to start from” cannot stand as a sentence.',
        'The first sentence is long and complete, and “thus” seems to begin the next.',
      ],
      [
        'address thus',
        'missing-comma',
        'Without a mark, “thus” and what it introduces run into the sentence about the last line.',
      ],
    ],
    why: '“Thus giving the machine a place to start from” has a participle and no finite verb, so it can only be added to the sentence before it, with a comma. The complete sentence with “could scan” comes after the colon.',
    hints: [
      'What form is the verb right after the blank?',
      '“Thus it gave,” “thus giving”: which one has a full verb?',
      'Is there a full sentence between the blank and the colon?',
      'It’s only an addition. How strong a mark does it need?',
    ],
  }),
  reading({
    key: 'rw-boundaries-77',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>When cannon had made them useless, most towns along the river pulled their walls down and sold the stone. This one kept its walls not because anyone, even among the old families whose arms were carved above the gates, imagined that they would stop an ______ because every load of wine that came in had to pass the bench of the man who took the toll, and he could not be asked to sit at every garden fence.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'army but',
    wrong: [
      [
        'army; but',
        'semicolon-before-fragment',
        'The second “because” clause is the other half of “not because” and is not a sentence.',
        'Each reason is long enough for a sentence, and “but” seems to join two of them.',
      ],
      [
        'army. But',
        'fragment',
        'The second reason would be torn from “not,” which waits for it.',
        'The first part can be read as complete, and many sentences begin with “But.”',
      ],
      ['army but,', 'misplaced-comma', 'The comma parts “but” from the reason that it brings in.'],
    ],
    why: '“Not because … but because …” is one pair that gives the wrong reason and the right one for “kept its walls.” Its two halves belong to one sentence, with no mark between them; the commas around “even among …” enclose an insertion.',
    hints: [
      '“Not because”: what do you wait for?',
      'Make each reason one word. What does it say?',
      '“Not because he was tired but because he was bored.” Any marks?',
      'Can the “because” part at the end stand alone?',
    ],
  }),
  reading({
    key: 'rw-boundaries-78',
    skill: 10,
    difficulty: 'hard',
    seconds: 75,
    passage:
      '<p>The sponge divers of my great-uncle’s generation, who had learned to work at depths at which younger men, for all their instruments, hesitated, knew without a watch when to come up. What the oldest of ______ “the singing,” a thin, high note that nobody in the boat could hear, began in the left ear; when it reached the right, my great-uncle said, one had time to cut a single sponge more, and no time to choose it.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'them called, shyly,',
    wrong: [
      [
        'them called, shyly',
        'unpaired-comma',
        'The word “shyly” is set off on one side and not on the other.',
        'No comma belongs between “called” and the name that it gives, and this choice seems to respect that.',
      ],
      [
        'them called shyly,',
        'comma-between-verb-and-object',
        'The single comma parts the verb from the name that it gives.',
        'A comma before opening quotation marks is right after “she said,” and readers put one there by habit.',
      ],
      [
        'them called shyly:',
        'colon-between-verb-and-object',
        'A colon needs a complete sentence before it, and one that begins with “What” and breaks off at its verb is not.',
      ],
    ],
    why: '“What the oldest of them called ‘the singing’” is the subject of “began.” The name runs on from “called” without a mark of its own; the adverb “shyly” is inserted between them, and an inserted word needs a comma on each side.',
    hints: [
      'What began in the left ear?',
      'Are the quoted words something someone said or a name?',
      'Leave out “shyly.” Do you need a mark before the quotation?',
      'Now put “shyly” back in. What does an inserted word get?',
    ],
  }),
  reading({
    key: 'rw-boundaries-79',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The boat had been tied up at the quay for an hour, and half of its passengers were already on the tram that climbs to the upper town. “Is that the ______ asked the child beside me, who had been looking at it all the while and had expected, I suppose, something with sails.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'ferry?”',
    wrong: [
      ['ferry?,”', 'doubled-mark', 'Two marks stand here for one end of a quotation.'],
      ['ferry”?', 'mark-outside-quotation', 'The mark outside would make the narrator the one who asks.'],
      ['ferry,”', 'missing-question-mark', 'The child’s words lose the mark that shows that they ask something.'],
    ],
    why: 'The child asks; the narrator only reports that it asked. So the question mark belongs to the quoted words and stands inside the quotation marks, and it takes the place of the comma that a statement would have.',
    hints: [
      'Who’s asking?',
      'Which words are the question?',
      'Where does the mark for a question stay?',
      'Does a question need a comma, too, before “asked the child”?',
    ],
  }),
  reading({
    key: 'rw-boundaries-80',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>That the story of the flood had not been forgotten was clear to the students from the first day; that it had changed took them longer to see. The elders, asked to tell it to the recorder on the table, told it in the old language, looking at nobody, and with gestures that took the place of whole ______ their grandchildren, who had first met the flood in a schoolbook and could recite it, with its date, in a single breath, kept their hands folded.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'sentences, whereas',
    wrong: [
      [
        'sentences; whereas',
        'semicolon-before-fragment',
        '“Whereas” makes a dependent clause of all that follows, and such a clause cannot stand after a semicolon.',
        'Both sides are long, they contrast, and “whereas” is easily taken for a word like “however.”',
      ],
      [
        'sentences. Whereas',
        'fragment',
        'A clause that begins with “whereas” cannot stand as a sentence by itself.',
        'What follows has a subject and a verb and forty words, so it seems to be a sentence.',
      ],
      [
        'sentences, whereas,',
        'misplaced-comma',
        'The comma after “whereas” treats it as an inserted word and parts it from its own clause.',
      ],
    ],
    why: '“Whereas” joins a dependent clause of contrast to the main clause about the elders. A comma separates the two, and none follows “whereas,” since it opens its clause.',
    hints: [
      'Who gets compared?',
      'What does “whereas” make of the words after it?',
      'Is “whereas” like “while” or like “however”?',
      'Put “while” in its place. Which mark would you use?',
    ],
  }),
];
