import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_81_90: readonly Item[] = [
  reading({
    key: 'rw-form-81',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>For eleven years, Madame Castel had practiced at an open window, and in all that time not one of the neighbors had spoken to her of it, either to complain or to praise. She had concluded that they did not hear. It was therefore with some surprise that, on the morning when the piano was carried down the stairs and loaded on a cart by men who had been told that it was worth nothing, she ______ the whole street standing bareheaded at their doors.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'found',
    wrong: [
      [
        'had found',
        'tense-shift',
        'This would put what she saw before the morning of the piano, but she saw it then.',
        'Four verbs before it have “had,” and the ear expects another.',
      ],
      ['finds', 'tense-shift', 'The story is told in the past, and nothing moves it into the present here.'],
      [
        'would have found',
        'conditional-form',
        'This would mean that she did not see it, and no condition is named.',
        'Long clauses between “that” and the verb make the surprise feel distant, as something supposed rather than seen.',
      ],
    ],
    why: 'The verbs with “had” tell what came before that morning. What she saw belongs to the morning itself, the time of “was carried,” and takes the simple past.',
    hints: [
      'Which events come before that morning, and which belong to it?',
      '“It was with some surprise that she”: did what?',
      'Which other verb is at the same time as the blank?',
      'The background is over. Which tense tells the main moment?',
    ],
  }),
  reading({
    key: 'rw-form-82',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The painter of the mural at the corner of Harbor Street refused to work behind a screen. Two ______ suggestions, one a sailor’s and one a schoolgirl’s, were better than her own plans, she admitted, and can now be seen on the wall.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'passersby’s',
    wrong: [
      ['passersby', 'plural-or-possessive', 'The suggestions belonged to somebody, and this form does not show it.'],
      ['passerby’s', 'plural-or-possessive', 'After “two,” the noun cannot have the form that is used for one.'],
      ['passerbys’', 'plural-form', 'In this noun, the “s” of the plural is not added at the end.'],
    ],
    why: 'The plural of “passerby” is “passersby,” since the “s” goes to the noun “passer.” This plural does not end in “s,” so it shows possession with an apostrophe and “s.”',
    hints: [
      'How many people made suggestions?',
      'The noun has two parts. Which one gets the plural?',
      'Where’s the “s” in “mothers-in-law”?',
      'Besides plural, what does the noun still have to show?',
    ],
  }),
  reading({
    key: 'rw-form-83',
    skill: 11,
    difficulty: 'hard',
    seconds: 80,
    passage:
      '<p>Taste changes, and errors have a way of turning into intentions. Much of what the reviewers of the painter’s first exhibitions, who had been trained to look for smooth surfaces and a single point of view, listed as faults of drawing—tables that tip toward the viewer, outlines that have been drawn twice, apples that seem about to roll off the cloth—______ now held up to students as the very things that the painter was trying to achieve.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'is',
    wrong: [
      [
        'are',
        'subject-verb-agreement',
        'This agrees with “faults” or with the tables, outlines, and apples, none of which is the subject.',
        'A list of three plurals stands just before the blank, and it is these that one imagines being shown to students.',
      ],
      [
        'was',
        'tense-shift',
        'The word after the blank sets this verb apart in time from that of the reviewers.',
        '“Listed” before it and “was trying” after it put the sentence in the past.',
      ],
      ['being', 'finite-verb-needed', 'The subject would be left without a verb; “listed” has a subject of its own.'],
    ],
    why: 'The subject is “much of what the reviewers … listed as faults,” and “much” is singular. “Now” calls for the present. The list between the dashes only gives examples.',
    hints: [
      'Go to the start of the second sentence. What’s the subject?',
      'Skip what’s between the dashes. Can it go?',
      'Does “much” go with one or with many?',
      'Which word after the blank tells you the time?',
    ],
  }),
  reading({
    key: 'rw-form-84',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>Few books on lichens can be carried in a pocket. This one can, and its short keys and clear drawings make it useful both for walkers who have never looked at a lichen and ______ who have named hundreds.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'for experts',
    wrong: [
      ['experts', 'parallel-structure', '“Both” is followed by a preposition, and the second part lacks it.'],
      ['to experts', 'parallel-structure', 'The first part begins with a different preposition.'],
      ['are experts', 'parallel-structure', '“And” joins parts of one kind here, and this part begins with a verb.'],
    ],
    why: '“Both … and” joins two parts of the same form: “both for walkers who … and for experts who ….”',
    hints: [
      'Two groups of readers: which word begins the pair?',
      'What comes right after “both”?',
      'So what should come after “and”?',
      'How often do you need the little word after “both”?',
    ],
  }),
  reading({
    key: 'rw-form-85',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Cloth with woven pictures had always been costly, because it took two to make it. The attachment that Joseph-Marie Jacquard perfected in the first years of the nineteenth century, in which a chain of punched cards decides which threads are lifted, allowed a single weaver, seated at a loom that had until then required a helper, often a child, to sit beside it and pull the cords by hand, ______ patterns of great intricacy alone and in a fraction of the time.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'to produce',
    wrong: [
      [
        'and produce',
        'parallel-structure',
        'This would continue what the helper was required to do, and “allowed a single weaver” would never be finished.',
        'It follows on from “sit” and “pull,” which stand just before it and have the same form.',
      ],
      [
        'producing',
        'finite-verb-needed',
        'Before this form, “allowed a single weaver” would already have to be complete, and it is not.',
        'After a comma, a form in “-ing” often adds a result, and here a result is just what is told.',
      ],
      [
        'which produced',
        'relative-pronoun',
        'It would be the cords or the loom that did the work, and the weaver would be left with nothing to do.',
      ],
    ],
    why: '“Allowed” needs a person and a form with “to”: “allowed a single weaver … to produce.” Everything from “seated” to “by hand” describes the weaver’s loom.',
    hints: [
      'What’s the main verb of the second sentence?',
      'Who was allowed to do something?',
      'What’s everything from “seated” to “by hand”?',
      'Read “allowed a single weaver” and go right to the blank. What comes next?',
    ],
  }),
  reading({
    key: 'rw-form-86',
    skill: 11,
    difficulty: 'easy',
    seconds: 55,
    passage:
      '<p>The ice that covers most of Greenland is in places more than three kilometers thick. Were all of it to melt, which is not expected for many centuries, the level of the sea ______ by about seven meters.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'would rise',
    wrong: [
      [
        'will rise',
        'conditional-form',
        'This would be a prediction, but the opening, “were … to melt,” only supposes something.',
      ],
      ['rises', 'conditional-form', 'This states something as a fact, and the sentence only supposes it.'],
      ['has risen', 'conditional-form', 'This tells of something that has come about, and the ice has not all melted.'],
    ],
    why: '“Were all of it to melt” means “if all of it were to melt,” which is only imagined. The result of an imagined condition takes “would.”',
    hints: [
      'Does the sentence say that all of it will melt?',
      '“Were all of it to melt”: how else could you say that?',
      'If it’s imagined, what form does the main part take?',
      'Is the sea’s rise a fact, a forecast, or neither?',
    ],
  }),
  reading({
    key: 'rw-form-87',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>It is easy to suppose that infants point only at what they want to have. The staff of one nursery kept an informal count for a year, in part to settle an argument, and were surprised by it: the infants in their care were as likely to point, when an adult who had been playing with them happened to look the other way, at toys for which, to judge by how soon they dropped them, they had no use whatever ______ toys that they afterward refused to give back.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'as at',
    wrong: [
      [
        'than at',
        'faulty-comparison',
        'Nothing before it says “more” or “less,” so this word has no partner.',
        'The partner of the missing word lies more than thirty words back, and by then only the contrast is remembered.',
      ],
      [
        'as',
        'faulty-comparison',
        'Without a preposition, the toys would be what is likely to do something.',
        'It completes the comparison, and the preposition that ought to be repeated is far away.',
      ],
      [
        'and at',
        'faulty-comparison',
        'This adds a second kind of toy without completing the comparison that was begun.',
      ],
    ],
    why: '“As likely to point … at toys for which … they had no use … as at toys that …”: “as likely” needs a second “as,” and since toys are pointed at, “at” has to be repeated.',
    hints: [
      'A comparison starts before “likely.” Is it finished?',
      'Two kinds of toys: which little word is in front of the first kind?',
      'Skip what only interrupts. What’s left?',
      'What two things must the second half do?',
    ],
  }),
  reading({
    key: 'rw-form-88',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The old tunnel was dug from both ends at once. After ______ work, the two crews heard each other’s hammers through the rock, and a week later they shook hands.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'two years’',
    wrong: [
      ['two year’s', 'plural-or-possessive', 'This form is used for a single year.'],
      ['two years', 'plural-or-possessive', 'A form is needed that ties the time to the work, as in “a week’s rest.”'],
      ['two year', 'plural-form', 'After “two,” the noun must be plural.'],
    ],
    why: 'A stretch of time can be the owner of what fills it: “a day’s work.” Since there are two years, the apostrophe follows the “s” of the plural: “two years’ work.”',
    hints: [
      'How long did the crews work?',
      '“A day’s journey,” “a moment’s rest.” What does the time word show?',
      'Is that time word one or more than one?',
      'Where’s the mark in “my two sisters’ room”?',
    ],
  }),
  reading({
    key: 'rw-form-89',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>The claim that the island’s potters, who for generations had fired their jars in open pits and whose kilns, when they troubled to build any, were no bigger than a barrel, ______ the kiln with a raised floor from traders instead of inventing it themselves has been repeated so often that few of those who repeat it seem to have noticed that the oldest such kiln so far known in the region lies beneath the market square of the potters’ own town.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'adopted',
    wrong: [
      [
        'adopting',
        'finite-verb-needed',
        'The potters would be left without a verb in the clause that states the claim.',
        '“Has been repeated” is the main verb of the sentence, so that the blank seems to need no complete verb; and “inventing” has the same form.',
      ],
      [
        'having adopted',
        'finite-verb-needed',
        'The clause after “the claim that” has a subject but would have no verb.',
        'It fits the order of events, and the sentence has its main verb farther on.',
      ],
      [
        'to have adopted',
        'finite-verb-needed',
        'This could follow “are said,” but it cannot follow the subject of a clause that begins with “that.”',
      ],
    ],
    why: 'Two verbs are needed: one for “the claim,” which is “has been repeated,” and one for “the island’s potters” within the clause after “that.” “Had fired” and “were” belong to the clauses that describe the potters.',
    hints: [
      'What’s the main verb of “the claim”?',
      'Which word starts off what the claim says?',
      'Who’s the subject in there, and has it had its verb?',
      'Say it alone: “The potters … the kiln from traders.” What did they do?',
    ],
  }),
  reading({
    key: 'rw-form-90',
    skill: 11,
    difficulty: 'medium',
    seconds: 80,
    passage:
      '<p>Halley’s comet, whose return in 1758 was the first ever to be foretold, comes back about every seventy-six years. When it next passes close to the Sun, in 2061, the two Soviet spacecraft that were sent to meet it in 1986, and that fell silent about a year after they had flown, within days of each other, through the cloud of gas and dust around it, ______ for nearly three quarters of a century, with nothing further to do, in orbits of their own around the Sun.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'will have been drifting',
    wrong: [
      [
        'have been drifting',
        'tense-shift',
        'So many years have not passed yet, and the moment up to which they are counted lies ahead.',
        'The craft are adrift today, and of what began in 1986 and still goes on, this is just the form to use.',
      ],
      [
        'will be drifting',
        'tense-shift',
        'With this form, the years would only begin to be counted in 2061.',
        'The sentence speaks of 2061, and this is a form of the future.',
      ],
      [
        'would have been drifting',
        'conditional-form',
        'This would be the result of something that is not the case, but no such condition is named.',
      ],
    ],
    why: 'The moment is 2061, in the future, and at that moment the drifting has gone on since 1986. What will have lasted up to a moment in the future takes “will have been.”',
    hints: [
      'At which moment are we looking at the spacecraft?',
      'How long have they been drifting by then?',
      'That moment is in the future. Which way do you count?',
      'What two things does the verb have to show?',
    ],
  }),
];
