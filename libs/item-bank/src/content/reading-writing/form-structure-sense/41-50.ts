import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_41_50: readonly Item[] = [
  reading({
    key: 'rw-form-41',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The letters that my aunt left show how little could be hidden from her only neighbor. In the forty years that the two women shared a wall, she wrote, no secret between ______ had ever lasted longer than a week.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'her and Mrs. Adair',
    wrong: [
      ['she and Mrs. Adair', 'pronoun-case', 'A pronoun of this form is a subject, and here it follows a preposition.'],
      ['Mrs. Adair and she', 'pronoun-case', 'The order does not matter: this form is used for subjects alone.'],
      [
        'hers and Mrs. Adair’s',
        'pronoun-case',
        'The secret is kept between two people, not between two things that belong to them.',
      ],
    ],
    why: '“Between” is a preposition, and a pronoun after a preposition is an object: “between her and Mrs. Adair.” That a second person is named does not change this.',
    hints: [
      'What word comes right before the blank?',
      'Leave out Mrs. Adair. “A secret about” … she, or her?',
      'After a word like that, do you say “I” or “me”?',
      'Which form goes with “me,” not with “I”?',
    ],
  }),
  reading({
    key: 'rw-form-42',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>In the winter of 1848, a clerk in the customs house at Valdane began, for his own amusement, to note the hour at which the river froze and the hour at which it broke. He could not have known that the habit, which he passed on to his successors as a kind of office joke and which they kept up through two wars and a change of government, ______ climatologists of the next century the longest unbroken record of its kind.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'would give',
    wrong: [
      [
        'gives',
        'tense-shift',
        'The sentence looks forward from 1848, and this form looks from today.',
        'The record still exists, so the present seems true.',
      ],
      [
        'has given',
        'tense-shift',
        'This form looks back from today, but the clause tells what lay ahead of the clerk.',
        'For a reader of today, the gift lies in the past and is still of use, just what this tense says elsewhere.',
      ],
      [
        'will have given',
        'tense-shift',
        'This would be right if the clerk’s own time were the present, but “could not have known” puts it in the past.',
      ],
    ],
    why: 'The point of view is the clerk’s, in the past, and the gift lay in his future. The future seen from the past is expressed with “would”: “could not have known that the habit … would give.”',
    hints: [
      'Whose moment are we looking from?',
      'For that clerk, is the gift past, present, or future?',
      'Skip the two “which” parts. What’s left?',
      'How do you talk about the future when you’re telling the past?',
    ],
  }),
  reading({
    key: 'rw-form-43',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Although their portraits hang side by side in the town hall and are often taken for the work of a single hand, the painters Ruta and Jonas Balsys, who were cousins, kept separate studios and quarreled over prices all their lives. Tests of the canvases now confirm what the ______ had suspected, with nothing but a bundle of receipts to support her: one of the painters bought the finest linen that could be had, and the other painted on whatever the harbor’s sailmakers threw away.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'cousins’ biographer',
    wrong: [
      [
        'cousin’s biographer',
        'plural-or-possessive',
        'This would be the biographer of one of the painters, but the suspicion is about both.',
        'By ear, it is the same as other versions, and “a single hand” and “one of the painters” keep one person in mind.',
      ],
      [
        'cousins’ biographers',
        'plural-or-possessive',
        'The second noun does not fit the pronoun in “to support her.”',
        'The possessive is placed as it should be, so that a reader who checks it alone goes on; what decides about the second noun comes later.',
      ],
      [
        'cousins biographer’s',
        'plural-or-possessive',
        'The first noun, which owns, has no mark, and the second, which owns nothing here, has one.',
      ],
    ],
    why: 'The book is about two cousins, so the possessive is plural: “cousins’.” The one who suspected something is a single person, “her,” and owns nothing in the sentence: “biographer.”',
    hints: [
      'There are two nouns. Who does each one mean?',
      'How many painters are there?',
      'A word after the blank tells you how many people wrote. Which one?',
      'Do both nouns own something, or only one?',
    ],
  }),
  reading({
    key: 'rw-form-44',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Performers are said to listen to nobody but themselves. The cellist Hana Sedlak, though, is one of the few cellists in the city who regularly ______ concerts by other cellists and say in public what they have learned.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'attend',
    wrong: [
      [
        'attends',
        'subject-verb-agreement',
        'This agrees with “one” or with Sedlak, but “who” does not refer to either of them.',
      ],
      ['attended', 'tense-shift', 'This does not go with “say,” which is joined to it and belongs to the same time.'],
      ['attending', 'finite-verb-needed', 'After “who,” a complete verb is needed, one that can be joined to “say.”'],
    ],
    why: '“Who” refers to “the few cellists,” of whom Sedlak is one, and is plural. The verb joined to it, “say,” and the pronoun “they” confirm it.',
    hints: [
      'Which word does “who” go back to?',
      'Is Sedlak the only one who does this, or one of several?',
      'A second verb comes after “and.” What form does it have?',
      'So what form should the first one have?',
    ],
  }),
  reading({
    key: 'rw-form-45',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The folding screen had spent a century in a damp storeroom. The restorer Takumi Arai brought it back to life by cleaning the silk, by matching the faded pigments, and ______ the wooden frame.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'by straightening',
    wrong: [
      ['straightened', 'parallel-structure', 'The list of the ways in which he did it does not consist of past verbs.'],
      [
        'he straightened',
        'parallel-structure',
        'A clause with a subject of its own does not continue the list that was begun.',
      ],
      [
        'with the straightening of',
        'parallel-structure',
        'This begins with another preposition than the first two parts of the list.',
      ],
    ],
    why: 'The list tells how Arai did it, and its parts have one form: “by cleaning …, by matching …, and by straightening.”',
    hints: [
      'There’s a list. Where does it start?',
      'What does each part tell you about the screen?',
      'Which little word do the first two parts begin with?',
      'So how should the last part begin?',
    ],
  }),
  reading({
    key: 'rw-form-46',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Underlying the reluctance of the valley’s farmers to sell land that no longer fed them, a reluctance that officials put down to sentiment and that the newspapers of the day, all of which favored the new reservoir, put down to greed, ______ two calculations that neither group troubled to make: what a family would have to pay for a house in town, and how long the rest of the money would last once the house had been paid for.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'were',
    wrong: [
      [
        'was',
        'subject-verb-agreement',
        '“The reluctance” is what something lay beneath; it is not the subject of this verb.',
        'The word “reluctance” opens the sentence and is repeated, so that it seems to be its subject.',
      ],
      [
        'being',
        'finite-verb-needed',
        'The sentence would have no main verb: “put down,” “favored,” and “troubled” all belong to clauses inside it.',
        'So many verbs go by, “put down” twice among them, that one of them is taken for the main verb, and the words after the blank for an addition.',
      ],
      [
        'have been',
        'tense-shift',
        'This tense reaches into the present, but the farmers and the newspapers “of the day” belong to a time that is over.',
      ],
    ],
    why: 'The sentence is turned around: “Two calculations … were underlying the reluctance.” The subject, “two calculations,” is plural and comes after the verb.',
    hints: [
      'Something lay under the reluctance. What was it?',
      'Put the sentence in its usual order. Where would you begin?',
      'Does “Underlying the reluctance” say what, or where?',
      'Look after the blank. What kind of verb does that need?',
    ],
  }),
  reading({
    key: 'rw-form-47',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>Audiences admired the balance of these performances without guessing how it was achieved. Deaf in one ear from childhood, ______ the loudness of an orchestra by watching the players’ bows rather than by listening.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'the conductor Ismet Aydin judged',
    wrong: [
      [
        'Ismet Aydin’s method as a conductor was to judge',
        'dangling-modifier',
        'The opening words would describe a method.',
      ],
      [
        'it was usual for the conductor Ismet Aydin to judge',
        'dangling-modifier',
        'The opening words would describe “it,” which stands for nobody.',
      ],
      [
        'there was a conductor, Ismet Aydin, who judged',
        'dangling-modifier',
        'The clause begins with “there,” so the opening words have nothing to describe.',
      ],
    ],
    why: '“Deaf in one ear from childhood” describes the conductor, who therefore has to be the subject of the clause.',
    hints: [
      'Who or what can be deaf?',
      'So what has to come right after the comma?',
      'What’s the subject in each choice?',
      'Are “it” and “there” people?',
    ],
  }),
  reading({
    key: 'rw-form-48',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Great inventions do not always begin with great words. The first text message, ______ from a computer to a telephone in December 1992, consisted of a holiday greeting: “Merry Christmas.”</p>',
    question: CONFORMS,
    at: 'd',
    right: 'sent',
    wrong: [
      [
        'was sent',
        'finite-verb-needed',
        '“Consisted” is the verb of the sentence already, and a second complete verb cannot be set between commas.',
      ],
      ['it was sent', 'comma-splice', 'This would put a whole sentence inside another with commas alone.'],
      ['sending', 'active-or-passive', 'The message did not do the sending; somebody did that to it.'],
    ],
    why: 'The words between the commas describe the message, and the main verb is “consisted.” A description of this kind takes a participle, and since the message was acted upon, it is “sent.”',
    hints: [
      'What’s the main verb: what did the message do?',
      'What do the words between the commas do?',
      'Can a description like that have a full verb of its own?',
      'Did the message do something, or was something done to it?',
    ],
  }),
  reading({
    key: 'rw-form-49',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>It has often been said that Tove Lindahl gave up the stage when she lost her voice, and there is some evidence that she did lose it. But her diaries, which she forbade her family to publish and which came to light only when a cousin’s attic was cleared, tell another story: she left, they suggest, less because she could no longer sing the parts that she was offered than ______, as she always had been when the company was small.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'because she was no longer asked which she wanted',
    wrong: [
      [
        'from no longer being asked which she wanted',
        'parallel-structure',
        'A phrase with “from” is set against a clause of another form.',
        'People do leave “from” weariness or pride, so that it gives a cause as clearly as a clause does.',
      ],
      [
        'for the reason of no longer being asked which she wanted',
        'parallel-structure',
        'It names a reason, but in a noun phrase, while the first reason is a clause.',
      ],
      [
        'that she was no longer asked which she wanted',
        'parallel-structure',
        'A clause of this kind could follow “the reason was,” but nothing of the sort stands before it.',
        'It has the same subject and verb as a good reader expects, and “than that” is possible in other sentences.',
      ],
    ],
    why: '“Less … than …” weighs two reasons, and they must have one form: “less because she could no longer sing … than because she was no longer asked.”',
    hints: [
      'Two reasons get compared. Where does the first one start?',
      '“Less … than”: what should the two parts look like?',
      'Which word comes right after “less”?',
      'So how should the second reason start?',
    ],
  }),
  reading({
    key: 'rw-form-50',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Until recently, the recordings that the station made between 1928 and 1941, on discs whose coating began to flake within a decade, were too fragile to be played. A way of photographing a groove and computing the sound from its shape has changed that, and farmers, preachers, and sellers of patent medicine can be heard again. The work is slow, since every one of the discs, which came to the archive in the crates, always unlabeled and often damp, that the engineers had packed, must be cleaned by hand before ______ photographed.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'it can be',
    wrong: [
      [
        'they can be',
        'pronoun-agreement',
        'The nearest nouns are plural, but the word that must be cleaned by hand is not one of them.',
        'Discs, crates, and engineers have all gone by since the subject, and the discs are plural in sense.',
      ],
      [
        'these can be',
        'pronoun-agreement',
        'A plural that points at what was named last would mean the crates or the engineers.',
      ],
      [
        'one can be',
        'pronoun-reference',
        'This would mean any disc, or any person, and not the very one that has been cleaned.',
        'It is singular, and it seems to take up “every one.”',
      ],
    ],
    why: 'The subject of “must be cleaned” is “every one of the discs,” which is singular and names a thing: “it.” The plural nouns in between stand inside clauses that describe the discs.',
    hints: [
      'What must be cleaned?',
      'Skip from “which came” to “had packed.” Is it simpler now?',
      'Is “every one” one or many?',
      'Which thing does the word in the blank have to mean?',
    ],
  }),
];
