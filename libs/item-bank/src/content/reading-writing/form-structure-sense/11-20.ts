import type { Item } from '../../../item/item.js';
import { reading } from '../../author.js';
import { CONFORMS } from './conforms.js';

export const FORM_11_20: readonly Item[] = [
  reading({
    key: 'rw-form-11',
    skill: 11,
    difficulty: 'easy',
    seconds: 45,
    passage:
      '<p>The committee that chooses the city’s poet laureate ______ in secret, and its members do not speak to the press until the name has been announced.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'meets',
    wrong: [
      ['meet', 'subject-verb-agreement', 'The subject, “the committee,” is singular.'],
      ['meeting', 'finite-verb-needed', '“Meeting” cannot be the main verb of the sentence.'],
      [
        'are meeting',
        'subject-verb-agreement',
        'The subject, “the committee,” is singular and goes with “its” later in the sentence.',
      ],
    ],
    why: 'The subject “the committee” is singular, as “its members” confirms, and takes a singular main verb.',
    hints: [
      '“Committee,” “city,” “laureate”: which one is the subject?',
      '“Its” comes up later. Does the writer see the committee as one or many?',
      'Is there a main verb before “and” yet?',
      'What kind of verb fits one committee, in the present?',
    ],
  }),
  reading({
    key: 'rw-form-12',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>The promise of a railway did not always keep people in a place. By the time the railway reached the town of Carrick in 1887, most of the families who had petitioned for it ______ for the cities.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'had left',
    wrong: [
      ['leave', 'tense-shift', 'The present tense does not fit events before 1887.'],
      ['have left', 'tense-shift', '“Have left” connects with the present, but the text is about 1887.'],
      ['will have left', 'tense-shift', '“Will have left” points to the future.'],
    ],
    why: 'The families left before the railway arrived in 1887; what was over before a moment in the past takes “had.”',
    hints: [
      'Which came first, the railway or the families leaving?',
      'What does “By the time” do?',
      'One past thing was over before another one. Which tense shows that?',
      'Which other verb in the sentence has that tense?',
    ],
  }),
  reading({
    key: 'rw-form-13',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Life without open water takes unusual bodies. What sets the desert’s seed-eating rodents apart from those of the grasslands ______ a kidney that wastes hardly a drop of water.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'is',
    wrong: [
      [
        'are',
        'subject-verb-agreement',
        'The subject is the clause “what sets … apart,” which is singular; “grasslands” only stands next to the verb.',
      ],
      ['being', 'finite-verb-needed', '“Being” cannot be the main verb.'],
      ['were', 'subject-verb-agreement', 'The subject is a singular clause, and the text speaks of the present.'],
    ],
    why: 'The subject is the whole clause “What sets the desert’s seed-eating rodents apart …,” which counts as singular.',
    hints: [
      'The subject is long. Where does it end?',
      'A whole clause can be a subject. Does it count as one or many?',
      'Should a plural word right next to the verb decide?',
      'Put “this” in place of the whole clause. What does it need?',
    ],
  }),
  reading({
    key: 'rw-form-14',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>After restoring the harpsichord to what he believed was its original tuning, ______ that several pieces in the composer’s notebook sounded better than they ever had.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'Anselm Oduya found',
    wrong: [
      [
        'Anselm Oduya’s discovery was',
        'dangling-modifier',
        'This makes it the discovery that restored the instrument.',
      ],
      ['it was found by Anselm Oduya', 'dangling-modifier', 'This makes “it” the one who restored the instrument.'],
      [
        'the finding of Anselm Oduya was',
        'dangling-modifier',
        'This makes it the finding that restored the instrument.',
      ],
    ],
    why: 'The person who restored the instrument must come right after the opening phrase.',
    hints: [
      'Who restored the harpsichord?',
      'There’s a “he” in the opening. Who is he?',
      'Look right after the comma in each choice. Is it a thing or a person?',
      'Can a discovery restore a harpsichord?',
    ],
  }),
  reading({
    key: 'rw-form-15',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Neither of the two theories that were proposed in the 1930s to explain the markings ______ the test of time, but both led to useful experiments.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'has stood',
    wrong: [
      ['have stood', 'subject-verb-agreement', '“Neither” is singular, whatever plural words come after it.'],
      ['are standing', 'subject-verb-agreement', '“Neither” is singular, and the action is not going on now.'],
      ['standing', 'finite-verb-needed', '“Standing” cannot be the main verb.'],
    ],
    why: 'The subject is “neither,” which is singular; “of the two theories that were proposed …” describes it.',
    hints: [
      'Go to the beginning. What’s the subject?',
      '“Neither”: does it take the two one by one or together?',
      'What comes between the subject and its verb?',
      'What kind of verb do you need for one?',
    ],
  }),
  reading({
    key: 'rw-form-16',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Some crafts were once treated as secrets of state. The glassmakers of Murano guarded their methods closely; a worker who left the island without permission might find that several ______ property had been seized.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'relatives’',
    wrong: [
      ['relatives', 'plural-or-possessive', 'A word is needed that shows whose property it was.'],
      ['relative’s', 'plural-or-possessive', '“Several” asks for a plural, and this form is singular.'],
      ['relatives’s', 'plural-or-possessive', 'No such form exists.'],
    ],
    why: 'The property belongs to relatives, more than one: “relatives’.”',
    hints: [
      'Whose property was taken?',
      'Which word tells you how many people it was?',
      'A plural already ends in “s.” What do you add to show owning?',
      'Where does the mark go, then?',
    ],
  }),
  reading({
    key: 'rw-form-17',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Insects turn out to be capable of more than was long believed. Researchers have trained bees to recognize patterns, to pull strings, and ______ balls into holes in return for sugar water.</p>',
    question: CONFORMS,
    at: 'a',
    right: 'to roll',
    wrong: [
      [
        'rolling',
        'parallel-structure',
        'The list has the infinitives “to recognize” and “to pull,” and the third must match them.',
      ],
      ['they rolled', 'parallel-structure', 'A clause does not match the infinitives of the list.'],
      ['roll', 'parallel-structure', 'Since “to” is repeated before “pull,” it must be repeated here, too.'],
    ],
    why: 'Three things that the bees were trained to do are listed, each with “to”: “to recognize,” “to pull,” “to roll.”',
    hints: [
      'How many things have bees learned to do?',
      'What do the first two look like?',
      'Does each of them have its own “to”?',
      'So what should the third look like?',
    ],
  }),
  reading({
    key: 'rw-form-18',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Even those who know a language best can differ about it. When linguist Ewa Kubiak interviewed the last two speakers of the dialect, each insisted that it was the other ______ pronunciation was correct.</p>',
    question: CONFORMS,
    at: 'c',
    right: 'whose',
    wrong: [
      [
        'who’s',
        'possessive-or-contraction',
        '“Who’s” stands for “who is,” which cannot come before “pronunciation was.”',
      ],
      ['which', 'relative-pronoun', '“Which” cannot show that the pronunciation belongs to the other speaker.'],
      [
        'whom',
        'relative-pronoun',
        '“Whom” is an object, but the clause already has its subject, and possession must be shown.',
      ],
    ],
    why: 'The pronunciation belongs to “the other,” and “whose” shows possession.',
    hints: [
      'Whose pronunciation is it?',
      'The word in the blank has two jobs. What are they?',
      'In a word like that, what does the mark ’ stand for?',
      'Try “his or her” in the blank. Does the meaning fit?',
    ],
  }),
  reading({
    key: 'rw-form-19',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Few writers of fiction live by their books alone. The novelist Kwabena Asare rises at four to write, ______ the rest of the day to his work as a veterinarian.</p>',
    question: CONFORMS,
    at: 'd',
    right: 'devoting',
    wrong: [
      ['he devotes', 'comma-splice', 'This makes a second complete sentence after a comma.'],
      ['devotes', 'parallel-structure', 'A second main verb would need “and” before it.'],
      ['and devoting', 'parallel-structure', '“And” would have to join two main verbs, but “devoting” is none.'],
    ],
    why: 'The phrase “devoting the rest of the day …” describes how he spends his time besides; it depends on the main clause.',
    hints: [
      'Are the words before the comma already a full sentence?',
      'There’s no joining word. Can a second full sentence follow?',
      'Can a main verb come right after the comma here?',
      'What form can add something going on at the same time?',
    ],
  }),
  reading({
    key: 'rw-form-20',
    skill: 11,
    difficulty: 'medium',
    seconds: 55,
    passage:
      '<p>Cities change the animals that live in them, and not only in looks. Recordings made in 1965 and again in 2015 show that the songs of the sparrows in one coastal city ______ simpler over those fifty years.</p>',
    question: CONFORMS,
    at: 'b',
    right: 'became',
    wrong: [
      ['becomes', 'subject-verb-agreement', 'The subject, “the songs,” is plural, and the change lies in the past.'],
      ['have been becoming', 'tense-shift', 'The fifty years are over, so a continuing action does not fit.'],
      ['becoming', 'finite-verb-needed', '“Becoming” cannot be the main verb of the clause.'],
    ],
    why: 'The subject “songs” is plural and the fifty years are past, so a plural verb in the simple past is needed.',
    hints: [
      'What got simpler?',
      'Is the time the sentence tells about over?',
      'What’s missing after “that”?',
      'What two things must the verb show?',
    ],
  }),
];
