import { requireNotNegative, requirePositive } from '../model.js';
import { normalCdf } from '../pace.js';

/** What a student may still learn. Assumed until there are enough pairs of tests: see docs/measurement.md. */
export interface LearningModel {
  /** Logits of a section per practised hour, on average over the first `halving` hours: the median student's. */
  perHour: number;
  /** Spread of the logarithm of that among students. */
  logSpread: number;
  /** Hours after which the pace of learning has halved. */
  halving: number;
  /** What an ability moves by itself in a month, up or down, logits (standard deviation). */
  driftPerMonth: number;
}

/**
 * The one place where the rate of learning is said. Forty hours give the median student 22 points of a section, two
 * students in three 13 to 38: as the reviews of coaching have it, which found tens of points and not hundreds (Briggs,
 * NACAC 2009). Assumed for ours.
 */
export const LEARNING: LearningModel = { perHour: 0.0045, logSpread: 0.55, halving: 60, driftPerMonth: 0.05 };

/** Middles of eleven equally likely parts of the standard normal distribution. */
export const PARTS: readonly number[] = Array.from({ length: 11 }, (_, part) => {
  let [low, high] = [-5, 5];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < (part + 0.5) / 11) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
});

/**
 * A learning rate as a multiple of the median student's: `z` standard deviations above the median of the logarithm.
 * Nobody unlearns by practising, so the rates are lognormal: then more practice never makes the prospect worse.
 */
export const rateAt = (z: number, { logSpread }: LearningModel = LEARNING): number => Math.exp(logSpread * z);

/**
 * Logits that the median student gains by hours of practice, after some that were practised before. Rises with the hours
 * and slows down.
 * @throws ParameterError
 */
export function medianGain(
  hours: number,
  before = 0,
  { perHour, halving }: Pick<LearningModel, 'perHour' | 'halving'> = LEARNING,
): number {
  requireNotNegative('hours', hours);
  requireNotNegative('hours before', before);
  requirePositive('halving', halving);
  return perHour * halving * Math.log2(1 + hours / (halving + before));
}

/** The learning rate of a student of whom nothing is known, as a multiple of the median: the mean of the parts. */
export const usualRate = (learning: LearningModel = LEARNING): number =>
  PARTS.reduce((sum, z) => sum + rateAt(z, learning), 0) / PARTS.length;
