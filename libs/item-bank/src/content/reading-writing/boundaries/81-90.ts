import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './question.js';

export const BOUNDARIES_81_90: readonly Item[] = [
  reading({
    key: 'rw-boundaries-81',
    skill: 10,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>Halley’s Comet passes near the Sun about every seventy-six ______ will next be seen without a telescope in 2061. People who saw it as children in 1986 may count on the second visit; hardly anybody is granted a third.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'years and',
    wrong: [
      [
        'years; and',
        'semicolon-before-fragment',
        'What follows the semicolon has no subject, so it is not a complete sentence.',
      ],
      ['years. And', 'fragment', 'The second part would stand as a sentence without saying what will be seen.'],
      ['years and,', 'misplaced-comma', 'The mark parts “and” from the verb that it brings in.'],
    ],
    why: '“Passes” and “will be seen” share one subject, Halley’s Comet. Two verbs of one subject are joined by “and” alone.',
    hints: [
      'What will be seen next in 2061?',
      'Does the second verb have its own subject?',
      'One subject, two verbs. What’s enough to join them?',
      '“She sat down and wrote a letter.” How many marks are inside?',
    ],
  }),
  reading({
    key: 'rw-boundaries-82',
    skill: 10,
    difficulty: 'easy',
    seconds: 40,
    passage:
      '<p>How does a hummingbird that weighs less than a nickel cross the Gulf of Mexico, some eight hundred kilometers of open water, without once coming down to ______ Before it sets out, it feeds until its weight has almost doubled, and it lives on that fat all the way.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'rest?',
    wrong: [
      ['rest.', 'missing-question-mark', 'The sentence asks for something, and this mark makes a statement of it.'],
      ['rest,', 'comma-splice', 'A comma cannot hold together two sentences, one of which asks and the other answers.'],
      ['rest', 'run-on', 'Without a mark, the first sentence runs into the second.'],
    ],
    why: '“How does a hummingbird … cross the Gulf” has the order of a direct question (“does” before its subject), and the next sentence answers it. A direct question ends with a question mark.',
    hints: [
      'Which word does the first sentence begin with?',
      'Is “does” before its subject or after it?',
      'What does the second sentence do for the first?',
      'Is that a report, or is the writer asking you?',
    ],
  }),
  reading({
    key: 'rw-boundaries-83',
    skill: 10,
    difficulty: 'medium',
    seconds: 60,
    passage:
      '<p>Niamh Costello’s elegy for her brother is forty lines long, and for thirty-nine of them he is only late: his supper is kept warm, a lamp is moved to the sill. Its last ______ first in which she allows herself an order, and the only one in which anybody stops waiting.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'line, “Bring the ladder in,” is the',
    wrong: [
      [
        'line “Bring the ladder in” is the',
        'nonrestrictive-not-set-off',
        'An elegy has one last line only, so its words are not needed to say which is meant and cannot be left without marks.',
      ],
      ['line, “Bring the ladder in” is the', 'unpaired-comma', 'The quoted line is set off in front and not behind.'],
      ['line “Bring the ladder in,” is the', 'unpaired-comma', 'The quoted line is set off behind and not in front.'],
    ],
    why: 'An elegy can have only one last line. The quoted words add what it says and could be left out, so a comma stands on each side of them.',
    hints: [
      'How many last lines can an elegy have?',
      'Without the quoted words, would you know which line it is?',
      'They could be left out. What do you do with words like that?',
      'At which end of the quoted line do you need a mark?',
    ],
  }),
  reading({
    key: 'rw-boundaries-84',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>A fault in the cable could lie anywhere in two hundred kilometers of trench. The crew that was sent to look for it, in the winter before the new instruments arrived, had one means of finding ______ patience, of which a good deal was used up before the first thaw.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'it:',
    wrong: [
      ['it;', 'semicolon-before-fragment', '“Patience” and the clause that describes it are not a complete sentence.'],
      ['it', 'missing-punctuation', 'Without a mark, “finding it patience” reads as one phrase.'],
      ['it. With', 'fragment', 'The added words leave a sentence without a main verb of its own.'],
    ],
    why: '“The crew … had one means of finding it” is complete and promises to name the means. A colon can introduce what was promised even when it is a single word.',
    hints: [
      'How many means did they have, and what was it?',
      'Could the words up to the blank stand alone?',
      'Could the words after the blank?',
      'It’s promised and then named. Does that take a long list?',
    ],
  }),
  reading({
    key: 'rw-boundaries-85',
    skill: 10,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Yusuf stood with one boot on the bank and one on the river. Behind him the sledge creaked, and the dog, who had more sense than anybody, had already lain down. “It will bear us,” said the ______ “It bore your father, and he was carrying a stove.”</p>',
    question: CONFORMS,
    at: 'c',
    right: 'ferryman.',
    wrong: [
      [
        'ferryman,',
        'comma-splice',
        'What the man says next is a complete sentence of its own, as its capital letter shows.',
      ],
      ['ferryman', 'run-on', 'Nothing shows where the sentence ends that tells who is speaking.'],
      [
        'ferryman that',
        'that-before-direct-quotation',
        '“That” would report what the man says, but his words are given just as he speaks them, capital letter and all.',
      ],
    ],
    why: 'The first quotation and the words that tell who speaks make one whole sentence; the second quotation is another. A period closes the first before the next begins.',
    hints: [
      'How many sentences does the man speak?',
      'What kind of letter starts what he says next?',
      'Which part do the words that tell who’s speaking go with?',
      'The first sentence is complete. How do you close it?',
    ],
  }),
  reading({
    key: 'rw-boundaries-86',
    skill: 10,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Maps of the desert show the bed of the river in blue, which amuses the people who live there. For eleven months of the year it is the only road between the two ______ the rains come, it is no road at all, and the truck drivers play cards on the bank until the water has gone by.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'towns; when',
    wrong: [
      [
        'towns, when',
        'comma-splice',
        'The clause about the rains belongs to what follows, so this comma is all that stands between two sentences.',
      ],
      ['towns when', 'run-on', 'No mark shows where the first sentence ends.'],
      ['towns; when,', 'misplaced-comma', 'The comma parts “when” from the clause that it opens.'],
    ],
    why: '“When the rains come” belongs to “it is no road at all,” as the comma after “come” and the sense show. So the first sentence ends at “towns,” and a semicolon joins the second to it.',
    hints: [
      'Which statement does the rain part go with?',
      'Is the bed a road while the rains come?',
      'Where do two full sentences meet?',
      'How strong does the mark there have to be?',
    ],
  }),
  reading({
    key: 'rw-boundaries-87',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>The council’s accounts for those years have been printed, and they do not flatter the party of thrift. It had cost the town more to keep the old bridge, on which, since the opening of the tunnel, nobody walked except to look at the ice going out, from falling into the ______ it would have cost to pull the whole thing down and put up, in its place, the iron one that the engineer had drawn for them in a single afternoon and for no fee.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'river than',
    wrong: [
      [
        'river, than',
        'comma-before-than',
        'The insertion about the ice has both its commas; this one would break the comparison in two.',
        'The first half of the comparison is so long, and so full of commas, that one more seems due.',
      ],
      ['river; than', 'semicolon-before-fragment', 'What begins with “than” completes “more” and is not a sentence.'],
      [
        'river—than',
        'dash-in-comparison',
        'A dash alone would tear “more” from the words that it waits for.',
        'The second cost is the point of the story, and a dash would give it weight.',
      ],
    ],
    why: '“It had cost the town more to keep the bridge from falling … than it would have cost to pull the whole thing down” is one comparison. “More” waits for “than,” and no mark separates them.',
    hints: [
      'Two costs get compared. Which word starts it?',
      'Take out the people looking at the ice. What’s left?',
      'Is the “on which” part closed before the blank?',
      '“It cost more to mend than it had cost to buy.” Any marks?',
    ],
  }),
  reading({
    key: 'rw-boundaries-88',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Whoever copied the chronicle in 1388 was tired or cold. In the account of the coronation he wrote “March” for “May,” a slip that every later reader, down to the schoolmaster whose edition the college still uses, with its three hundred notes on points of grammar, has duly ______ he also gave the crown to the wrong one of two brothers, both of whom were called Henry and neither of whom reigned for long, was not suspected until somebody thought of asking how old each of them had been.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'noticed; that',
    wrong: [
      [
        'noticed, that',
        'comma-splice',
        'The second part has a verb of its own, “was not suspected,” and a comma is too weak before it.',
        'Something that was noticed seems about to be told, with a slight pause before it.',
      ],
      [
        'noticed that',
        'run-on',
        'The readers noticed the slip, not what comes next, so two sentences would run into each other.',
        'A verb and its “that” clause belong together without a mark, and the words seem to be such a pair.',
      ],
      [
        'noticed; that,',
        'misplaced-comma',
        'The comma parts “that” from its own clause, although nothing is inserted there.',
      ],
    ],
    why: 'What every reader noticed is the “slip that …”; with that, the first sentence is complete. In the second, the clause “that he also gave the crown to the wrong one …” is the subject of “was not suspected.” A semicolon joins the two.',
    hints: [
      'Which verb goes with the part about the crown?',
      'What have the readers noticed?',
      'A “that” part can follow a verb. What else can it be?',
      'If it’s the subject of “was not suspected,” what begins at the blank?',
    ],
  }),
  reading({
    key: 'rw-boundaries-89',
    skill: 10,
    difficulty: 'medium',
    seconds: 75,
    passage:
      '<p>He had not written to the house in nine years, and now, on the step, with the bell still sounding somewhere behind the linen room, he found that he had kept, without ever having meant to, the promise that his mother had drawn from him on the platform as the doors were ______ that, since she was dead and the others had never heard of it, he might have broken on any day of those nine years with nobody the wiser.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'closing, one',
    wrong: [
      [
        'closing; one',
        'semicolon-before-fragment',
        '“One” only takes up the promise again, and all the verbs after it depend on “since” or “that.”',
        '“One” looks like a subject, and several verbs come after it.',
      ],
      [
        'closing. One',
        'fragment',
        'Everything after the period would describe “one” without saying anything of it.',
        'The sentence has been long, and a new one seems to begin with “One.”',
      ],
      ['closing one', 'missing-comma', 'Without a mark, “one” becomes what the doors were closing.'],
    ],
    why: '“One that … he might have broken” takes up “the promise” again and describes it further. It has no main verb of its own, so it is added with a comma.',
    hints: [
      'What does “one” stand for?',
      'After the blank, is there any verb that’s on its own?',
      '“He had kept the promise … one that he might have broken.” What goes in?',
      'It describes the promise again. How would you add that?',
    ],
  }),
  reading({
    key: 'rw-boundaries-90',
    skill: 10,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Seven people spent that year at the station, and six of them wrote books about it. The only member of the party who had never before seen snow, except, as he liked to say, on the tops of cakes, and the one whose first steps on the ice the newspapers had for that reason described with the keenest ______ Tadesse Alemu, the cook, was also the only one to ask, when the ship came, whether he might stay for a second winter.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'interest,',
    wrong: [
      [
        'interest;',
        'semicolon-after-fragment',
        'The long description before the semicolon has no main verb and cannot be closed in this way.',
        'Fifty words have gone by, with three verbs in them, and a new subject is about to come.',
      ],
      [
        'interest was',
        'double-predicate',
        'The sentence would have two main verbs for one subject, since “was also the only one” comes later.',
        'The long description looks like a subject, and a subject wants its verb.',
      ],
      ['interest', 'missing-comma', 'Nothing would show where the description ends and the name begins.'],
    ],
    why: 'The subject is “Tadesse Alemu,” and its verb is “was also.” The two descriptions in front (“The only member …, and the one …”) say who he was; a description put before the name is set off by a comma.',
    hints: [
      'What’s the main verb of the second sentence?',
      'Who was the only one to ask for a second winter?',
      'There are two descriptions and a name. How many people is that?',
      '“A lover of snow, Maria stayed.” What comes before the name?',
    ],
  }),
];
