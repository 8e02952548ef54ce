import type { QuestionAttempt } from './attempts.js';

/** Is a complete practice question a mistake? Its first answer was wrong, whatever came after. */
export const isPracticeMistake = (attempts: readonly QuestionAttempt[]): boolean => attempts[0]?.correct === false;

/** Which later try was right, from 2; 0 for none. */
export function rightAt(attempts: readonly QuestionAttempt[]): number {
  const index = attempts.findIndex(({ correct }) => correct);
  return index > 0 ? index + 1 : 0;
}
