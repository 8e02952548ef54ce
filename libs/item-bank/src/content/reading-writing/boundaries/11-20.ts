import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_11_20: readonly Item[] = [
  reading({
    key: 'rw-boundaries-11',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Punctuality is not among the charms of this small town by the sea. The clock in the tower of Saint ______ has struck thirteen at one o’clock since a spring broke in 1885.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'Olave’s Church',
    wrong: [
      ['Olave’s Church,', 'comma-between-subject-and-verb', 'A comma may not separate the subject from its verb.'],
      [
        'Olave’s Church;',
        'semicolon-between-subject-and-verb',
        'A semicolon may not separate the subject from its verb.',
      ],
      ['Olave’s Church:', 'colon-between-subject-and-verb', 'A colon may not separate the subject from its verb.'],
    ],
    why: 'The subject is “the clock in the tower of Saint Olave’s Church” and its verb “has struck”; nothing may stand between them.',
    hints: [
      'What’s the subject of “has struck”?',
      'What do the words before the blank do for that subject?',
      'Does anything get between the subject and its verb?',
      'So how much do you need between subject and verb?',
    ],
  }),
  reading({
    key: 'rw-boundaries-12',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Physicist Chien-Shiung ______ experiment of 1956 showed that nature can tell left from right, never received the Nobel Prize that was given for the theory it confirmed.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'Wu, whose',
    wrong: [
      [
        'Wu whose',
        'missing-comma',
        'The clause adds information about a person who is already named, so it must be set off.',
      ],
      ['Wu; whose', 'semicolon-before-fragment', 'A “whose” clause is not a complete sentence.'],
      ['Wu. Whose', 'fragment', '“Whose experiment …” cannot begin a sentence of its own here.'],
    ],
    why: 'The clause from “whose” to “right” is extra information about Wu; it is closed by a comma after “right” and must be opened by one.',
    hints: [
      'There’s already a comma in the sentence. What does it close?',
      'Leave out the “whose” part. Does it still make sense?',
      'Is the name alone enough to know who’s meant?',
      'Marks like these come in pairs. Where’s the missing one?',
    ],
  }),
  reading({
    key: 'rw-boundaries-13',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The novelist Julian Mbeki wrote his first book on a typewriter that lacked the letter ______ filling in each gap by hand, he says, taught him to prefer short words.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'E;',
    wrong: [
      ['E,', 'comma-splice', 'What follows is a complete sentence, so a comma is too weak.'],
      [
        'E, by',
        'wrong-relation',
        '“By” would make “filling in” a means of typing, and “taught” would lose its subject.',
      ],
      ['E', 'run-on', 'Two complete sentences need a mark between them.'],
    ],
    why: '“Filling in each gap by hand … taught him …” is a complete sentence whose subject is “filling in each gap by hand.” A semicolon joins it to the one before.',
    hints: [
      'Which verb goes with “filling in each gap by hand”?',
      'Can “filling in each gap” be a subject?',
      'You’ve found both subjects and verbs. Are the halves complete?',
      'Which mark can hold two full sentences together?',
    ],
  }),
  reading({
    key: 'rw-boundaries-14',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>In the weeks before the winter festival, visitors come from far away to ride the trams. Most of the city’s trams are painted ______ a few, which run only in December, are covered with small lamps from end to end.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'green;',
    wrong: [
      [
        'green, however',
        'comma-splice',
        '“However” does not join sentences as “but” does; with a comma before it, two sentences run together.',
      ],
      ['green,', 'comma-splice', 'A comma alone cannot join two complete sentences.'],
      ['green and', 'missing-comma', 'When “and” joins two complete sentences, a comma goes before it.'],
    ],
    why: 'Both parts are complete sentences; the “which” clause belongs to the second. A semicolon separates them.',
    hints: [
      'Take out “which run only in December.” What’s left?',
      'How many full sentences are there?',
      'Does “however” join sentences the way “but” does?',
      'There’s no joining word. How much does the mark have to do?',
    ],
  }),
  reading({
    key: 'rw-boundaries-15',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The people who lived beside the lake left few traces of their daily lives. Archaeologists have found the same three objects in nearly every grave of the ______ a comb, a spindle whorl, and a single blue bead.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'period—',
    wrong: [
      ['period;', 'semicolon-before-list', 'A semicolon needs a complete sentence after it here, and a list is none.'],
      ['period', 'missing-punctuation', 'A mark must set the list off from the sentence that announces it.'],
      [
        'period, including:',
        'colon-after-including',
        'No colon may follow “including,” and the three objects are all of them.',
      ],
    ],
    why: 'The sentence announces three objects and the list names them. A dash, like a colon, can introduce such a list.',
    hints: [
      'Is the part before the blank a full sentence?',
      'Is the part after the blank a full sentence?',
      'What does the list do for “three objects”?',
      'Which of these marks can mean “namely”?',
    ],
  }),
  reading({
    key: 'rw-boundaries-16',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Composer Leila Haidari writes for instruments that are rarely heard together, such as the oud and the ______ the effect, one critic wrote, is of two old friends talking in different languages.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'tuba;',
    wrong: [
      ['tuba,', 'comma-splice', 'The words after the blank make a complete sentence, so a comma is too weak.'],
      ['tuba', 'run-on', 'A new sentence begins with “the effect,” and a mark must come before it.'],
      ['tuba, with', 'wrong-relation', 'With “with,” the verb “is” would have no place.'],
    ],
    why: '“The effect, one critic wrote, is of two old friends …” is a complete sentence, with “one critic wrote” inserted. A semicolon joins it to the one before.',
    hints: [
      'Leave out “one critic wrote.” What remains after the blank?',
      'What’s the subject of “is”?',
      'Are both sides complete sentences?',
      'A comma is too weak for that. What kind of mark do you need?',
    ],
  }),
  reading({
    key: 'rw-boundaries-17',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Fireflies of the species <em>Photinus carolinus</em> flash in ______ for a few weeks each June, whole hillsides in the Great Smoky Mountains light up and go dark together.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'unison:',
    wrong: [
      ['unison', 'run-on', 'Two complete sentences need a mark between them.'],
      ['unison. While', 'fragment', '“While” makes what follows a dependent clause, which cannot stand alone.'],
      ['unison,', 'comma-splice', 'A comma alone cannot join two complete sentences.'],
    ],
    why: 'Both parts are complete sentences, and the second explains the first. A colon can introduce such an explanation.',
    hints: [
      'What does “in unison” mean, and what does the rest do with it?',
      'Are there full sentences on both sides?',
      'Which mark can say “here’s what that looks like”?',
      'Does that mark always need a list after it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-18',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>In a workshop behind the galleries, the skills of another age are kept alive. The museum’s oldest ______ a weaver named Ana Huanca, and she is ninety-four—still comes in on Thursdays to mend its carpets.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'employee—she is',
    wrong: [
      ['employee, she is', 'mixed-punctuation', 'The insertion ends with a dash, so it must begin with one.'],
      ['employee she is', 'missing-punctuation', 'The insertion must be set off on both sides.'],
      [
        'employee; she is',
        'mixed-punctuation',
        'A semicolon cannot open an insertion that a dash closes, and the subject would lose its verb.',
      ],
    ],
    why: 'The words between “employee” and “still” interrupt the sentence; a dash closes the interruption, so a dash must open it.',
    hints: [
      'Which verb tells what the oldest employee does?',
      'Something interrupts. Where does it end, and with which mark?',
      'How do marks around an interruption come?',
      'Look at the mark after “ninety-four.” What should match it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-19',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Most models of trade explain failure by deceit or ignorance, but a new line of research looks elsewhere. Economist Rohan Perera asks why some markets fail even when buyers and sellers are honest, well ______ to trade.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'informed, and eager',
    wrong: [
      ['informed; and eager', 'semicolon-in-simple-list', 'Items without commas of their own are separated by commas.'],
      ['informed, and, eager', 'misplaced-comma', 'A comma may not stand after the “and” that joins the last item.'],
      ['informed and, eager', 'misplaced-comma', 'The comma belongs before “and,” not after it.'],
    ],
    why: 'The three qualities “honest, well informed, and eager to trade” form a simple list, with a comma before the final “and.”',
    hints: [
      'Which qualities are in the list?',
      'How many items does the list have?',
      'Look after the first item. Which mark is there?',
      '“And” brings in the last item. Where does its comma go?',
    ],
  }),
  reading({
    key: 'rw-boundaries-20',
    skill: 10,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The age of a musical instrument can be hard to establish. It was not until 1998 that ______ a bone flute from a cave in France was as old as the paintings on the cave’s walls.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'researchers proved that',
    wrong: [
      [
        'researchers, proved that',
        'comma-between-subject-and-verb',
        'A comma may not separate the subject from its verb.',
      ],
      ['researchers proved, that', 'comma-before-that', 'No comma separates “proved” from what was proved.'],
      [
        'researchers proved: that',
        'colon-before-that',
        'A colon may not stand between a verb and the clause that completes it.',
      ],
    ],
    why: 'Subject, verb, and the “that” clause which completes the verb form one unit, so no mark is needed.',
    hints: [
      'Who proved something, and what was it?',
      'Does anything interrupt the sentence?',
      'What does the “that” part do for the verb?',
      'Nothing is added and nothing interrupts. So what do you need there?',
    ],
  }),
];
