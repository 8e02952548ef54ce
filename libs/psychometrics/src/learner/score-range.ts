import { LEAST, TENS } from './test-result.js';

/** Scores come in tens. */
export const STEP = 10;
/** Totals 400, 410, … 1600. */
export const TOTALS = 2 * TENS - 1;
export const LEAST_TOTAL = 2 * LEAST;

/** A score with its 68% range, unrounded: charts need a smooth curve, and screens round to tens. */
export interface ForecastRange {
  score: number;
  low: number;
  high: number;
}

/**
 * The score below which a share of the chances lies. Each score stands for the ten points around it, so the result
 * rounds to the ten where the share is reached.
 */
export function scoreBelow(chances: Float64Array, share: number, least: number): number {
  let sum = 0;
  for (const [ten, chance] of chances.entries()) {
    if (sum + chance >= share - 1e-12) {
      const inside = chance > 0 ? (share - sum) / chance - 0.5 : 0;
      // The first and the last score hold everything beyond the scale.
      return ten === 0 || ten === chances.length - 1
        ? least + STEP * ten
        : least + STEP * (ten + Math.min(0.499, inside));
    }
    sum += chance;
  }
  return least + STEP * (chances.length - 1);
}

export const rangeOf = (chances: Float64Array, least: number): ForecastRange => ({
  score: scoreBelow(chances, 0.5, least),
  low: scoreBelow(chances, 0.16, least),
  high: scoreBelow(chances, 0.84, least),
});
