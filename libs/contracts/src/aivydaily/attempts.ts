/**
 * Attempts at a practice question (specification, business constants), unless the service is set up for another number.
 * A session keeps the number that it began with. Beside no schema, because the browser asks for it.
 */
export const QUESTION_ATTEMPTS = 3;
/** No service can be set up for more. */
export const MOST_ATTEMPTS = 9;

export const attemptsReachedText = (most: number): string =>
  `You have reached the maximum of ${most} ${most === 1 ? 'attempt' : 'attempts'} for this question.`;
