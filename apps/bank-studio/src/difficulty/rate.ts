import { BANDS } from '@aivy/item-bank';
import { AUTHOR_B_SD, bInBand, roundedDifficulty, type Difficulty } from '@aivy/item-bank/difficulty';
import { solvedBand } from './solved-band.js';
import type { Solve } from './solve.js';
import type { TextFeatures } from './text-features.js';

/** What of a solve the rule uses. */
export type Felt = Pick<Solve, 'band' | 'seconds' | 'steps' | 'confidence' | 'tempting'>;

/**
 * Seconds that items of a skill usually take, by skill: geometric means of the first 1,080 solves, to five. What was not
 * solved then (3 and 7) is assumed.
 */
const USUAL_SECONDS: Readonly<Record<number, number>> = {
  1: 75,
  2: 65,
  3: 80,
  4: 70,
  5: 55,
  6: 65,
  7: 90,
  8: 50,
  9: 55,
  10: 45,
  11: 35,
};
/** Of Mathematics, over its first 608 solves: 27 for items felt easy, 46 for medium; as of R&W, a little under medium. */
const USUAL_MATH_SECONDS = 40;

/**
 * How much each thing that a solver notes says about the band that another solver gives: least squares over the 1,080
 * solves of the first 540 items (R = .79; by the band alone .72). Temptation added nothing, since a tempting choice is
 * named nearly always; its weight is an assumption, for the share of solvers whom the same choice tempts.
 */
const WEIGHTS = { band: 0.33, seconds: 0.65, steps: 0.12, doubt: 0.075, tempted: 0.05 } as const;
const USUAL = { steps: 2, doubt: 0.04, tempted: 0.75 } as const;
/** Nobody is surer than this. */
const LEAST_DOUBT = 0.005;

/** Correlation of two solvers' bands: what several agree on is shrunk less than the word of one (Spearman-Brown). */
const AGREEMENT = 0.74;
/**
 * Logits a unit of one solver's index, and the index where b is 0. At 1.74 the cuts between bands would fall just where
 * solvers cut; a fifth less, since what people judge lies further out than what students find (docs/item-difficulty.md).
 */
const SLOPE = 1.39;
const MIDDLE = 0.02;

/** Weights of what is counted in the text, logits; assumptions, kept small since solvers felt the same text. */
const TEXT = {
  words: { usual: 75, each: 0.1 / 50 },
  clauses: { usual: 1.5, each: 0.05 },
  letters: 0.15,
  closeness: { usual: 0.5, each: 0.2 },
  most: 0.2,
} as const;

/** What no judge sees, logits: an assumption (docs/item-difficulty.md). */
const UNSEEN = 0.45;
/** Standard deviation of one solver around what solvers of an item have in common, logits; of the first 540 items. */
const SOLVER_SD = 0.26;
/** As many degrees of freedom SOLVER_SD counts beside an item's own two solvers. */
const SOLVER_SD_WEIGHT = 4;

const clamp = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One solver's judgement on one scale, in bands. */
function indexOf({ band, seconds, steps, confidence }: Felt, usualSeconds: number): number {
  return (
    WEIGHTS.band * (BANDS.indexOf(band) - 1) +
    WEIGHTS.seconds * Math.log(seconds / usualSeconds) +
    WEIGHTS.steps * (steps - USUAL.steps) +
    WEIGHTS.doubt * Math.log(Math.max(LEAST_DOUBT, 1 - confidence) / USUAL.doubt)
  );
}

/** Share of the solvers whom the same wrong answer tempts. */
function temptedBySame(felt: readonly Felt[]): number {
  const counts = new Map<string, number>();
  for (const { tempting } of felt) if (tempting !== '') counts.set(tempting, (counts.get(tempting) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / felt.length;
}

/** What the text adds, logits. @param variants of one item, or of the variants of a template that were solved */
function textShift(variants: readonly TextFeatures[]): number {
  const shift = ({ words, clauses, letters, closeness }: TextFeatures): number =>
    (words === 0
      ? 0
      : (words - TEXT.words.usual) * TEXT.words.each + (clauses - TEXT.clauses.usual) * TEXT.clauses.each) +
    (letters ? TEXT.letters : 0) +
    (closeness === null ? 0 : (closeness - TEXT.closeness.usual) * TEXT.closeness.each);
  return clamp(meanOf(variants.map(shift)), [-TEXT.most, TEXT.most]);
}

function deviationOf(indices: readonly number[]): number {
  const n = indices.length;
  const mean = meanOf(indices);
  const own = indices.reduce((sum, index) => sum + (SLOPE * (index - mean)) ** 2, 0);
  const variance = (SOLVER_SD_WEIGHT * SOLVER_SD ** 2 + own) / (SOLVER_SD_WEIGHT + n - 1);
  return Math.min(AUTHOR_B_SD, Math.sqrt(UNSEEN ** 2 + variance / n));
}

/**
 * Band, b and its standard deviation of an item by those who solved it without its key (docs/item-difficulty.md).
 * @param felt what each of them noted, at least one; of a template, of all its variants that were solved
 * @param variants what is counted in the text of the item, or of those variants
 * @param skill 1-30
 * @throws RangeError without a solve or a text
 */
export function rate(felt: readonly Felt[], variants: readonly TextFeatures[], skill: number): Difficulty {
  if (felt.length === 0 || variants.length === 0) throw new RangeError('nothing to rate an item by');
  const band = solvedBand(felt.map((each) => each.band));
  const indices = felt.map((each) => indexOf(each, USUAL_SECONDS[skill] ?? USUAL_MATH_SECONDS));
  const n = felt.length;
  const judged = meanOf(indices) + WEIGHTS.tempted * (temptedBySame(felt) - USUAL.tempted);
  const sureness = n / (1 + (n - 1) * AGREEMENT);
  const b = SLOPE * sureness * (judged - MIDDLE) + textShift(variants);
  return { band, b: bInBand(b, band), b_sd: roundedDifficulty(deviationOf(indices)) };
}
