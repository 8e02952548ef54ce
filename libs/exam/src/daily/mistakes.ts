import { isQuestionComplete, type QuestionAttempt } from './attempts.js';

/**
 * Is a practice question a mistake? Its first answer was wrong, whatever came after; while tries are left it is nothing
 * yet, for then its key is not due.
 */
export const isPracticeMistake = (attempts: readonly QuestionAttempt[]): boolean =>
  isQuestionComplete(attempts) && attempts[0]?.correct === false;

/** Which later try was right, from 2; 0 for none. */
export function rightAt(attempts: readonly QuestionAttempt[]): number {
  const index = attempts.findIndex(({ correct }) => correct);
  return index > 0 ? index + 1 : 0;
}
