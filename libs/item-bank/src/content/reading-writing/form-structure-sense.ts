import type { Item } from '../../item/item.js';
import { choice } from '../author.js';

const CONFORMS = '<p>Which choice completes the text so that it conforms to the conventions of Standard English?</p>';

/** Form, Structure, and Sense. */
export const FORM_STRUCTURE_SENSE: readonly Item[] = [
  choice({
    key: 'rw-form-01', skill: 11, difficulty: 'medium', seconds: 50,
    passage: '<p>For decades, the poet Mirembe Nakato’s early drafts were thought to be lost. Now a collection of letters that she wrote to her sisters during the 1950s ______ scholars a view of those drafts, which she copied out to ask for their opinions.</p>',
    question: CONFORMS,
    choices: { a: 'offer', b: 'offers', c: 'are offering', d: 'have offered' },
    answer: 'b',
    why: 'The subject is “a collection,” which is singular; “letters,” “sisters,” and “1950s” stand inside phrases that describe it. A singular subject takes the singular verb “offers.”',
    wrong: {
      a: ['nearest-noun-agreement', '“Offer” agrees with a plural such as “letters” or “sisters,” but the subject is “a collection.”'],
      c: ['nearest-noun-agreement', '“Are offering” is plural, and the subject “a collection” is singular.'],
      d: ['nearest-noun-agreement', '“Have offered” is plural, and the subject “a collection” is singular.'],
    },
    hints: [
      'The choices differ in the form of one verb, so find the subject of that verb first.',
      'Cross out, in your mind, the words from “of letters” to “the 1950s.” What is left in front of the blank?',
      'Is the noun that remains one thing or several things?',
      'Nouns close to the verb, such as “sisters,” are not always its subject.',
    ],
  }),
];
