import { checkParameters, requireNotNegative, requirePositive, type ItemParameters } from './model.js';

/** One marked answer. */
export interface Response extends ItemParameters {
  correct: boolean;
  /** How much it counts in the likelihood; 1 unless it was a rapid guess. */
  weight?: number;
}

/** @throws ParameterError */
export function checkResponse(response: Response): void {
  checkParameters(response);
  if (response.weight !== undefined) requireNotNegative('weight', response.weight);
}

/** An answer with what mastery needs beside its mark. */
export interface ScoredItem extends ItemParameters {
  /** How unsure b is: standard deviation, logits; 0 where it is left out. */
  bSd?: number;
  /** 1-30. */
  skill: number;
  correct: boolean;
  /** False for a question left empty. */
  answered: boolean;
  /** Expected seconds at exam pace. */
  seconds: number;
  /** Seconds the student spent. */
  timeSpent: number;
  /** Median seconds of those who answered the item, once there are enough of them. */
  medianSeconds?: number;
}

/** An answer faster than this many seconds, or than this share of the item's median time, was not read. */
const RAPID_SECONDS = 4;
const RAPID_SHARE = 0.1;
const RAPID_WEIGHT = 0.5;

type Timed = Pick<ScoredItem, 'answered' | 'timeSpent' | 'seconds' | 'medianSeconds'>;

/**
 * Rapid guess: answered in under 4 s or under a tenth of the item's median time; the expected time stands in until
 * there is a median. After Wise & Kong 2005.
 */
export function isRapidGuess({ answered, timeSpent, seconds, medianSeconds = seconds }: Timed): boolean {
  requireNotNegative('timeSpent', timeSpent);
  requirePositive('seconds', medianSeconds);
  return answered && isRapid(timeSpent, medianSeconds);
}

/** The rule of `isRapidGuess` alone. */
export const isRapid = (timeSpent: number, medianSeconds: number): boolean =>
  timeSpent < RAPID_SECONDS || timeSpent < RAPID_SHARE * medianSeconds;

/** The mark as the likelihood takes it: an empty answer is wrong, a rapid guess counts half. */
export const toResponse = (item: ScoredItem): Response => ({
  a: item.a,
  b: item.b,
  c: item.c,
  correct: item.correct && item.answered,
  weight: isRapidGuess(item) ? RAPID_WEIGHT : 1,
});
