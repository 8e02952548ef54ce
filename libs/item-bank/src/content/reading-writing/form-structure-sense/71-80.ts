import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_71_80: readonly Item[] = [
  reading({
    key: 'rw-form-71',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Since the first of its wind turbines was raised in 1998, the island of Sarn ______ nearly all of its electricity from the wind. The old diesel plant, which runs only on still days, is open to visitors on the others.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'has drawn',
    wrong: [
      ['drew', 'tense-shift', 'This form tells of something that is over, but the turbines are still at work.'],
      ['draws', 'tense-shift', 'This form does not go with a time that began in 1998 and is still going on.'],
      ['had drawn', 'tense-shift', 'This form needs a later event in the past up to which the time would run.'],
    ],
    why: '“Since … 1998” names a time that began in the past and reaches up to now, as “runs” and “is” confirm. That calls for the present perfect.',
    hints: [
      'The sentence starts with a time word. Which one?',
      'Is the island still using the wind today?',
      'It started back then. Is it over?',
      '“I came in May” or “since May”: which one is this like?',
    ],
  }),
  reading({
    key: 'rw-form-72',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The storms that give the poem its name are missing from most of the books in which it has come down to us. Like the earliest copies, which were made by monks who had never seen the sea and who turned the ships of the poem into carts wherever the meter allowed, ______ the eighth canto, in which the fleet is driven past the end of the world, and it is only in some leaves found in the binding of an account book that the storms can be read again.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'the translation of 1640 leaves out',
    wrong: [
      [
        'the translator of 1640 leaves out',
        'faulty-comparison',
        'A person would be likened to copies.',
        'The monks, who are people and change the text, stand between “copies” and the blank and seem to be what the translator is like.',
      ],
      [
        'in the translation of 1640, there is no trace of',
        'faulty-comparison',
        'The clause has no subject that could be like the copies; it begins with a phrase and “there.”',
        'It names the right thing, but within a phrase that tells where.',
      ],
      [
        'it was decided by the translator of 1640 to leave out',
        'faulty-comparison',
        '“It” stands for nothing that could be like the copies.',
      ],
    ],
    why: '“Like the earliest copies” must be followed by another version of the text as the subject. Copies are likened to a translation.',
    hints: [
      'Which noun does “Like” point to?',
      'Skip the two parts about the monks. Is it easier now?',
      'What kind of thing must the subject be?',
      'What can a copy be like: a person, a place, or another text?',
    ],
  }),
  reading({
    key: 'rw-form-73',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The town of Bresk did not give up its wooden bridges at the first loss. ______ two of them carried off by the spring floods, the council finally voted, in 1811, to pay for one of stone.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'Having seen',
    wrong: [
      [
        'It had seen',
        'comma-splice',
        'A complete sentence would end at the comma, with nothing to join it to the next.',
      ],
      ['To see', 'finite-verb-needed', 'The floods would be what the council wanted.'],
      ['Being seen', 'active-or-passive', 'The council did not attract anyone’s eyes; it looked on.'],
    ],
    why: 'The opening describes the council, tells of something earlier than the vote, and cannot be a sentence of its own: a perfect participle, “Having seen,” does all three.',
    hints: [
      'Where’s the main part of the second sentence?',
      'Can the words before the comma stand alone?',
      'Did the council see, or was it seen?',
      'Which came first, the floods or the vote?',
    ],
  }),
  reading({
    key: 'rw-form-74',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>A tree keeps a diary in more than one script. The thickness of each ring reflects the weather of the year in which it was formed, as, in regions where the season of growth is brief and where a single cold week can decide how much wood a tree adds, ______ the proportions in which that wood, when it is burned and the gases are analyzed, proves to have held the heavier and the lighter forms of carbon, so that what is blurred in one of these records may be clear in another.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'do',
    wrong: [
      [
        'does',
        'subject-verb-agreement',
        'This would go with “thickness” or “wood,” but the thickness has its verb already, and the wood is only said to hold something.',
        '“Thickness,” which does the same thing at the beginning of the sentence, is singular, and so is nearly every noun up to the blank.',
      ],
      [
        'is',
        'verb-form',
        'This verb cannot stand for “reflects,” and the text has nothing else to which it could point back.',
      ],
      [
        'are',
        'verb-form',
        'The number is no fault here, but this verb cannot take the place of “reflects.”',
        'It agrees with its subject, and after a long interruption one no longer remembers which verb is to be taken up.',
      ],
    ],
    why: 'The clause is turned around: “as the proportions … do,” that is, “reflect the weather.” A verb such as “reflects” is taken up by a form of “do,” and the subject, which follows, is plural.',
    hints: [
      'After “as,” something else does what the thickness does. What?',
      'In that part, does the subject come before or after its verb?',
      'Which verb from before does the word in the blank stand for?',
      'What two things do you have to settle?',
    ],
  }),
  reading({
    key: 'rw-form-75',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>At the Olympic Games of 1928, the ______ 800-meter race was held for the first time. Officials then judged the distance to be too hard, and it was not run again until 1960.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'women’s',
    wrong: [
      [
        'womens’',
        'plural-or-possessive',
        'The noun is plural already without an “s,” so the mark does not come after one.',
      ],
      ['womens', 'plural-or-possessive', 'No such form exists.'],
      ['women', 'plural-or-possessive', 'A form is needed that shows whose race it was.'],
    ],
    why: '“Women” is a plural that does not end in “s.” It shows possession as a singular does, with an apostrophe and “s.”',
    hints: [
      'Whose race was it?',
      'Does this plural get an extra “s”?',
      'How do you write it for “children”?',
      'So where does the mark go?',
    ],
  }),
  reading({
    key: 'rw-form-76',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Two accounts of the voyage were printed. The longer, which was written by the surgeon for the officials who had paid for the ship and which dwells on the health of the crew, has always been the better known, and for a century it was the only one that could be had. Yet it is to the other that scholars now turn first, since ______, a cook’s boy who had been taken on at the last port and who set down, thirty years afterward, only what could be seen from the galley door, reports what the officers did not want told.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'the author of the shorter',
    wrong: [
      [
        'the shorter',
        'misplaced-modifier',
        'The words after the comma would explain an account, and an account is not a boy.',
        'The accounts have been “the longer” and “the other” so far, and “reports” goes with an account as well as with a person.',
      ],
      [
        'it',
        'misplaced-modifier',
        'The pronoun would mean one of the accounts, and what follows the comma is about something else.',
        '“The other” comes just before, and the pronoun takes it up clearly and briefly.',
      ],
      [
        'the shorter of the two accounts',
        'misplaced-modifier',
        'It is clear which text is meant, but the words between the commas do not describe a text.',
      ],
    ],
    why: '“A cook’s boy who had been taken on …” renames the noun right before it, so that noun must be a person: the author of the account, not the account.',
    hints: [
      'Look right after the blank. Who’s being described?',
      'What does the part between the commas do to the noun before it?',
      'Can an account be “taken on at the last port”?',
      'So what kind of subject does “reports” need?',
    ],
  }),
  reading({
    key: 'rw-form-77',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Not every wind instrument works as a whistle does. The family of instruments to which the oboe, the English horn, and the bassoon belong ______ its sound from two thin reeds that beat against each other.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'takes',
    wrong: [
      [
        'take',
        'subject-verb-agreement',
        'This agrees with the three names before the blank, but those are the subject of “belong.”',
      ],
      ['taking', 'finite-verb-needed', 'The sentence would lack a main verb.'],
      ['to take', 'finite-verb-needed', 'A form with “to” cannot be the main verb of the sentence.'],
    ],
    why: 'The subject is “the family,” which the writer treats as one thing, as “its sound” shows. “To which … belong” is a clause that describes it.',
    hints: [
      'Two verbs come in a row. What’s the subject of “belong”?',
      'So what’s left for the verb in the blank?',
      '“Its” comes right after. One thing or several?',
      'Skip from “to which” to “belong.” What do you have?',
    ],
  }),
  reading({
    key: 'rw-form-78',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The consequences for the town of a decision that was made four hundred miles away, by a board whose members had never set foot in the mill, and that was announced in a single line at the end of a report devoted to the price of cotton, ______, to a historian who reads the letters of the time, anything but impossible to foresee: a petition signed by two hundred spinners, which the board acknowledged and filed, had foreseen every one of them.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'seem',
    wrong: [
      [
        'seems',
        'subject-verb-agreement',
        'This agrees with “decision” or “price,” but the last words before the period, “every one of them,” point to something else.',
        'The sentence talks at such length of the decision that it takes the place of the subject in the reader’s mind.',
      ],
      [
        'seeming',
        'finite-verb-needed',
        'There would be no main verb before the colon.',
        '“Was made” and “was announced” give the feeling that the main verb has been read already, and a comma stands before the blank.',
      ],
      [
        'having seemed',
        'finite-verb-needed',
        'This form cannot be the main verb that the first words of the sentence are waiting for.',
      ],
    ],
    why: 'The subject is “the consequences,” and everything up to “cotton” depends on it. The plural is taken up again by “them” at the end.',
    hints: [
      'What could a historian have seen coming?',
      'Go to the very beginning. What’s between the subject and the blank?',
      '“Was made,” “was announced”: do they have that subject, too?',
      'Which word at the very end stands for the subject?',
    ],
  }),
  reading({
    key: 'rw-form-79',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Eels that live in European rivers swim thousands of kilometers to the Sargasso Sea in order to spawn. Biologists have followed some of them with transmitters, but nobody knows exactly how ______ their way.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'the eels find',
    wrong: [
      ['do the eels find', 'word-order', 'The order of a question is used only when the sentence itself asks one.'],
      ['are the eels finding', 'word-order', 'Nobody is asked anything here, so the verb does not come first.'],
      ['find the eels', 'word-order', 'The subject would come after its verb without any reason.'],
    ],
    why: '“How the eels find their way” is a question that is reported, not asked. It is part of a statement and keeps the order of a statement.',
    hints: [
      'Is that a question or a statement?',
      '“Where is she?” and “I know where she is.” What changes?',
      'So does the subject come before the verb or after it?',
      'How does the sentence end?',
    ],
  }),
  reading({
    key: 'rw-form-80',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The quarrel that gives the comedy its plot concerns a wall. It was put up by the two Mendes brothers, neither of whom can remember why, between their orchard and that of a widowed doctor, whose pears lean over it every autumn and drop where they please. “If the wall is the ______ shadow,” says the magistrate in the last act, when everybody has talked himself hoarse, “and whatever falls into the one belongs to the owners of the other.”</p>',
    question: CONFORMS,
    at: 'a',
    right: 'brothers’, then so is its',
    wrong: [
      [
        'brother’s, then so is its',
        'plural-or-possessive',
        'This would give the wall to one of the Mendeses and leave the other with none.',
        'Heard on the stage, it is the same as another version, and the number of owners is told only before and after it.',
      ],
      [
        'brothers’, then so is it’s',
        'possessive-or-contraction',
        'With the mark, the last word stands for “it is,” and “it is shadow” makes no sense.',
        'The first word is right, and belonging is so often shown by a mark that one looks natural on the last word, too.',
      ],
      ['brothers, then so is its', 'plural-or-possessive', 'Without a mark, the wall would be said to be two men.'],
    ],
    why: 'The wall belongs to two brothers, and “the brothers’” stands for “the brothers’ wall.” The shadow belongs to the wall: “its,” a possessive pronoun without an apostrophe.',
    hints: [
      'The wall has owners. What owns the shadow?',
      'How many people built the wall, and where does the mark go?',
      '“This hat is Anna’s.” What can you leave out?',
      'Which shows owning without a mark: a noun or a word like “its”?',
    ],
  }),
];
