import { isAnswered } from '@aivy/exam';
import { requireNotNegative, requirePositive } from '../model.js';
import { isUnread } from '../effort.js';
import { quantile } from '../quantile.js';

/** What one person did with one item; first attempts only. */
export interface Observation {
  /** '' when left empty; an entry that is only begun ('3/') counts as that. */
  answer: string;
  correct: boolean;
  /** Seconds. */
  timeSpent: number;
  /** Share of the person's other answers that were right, 0-1: what the item is correlated with. */
  restScore: number;
}

export interface ItemStatistics {
  n: number;
  /** Share right, empty answers counted as wrong; 0 without observations. */
  p: number;
  /** Correlation of right with the rest score, -1 to 1; null when one of the two does not vary. */
  pointBiserial: number | null;
  omitRate: number;
  /** Seconds of those who answered; null when nobody did. */
  medianSeconds: number | null;
  p90Seconds: number | null;
  rapidRate: number;
  /** Share of all students of the period who met the item, 0-1. */
  exposure: number;
}

/** Pearson correlation of a mark with a score; null when either is constant. */
export function pointBiserial(marks: readonly boolean[], scores: readonly number[]): number | null {
  const n = marks.length;
  if (n < 2) return null;
  const p = marks.filter(Boolean).length / n;
  const mean = scores.reduce((x, y) => x + y, 0) / n;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / n;
  if (p === 0 || p === 1 || variance < 1e-15) return null;
  const meanOfRight = scores.reduce((sum, score, index) => (marks[index] ? sum + score : sum), 0) / (n * p);
  return ((meanOfRight - mean) / Math.sqrt(variance)) * Math.sqrt(p / (1 - p));
}

/**
 * Classical statistics of one item; the correlation is corrected, since the rest score leaves the item out.
 * @param students how many students there were in the period, for the exposure
 * @param seconds expected seconds, for rapid guesses until there is a median
 * @throws ParameterError
 */
export function itemStatistics(
  observations: readonly Observation[],
  { students, seconds }: { students: number; seconds: number },
): ItemStatistics {
  requireNotNegative('students', students);
  requirePositive('seconds', seconds);
  for (const { timeSpent, restScore } of observations) {
    requireNotNegative('timeSpent', timeSpent);
    requireNotNegative('restScore', restScore);
  }
  const n = observations.length;
  const share = (meets: (observation: Observation) => boolean): number =>
    n === 0 ? 0 : observations.filter(meets).length / n;
  const times = observations
    .filter(({ answer }) => isAnswered(answer))
    .map(({ timeSpent }) => timeSpent)
    .sort((x, y) => x - y);
  const medianSeconds = quantile(times, 0.5);
  const rapid = ({ answer, timeSpent }: Observation): boolean =>
    isAnswered(answer) && isUnread({ timeSpent, seconds, ...(medianSeconds ? { medianSeconds } : {}) });
  return {
    n,
    p: share(({ correct }) => correct),
    pointBiserial: pointBiserial(
      observations.map(({ correct }) => correct),
      observations.map(({ restScore }) => restScore),
    ),
    omitRate: share(({ answer }) => !isAnswered(answer)),
    medianSeconds,
    p90Seconds: quantile(times, 0.9),
    rapidRate: share(rapid),
    exposure: students === 0 ? 0 : n / students,
  };
}
