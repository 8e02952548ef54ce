import type { Item } from '../../../item/item.js';
import { choice, reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_01_10: readonly Item[] = [
  choice({
    key: 'rw-form-01',
    skill: 11,
    difficulty: 'medium',
    seconds: 50,
    passage:
      '<p>For decades, the poet Mirembe Nakato’s early drafts were thought to be lost. Now a collection of letters that she wrote to her sisters during the 1950s ______ scholars a view of those drafts, which she copied out to ask for their opinions.</p>',
    question: CONFORMS,
    choices: { a: 'offer', b: 'offers', c: 'are offering', d: 'have offered' },
    answer: 'b',
    why: 'The subject is “a collection,” which is singular; “letters,” “sisters,” and “1950s” stand inside phrases that describe it. A singular subject takes the singular verb “offers.”',
    wrong: {
      a: [
        'nearest-noun-agreement',
        '“Offer” agrees with a plural such as “letters” or “sisters,” but the subject is “a collection.”',
      ],
      c: ['nearest-noun-agreement', '“Are offering” is plural, and the subject “a collection” is singular.'],
      d: ['nearest-noun-agreement', '“Have offered” is plural, and the subject “a collection” is singular.'],
    },
    hints: [
      'The choices change one verb. Who or what goes with it, the subject?',
      'Skip from “of letters” to “the 1950s.” What’s left before the blank?',
      'Once you skip the extra words, is the subject one thing or several?',
      '“Sisters” is close to the verb. Does that make it the subject?',
    ],
  }),
  reading({
    key: 'rw-form-02',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The bridge over the Aldine River has three arches of different sizes. The stones of the middle arch, which was rebuilt after a flood, ______ lighter in color than the others.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'are',
    wrong: [
      ['is', 'subject-verb-agreement', '“Is” is singular, but the subject, “the stones,” is plural.'],
      ['was', 'subject-verb-agreement', '“Was” is singular, but the subject, “the stones,” is plural.'],
      ['has been', 'subject-verb-agreement', '“Has been” is singular, but the subject, “the stones,” is plural.'],
    ],
    why: 'The subject is “the stones,” not “arch” or “flood,” and a plural subject takes a plural verb.',
    hints: [
      'What is lighter in color: the arch, the flood, or something else?',
      'Find the subject. Which words between the commas can you skip?',
      'Is the subject one thing or many?',
      'Once you know the number, what kind of verb does the subject need?',
    ],
  }),
  reading({
    key: 'rw-form-03',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Marisela Ortega photographs storms from a small airplane. When she sees lightning ahead, she does not turn back at once but ______ until the clouds fill the whole window.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'waits',
    wrong: [
      [
        'waiting',
        'finite-verb-needed',
        '“But” joins a second verb to “does not turn,” and “waiting” cannot serve as one.',
      ],
      ['to wait', 'finite-verb-needed', 'An infinitive cannot stand beside “does not turn” as a main verb.'],
      [
        'having waited',
        'finite-verb-needed',
        '“Having waited” is not a main verb, and it would put the waiting earlier.',
      ],
    ],
    why: '“She does not turn back … but waits”: “but” joins two main verbs with the same subject.',
    hints: [
      'What does she not do, and what does she do instead?',
      '“But” joins two parts of the same kind. What kind are they?',
      'What kind of verb is “does not turn back,” and when does it happen?',
      'Put “she” right in front of each choice. Which form works alone?',
    ],
  }),
  reading({
    key: 'rw-form-04',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Each of the four lighthouses on the coast of Brenn has ______ own pattern of flashes, so that sailors can tell at night where they are.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'its',
    wrong: [
      ['their', 'pronoun-agreement', '“Each” is singular, and “their” is plural.'],
      ['it’s', 'possessive-or-contraction', '“It’s” stands for “it is,” which makes no sense before “own pattern.”'],
      ['they’re', 'possessive-or-contraction', '“They’re” stands for “they are,” which makes no sense here.'],
    ],
    why: 'The pronoun refers to “each,” which is singular, and must show possession: “its.”',
    hints: [
      'Does the word in the blank stand for “each” or for “lighthouses”?',
      'Is the word it stands for about one or about many?',
      'What does the word have to show about the pattern?',
      'In a word like that, what does the mark ’ stand for?',
    ],
  }),
  reading({
    key: 'rw-form-05',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>In 1869, the chemist Dmitri Mendeleev arranged the known elements in a table. He left several spaces empty, because he ______ that elements not yet discovered would fill them.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'believed',
    wrong: [
      ['believes', 'tense-shift', 'The text is about 1869, and its other verbs are in the past.'],
      ['will believe', 'tense-shift', 'His belief lies in the past, not in the future.'],
      [
        'has believed',
        'tense-shift',
        '“Has believed” would reach into the present, but Mendeleev’s act belongs to 1869.',
      ],
    ],
    why: '“Arranged” and “left” are in the past tense, and his reason belongs to the same time.',
    hints: [
      'When did he arrange the table?',
      'In what tense are the other verbs?',
      'He left spaces for a reason. Same time or another time?',
      'One time in the story: how many tenses should it have?',
    ],
  }),
  reading({
    key: 'rw-form-06',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Training is not the only thing that makes a racer. Sled dogs eat a great deal for animals of their size. During a long race, a ______ body may use ten thousand calories a day.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'dog’s',
    wrong: [
      ['dogs', 'plural-or-possessive', '“Dogs” is a plural; a word is needed to show whose body it is.'],
      ['dogs’', 'plural-or-possessive', '“Dogs’” would mean several dogs, but “a” shows that there is one.'],
      ['dogs’s', 'plural-or-possessive', 'No such form exists.'],
    ],
    why: '“A” shows that one dog is meant, and the body belongs to it: “a dog’s body.”',
    hints: [
      'How many animals does “a” leave room for?',
      'Whose body is it?',
      'How do you show that one thing owns something?',
      'Where does the mark go?',
    ],
  }),
  reading({
    key: 'rw-form-07',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>To bake flatbread in the manner of her village, Samira Haddouche heats stones in a fire, spreads dough over them, and ______ the whole with ashes.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'covers',
    wrong: [
      [
        'covering',
        'parallel-structure',
        'The list has the main verbs “heats” and “spreads,” and the third must match them.',
      ],
      [
        'to cover',
        'parallel-structure',
        'The list has the main verbs “heats” and “spreads,” and an infinitive does not match.',
      ],
      ['covered', 'tense-shift', 'The other verbs of the list are in the present tense.'],
    ],
    why: 'Three actions are listed, “heats,” “spreads,” and “covers,” all in the same form.',
    hints: [
      'How many actions are listed?',
      'What do the first two look like?',
      'What should the parts of a list have in common?',
      'Does the person or the time change for the last action?',
    ],
  }),
  reading({
    key: 'rw-form-08',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The museum has bought two letters by the astronomer Henrietta Leavitt. The letters, along with a notebook and a pair of spectacles, ______ on view from June to September.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'are',
    wrong: [
      ['is', 'subject-verb-agreement', '“Is” is singular, but the subject, “the letters,” is plural.'],
      ['has been', 'subject-verb-agreement', '“Has been” is singular, but the subject, “the letters,” is plural.'],
      ['was', 'subject-verb-agreement', '“Was” is singular, but the subject, “the letters,” is plural.'],
    ],
    why: 'The subject is “the letters”; “along with …” adds something without changing the subject. A plural subject takes “are.”',
    hints: [
      'Leave out what’s between the commas. What’s the subject?',
      'Does “along with” join subjects the way “and” does?',
      'Is the subject one thing or more?',
      'What does the verb have to fit?',
    ],
  }),
  reading({
    key: 'rw-form-09',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Many birds migrate at night, when the air is calm. Navigating by the stars, ______ from the coast of New England to islands in the Caribbean without a rest.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'the blackpoll warbler can fly',
    wrong: [
      [
        'flights of the blackpoll warbler go',
        'dangling-modifier',
        'Birds navigate by the stars, but this makes it flights that do so.',
      ],
      [
        'it is possible for the blackpoll warbler to fly',
        'dangling-modifier',
        '“Navigating” would describe “it,” which is no bird.',
      ],
      [
        'the flight of the blackpoll warbler leads',
        'dangling-modifier',
        'This makes it the flight that navigates, not the bird.',
      ],
    ],
    why: '“Navigating by the stars” must describe what comes right after the comma: the warbler.',
    hints: [
      'Who or what steers by the stars here?',
      'The opening describes something. What should come right after the comma?',
      'Can a flight steer by the stars?',
      'So what goes right after the comma?',
    ],
  }),
  reading({
    key: 'rw-form-10',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Not every chart was made by officials in an office. The oldest known map of the island was drawn by fishers, not by surveyors. ______ was made of shells sewn to a frame of sticks.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'It',
    wrong: [
      ['They', 'pronoun-reference', '“They” would mean the fishers or surveyors, who were not made of shells.'],
      ['These', 'pronoun-reference', '“These” is plural, but the map is one thing.'],
      ['One', 'pronoun-reference', '“One” would leave open which thing is meant; it is the map.'],
    ],
    why: 'What was made of shells is “the oldest known map,” which is singular: “it.”',
    hints: [
      'What was made of shells and sticks?',
      'Is what was made of shells one thing or several?',
      'Read it back. Is it clear what the word means?',
      'Put each choice where “the map” would go. Which one works?',
    ],
  }),
];
