import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_21_30: readonly Item[] = [
  reading({
    key: 'rw-form-21',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The collection of essays and reviews that Ottilie Brandt wrote for small magazines, some of which survive in only a single copy, ______ brought together by her granddaughter in 1998.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'was',
    wrong: [
      [
        'were',
        'subject-verb-agreement',
        'The subject is “the collection,” which is singular, in spite of the plurals that follow it.',
      ],
      ['having been', 'finite-verb-needed', '“Having been” cannot be the main verb.'],
      ['have been', 'subject-verb-agreement', 'The subject is “the collection,” and 1998 is past and over.'],
    ],
    why: 'The subject is “the collection,” far from its verb; all that stands between describes it.',
    hints: [
      'Skip everything that only describes. What’s left?',
      'What was brought together?',
      'What’s between the subject and its verb?',
      'So which noun decides?',
    ],
  }),
  reading({
    key: 'rw-form-22',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Long thought to have been abandoned in a single night, ______ by Inés Carrasco’s excavations to have been given up over the course of several decades.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'the city has been shown',
    wrong: [
      ['it has been shown of the city', 'dangling-modifier', 'The opening phrase would describe “it,” not the city.'],
      [
        'Carrasco has shown the city',
        'dangling-modifier',
        'The opening phrase would describe Carrasco, who was not abandoned.',
      ],
      ['excavations have shown the city', 'dangling-modifier', 'The opening phrase would describe the excavations.'],
    ],
    why: 'It is the city that was “long thought to have been abandoned,” so “the city” must follow the comma; and “by Inés Carrasco’s excavations” needs a passive verb.',
    hints: [
      'What did people think was left behind in one night?',
      'So what has to come right after the comma?',
      '“By Inés Carrasco’s excavations” comes next. Does the city do something, or is something done?',
      'Must the choice do just one of those two things, or both?',
    ],
  }),
  reading({
    key: 'rw-form-23',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Views on what makes a good explanation in science differ widely. The physicist maintained that a theory should be judged not by how many facts it explains but by ______.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'how many it forbids',
    wrong: [
      [
        'the forbidding of many',
        'parallel-structure',
        '“Not by how many … but by” calls for a second clause of the same form.',
      ],
      [
        'many facts that are forbidden',
        'parallel-structure',
        'A noun with a clause does not match “how many facts it explains.”',
      ],
      ['it forbids how many', 'word-order', 'In this kind of clause, “how many” must come first.'],
    ],
    why: '“Not by how many facts it explains but by how many it forbids”: the two parts that are set against each other have the same form.',
    hints: [
      '“Not by … but by”: what’s the pattern?',
      'What does the first half look like?',
      'Which word should the second half start with?',
      'And in what order should its words come?',
    ],
  }),
  reading({
    key: 'rw-form-24',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Had the dam’s engineers tested the clay beneath the northern bank, as they had that beneath the southern one, they ______ that it could not bear the weight.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'would have learned',
    wrong: [
      [
        'will have learned',
        'conditional-form',
        '“Had … tested” speaks of what did not happen in the past, and “will” points to the future.',
      ],
      ['learned', 'conditional-form', 'The test was not made, so they did not learn anything from it.'],
      ['had learned', 'conditional-form', '“Had” belongs to the condition; the result needs “would have.”'],
    ],
    why: '“Had the engineers tested” means “if they had tested,” which they did not; the unreal result takes “would have.”',
    hints: [
      'Did they test the clay under the northern bank?',
      '“Had the engineers tested”: how else could you say it?',
      'Is the second half real or unreal?',
      'Think of a past that didn’t happen. What form does its result take?',
    ],
  }),
  reading({
    key: 'rw-form-25',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Among the papers that the dealer had bought at auction and stored unread for two decades ______ a letter that would overturn the accepted date of the sonata.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'was',
    wrong: [
      ['were', 'subject-verb-agreement', 'The subject is “a letter,” which comes after the verb and is singular.'],
      ['being', 'finite-verb-needed', '“Being” cannot be the main verb.'],
      ['have been', 'subject-verb-agreement', 'The subject is “a letter,” and the event lies in the past.'],
    ],
    why: 'The sentence is turned around: “a letter … was among the papers.” The subject is “a letter.”',
    hints: [
      'The subject needn’t come first. Which noun is it?',
      'Put the sentence in its usual order. What would it begin with?',
      'Do the words from “Among the papers” say what, or where?',
      'Is the subject one thing or many?',
    ],
  }),
  reading({
    key: 'rw-form-26',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>It is easier to counsel others than oneself, as a recent study suggests. The sociologist’s finding that people who give advice follow it no more often than ______ has been confirmed in several countries.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'those who receive it do',
    wrong: [
      ['receiving it', 'faulty-comparison', 'People must be compared with people, not with an action.'],
      ['the receiving of it is', 'faulty-comparison', 'People must be compared with people, not with an action.'],
      ['with those who receive it', 'faulty-comparison', 'After “more often than,” no “with” can follow.'],
    ],
    why: 'The comparison is between two groups, “people who give advice” and “those who receive it.”',
    hints: [
      'Who’s being compared with whom?',
      'What’s the first part of the comparison: people, or something else?',
      'So what kind of thing should the second part be?',
      'What short word can stand for “follow it”?',
    ],
  }),
  reading({
    key: 'rw-form-27',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>The botanical garden has grown faster than its means of keeping it up. The committee recommended that the old greenhouse, which leaks and is costly to heat, ______ until a use for it can be found.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'be left standing',
    wrong: [
      ['is left standing', 'subjunctive-needed', 'After “recommended that,” the plain form of the verb is used.'],
      ['was left standing', 'subjunctive-needed', 'The clause says what should happen, not what happened.'],
      [
        'would be left standing',
        'subjunctive-needed',
        'After “recommended that,” the plain form is used, without “would.”',
      ],
    ],
    why: 'After a verb of recommending, the “that” clause has the plain form of the verb: “recommended that it be left.”',
    hints: [
      'Is that a fact or what someone thinks should happen?',
      '“They insisted that he go.” What’s odd about “go”?',
      'After “recommended that,” does the verb change with its subject?',
      'Which choice has the plainest form?',
    ],
  }),
  reading({
    key: 'rw-form-28',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>Because the two manuscripts share errors that neither scribe could have made independently, editors conclude that one was copied from the other or that both ______ from a third, now lost.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'descend',
    wrong: [
      ['descends', 'subject-verb-agreement', '“Both” is plural.'],
      ['descending', 'finite-verb-needed', 'The clause after “that” needs a main verb.'],
      ['to descend', 'finite-verb-needed', 'The clause after “that” needs a main verb.'],
    ],
    why: '“Both” is plural and is the subject of the clause, which needs a main verb.',
    hints: [
      'After “or that,” which word is the subject?',
      'Does the subject after “or that” mean one or two?',
      'What kind of verb does the part after “that” need?',
      '“A third” is close by. Is it the subject?',
    ],
  }),
  reading({
    key: 'rw-form-29',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>A familiar drawing shows human needs as layers, with food and shelter at the bottom. A staple of textbooks, ______ first published in 1943 and has seldom been tested since.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'Maslow’s pyramid rests on a theory that was',
    wrong: [
      [
        'the theory on which Maslow’s pyramid rests, it was',
        'double-subject',
        '“The theory” is already the subject, so “it” is one too many.',
      ],
      [
        'there is a theory beneath Maslow’s pyramid that was',
        'dangling-modifier',
        'The opening phrase would have nothing to describe at the start of the clause.',
      ],
      [
        'Maslow based his pyramid on a theory that was',
        'dangling-modifier',
        'The opening phrase would describe Maslow, but it is the pyramid that is a staple of textbooks.',
      ],
    ],
    why: 'What is “a staple of textbooks” is the pyramid, so it must come right after the comma.',
    hints: [
      'What’s found in so many textbooks?',
      'So what has to come right after the comma?',
      'Can a person be a staple of textbooks?',
      'How many subjects should the verb have?',
    ],
  }),
  reading({
    key: 'rw-form-30',
    skill: 11,
    difficulty: 'hard',
    seconds: 65,
    passage:
      '<p>A page of manuscript can be read in more than one way. The poet’s editors disagree about the notebooks, one holding that the many crossings-out show doubt, the other ______ nothing but haste.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'that they show',
    wrong: [
      [
        'shows that',
        'parallel-structure',
        '“The other” continues with “holding” understood, and what is held must be a “that” clause.',
      ],
      ['they show', 'parallel-structure', '“That” cannot be left out, since the first part has it.'],
      ['of showing', 'parallel-structure', '“Holding of showing” is not possible; the first part has “holding that.”'],
    ],
    why: '“One holding that …, the other [holding] that …”: the second part has the same form, with “holding” understood.',
    hints: [
      'What does each editor say?',
      'One word is left out in the second part. Which one?',
      'Put that word back in. What has to follow it?',
      'How should the two parts look next to each other?',
    ],
  }),
];
