import { ARITHMETIC_WORDS } from './arithmetic.js';
import { ASIDE_WORDS } from './asides.js';
import { CHOICE_WORDS } from './choices.js';
import { ENCOURAGE_WORDS } from './encourage.js';
import { FEEDBACK_WORDS } from './feedback.js';
import { HINT_WORDS } from './hints.js';
import { IDEA_WORDS } from './ideas.js';
import { IN_LETTERS_WORDS } from './in-letters.js';
import { MATH_WORDS } from './math.js';
import { MATH_SPANISH_WORDS } from './math-spanish.js';
import { OFFER_WORDS } from './offers.js';
import { OWN_UP_WORDS } from './own-up.js';
import { REVIEW_WORDS } from './review.js';
import { SPANISH_WORDS } from './spanish.js';
import { STEP_WORDS } from './steps.js';
import { STEP_SPANISH_WORDS } from './steps-spanish.js';
import { TALK_WORDS } from './talk.js';

/** Instead of what was said before about a question that the student is being asked again. */
export const ASKED_AGAIN_TEXT = TALK_WORDS['asked-again'][0];

/** Every wording that is chosen by seed, by its set. */
export const WORDS = {
  ...HINT_WORDS,
  ...IDEA_WORDS,
  ...CHOICE_WORDS,
  ...ENCOURAGE_WORDS,
  ...FEEDBACK_WORDS,
  ...STEP_WORDS,
  ...ARITHMETIC_WORDS,
  ...MATH_WORDS,
  ...IN_LETTERS_WORDS,
  ...OFFER_WORDS,
  ...OWN_UP_WORDS,
  ...TALK_WORDS,
  ...ASIDE_WORDS,
  ...REVIEW_WORDS,
  ...SPANISH_WORDS,
  ...MATH_SPANISH_WORDS,
  ...STEP_SPANISH_WORDS,
};
export type WordSet = keyof typeof WORDS;
