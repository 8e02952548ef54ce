import type { Band } from '../assembly/blueprint.js';

export interface Difficulty {
  band: Band;
  /** Logits, two decimals. */
  b: number;
  /** Standard deviation of what b really is around it, logits, two decimals. */
  b_sd: number;
}

/**
 * The b of each band. With a = 1.25 and c = .2, 45% of a population of N(0, 1) answer an item of b = .8 correctly and 75%
 * one of b = -.8: what solvers were told hard and easy mean. Medium ends a little inside, so no two bands touch.
 */
export const BAND_LIMITS: Readonly<Record<Band, readonly [least: number, most: number]>> = {
  easy: [-2.5, -0.8],
  medium: [-0.75, 0.75],
  hard: [0.8, 2.5],
};
/** b of an item that only its author has judged. */
const AUTHOR_CENTER: Readonly<Record<Band, number>> = { easy: -1, medium: 0, hard: 1 };
/** b_sd of an author's word. A solved item is never less certain. */
export const AUTHOR_B_SD = 0.6;

/** Two decimals. Never -0. */
export const roundedDifficulty = (value: number): number => Math.round(value * 100) / 100 + 0;

/** The nearest b in the band, rounded. */
export function bInBand(b: number, band: Band): number {
  const [least, most] = BAND_LIMITS[band];
  return roundedDifficulty(Math.min(most, Math.max(least, b)));
}

/** Band, b and b_sd of an item that only its author has judged. @param shift logits, -.4 to .4 */
export const authorDifficulty = (band: Band, shift = 0): Difficulty => ({
  band,
  b: bInBand(AUTHOR_CENTER[band] + shift, band),
  b_sd: AUTHOR_B_SD,
});
