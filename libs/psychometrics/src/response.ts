import type { ItemParameters } from './model.js';

/** One marked answer. */
export interface Response extends ItemParameters {
  correct: boolean;
  /** How much it counts in the likelihood; 1 unless it was a rapid guess. */
  weight?: number;
}

/** An answer with what mastery needs beside its mark. */
export interface ScoredItem extends ItemParameters {
  /** 1-30. */
  skill: number;
  correct: boolean;
  /** False for a question left empty. */
  answered: boolean;
  /** Expected seconds at exam pace. */
  seconds: number;
  /** Seconds the student spent. */
  timeSpent: number;
}

/** An answer faster than this many seconds, or than this share of the expected time, was not read. */
const RAPID_SECONDS = 4;
const RAPID_SHARE = 0.1;
const RAPID_WEIGHT = 0.5;

/** Rapid guess: answered in under 4 s or under a tenth of the expected time. After Wise & Kong 2005. */
export const isRapidGuess = ({ answered, timeSpent, seconds }: Pick<ScoredItem, 'answered' | 'timeSpent' | 'seconds'>): boolean =>
  answered && (timeSpent < RAPID_SECONDS || timeSpent < RAPID_SHARE * seconds);

/** The mark as the likelihood takes it: an empty answer is wrong, a rapid guess counts half. */
export const toResponse = (item: ScoredItem): Response => ({
  a: item.a, b: item.b, c: item.c,
  correct: item.correct && item.answered,
  weight: isRapidGuess(item) ? RAPID_WEIGHT : 1,
});
