/**
 * Attempts at a practice question (specification, business constants), unless the service is set up for more. A session
 * keeps the number it began with. This file holds no schema, because the browser imports it.
 */
export const QUESTION_ATTEMPTS = 3;
/** The most a service can be set up for. */
export const MOST_ATTEMPTS = 9;

export const attemptsReachedText = (most: number): string =>
  `You have reached the maximum of ${most} ${most === 1 ? 'attempt' : 'attempts'} for this question.`;
