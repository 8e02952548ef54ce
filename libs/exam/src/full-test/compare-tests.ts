import { scoreChange, type ScoreChange } from '../score-change.js';

/** A score as its report has it, with where another test of an unchanged student would score two times in three. */
export interface RetestedScore {
  score: number;
  retestLow: number;
  retestHigh: number;
}

export interface ScoreDifference {
  /** Points, the later minus the earlier. */
  difference: number;
  /** Two of three differences between tests of an unchanged student are smaller. Points. */
  noise: number;
  /** That the student is better than at the earlier test, 0-1. */
  chance: number;
  change: ScoreChange;
}

/** Scores are whole tens: no two tests are told apart by less. */
const LEAST_NOISE = 10;

/** Half of where another test would score; the scale's ends cut one side short, so the wider one counts. */
const halfWidth = ({ score, retestLow, retestHigh }: RetestedScore): number =>
  Math.max(score - retestLow, retestHigh - score);

/** Φ(z), the standard normal distribution; off by less than 1e-7 (Abramowitz and Stegun 26.2.17). */
export function normalChance(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) *
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI));
  return z < 0 ? tail : 1 - tail;
}

const differenceOf = (difference: number, noise: number): ScoreDifference => {
  const chance = normalChance(difference / noise);
  return { difference, noise: Math.round(noise), chance, change: scoreChange(chance) };
};

/**
 * What the difference of two scores of a section says. Each test's range of retests holds the error of two tests; their
 * squares are averaged, for the tests may have measured differently well.
 */
export function sectionDifference(earlier: RetestedScore, later: RetestedScore): ScoreDifference {
  const noise = Math.max(LEAST_NOISE, Math.hypot(halfWidth(earlier), halfWidth(later)) / Math.SQRT2);
  return differenceOf(later.score - earlier.score, noise);
}

/** The same of two totals: the sections are measured apart, so their errors add as the root of their squares. */
export const totalDifference = (english: ScoreDifference, math: ScoreDifference): ScoreDifference =>
  differenceOf(english.difference + math.difference, Math.hypot(english.noise, math.noise));

/** Right answers of those that were asked. */
export interface Tally {
  right: number;
  asked: number;
}

/** ln n!, exact enough for the questions of a test. */
const logFactorial = (n: number): number =>
  Array.from({ length: n }, (_, k) => Math.log(k + 1)).reduce((a, b) => a + b, 0);
/** ln B(a, b) of whole numbers. */
const logBeta = (a: number, b: number): number => logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1);

/**
 * Chance that the share behind the later tally is higher than that behind the earlier one, with nothing known before
 * (both uniform): the closed form for whole numbers.
 */
export function chanceOfMore(earlier: Tally, later: Tally): number {
  const [a1, b1] = [earlier.right + 1, earlier.asked - earlier.right + 1];
  const [a2, b2] = [later.right + 1, later.asked - later.right + 1];
  let chance = 0;
  for (let k = 0; k < a2; k += 1)
    chance += Math.exp(logBeta(a1 + k, b1 + b2) - Math.log(b2 + k) - logBeta(1 + k, b2) - logBeta(a1, b1));
  // Logarithms of many questions add up to a hair more.
  return Math.min(1, chance);
}

export type TallyChange = 'more' | 'fewer' | 'noise';

/** One in twenty that any of them is called a change by chance. */
const ALARM = 0.05;

/**
 * Which of several tallies changed. Whoever looks at eight of them finds one in the wrong place by chance: each must be
 * so much the surer (Bonferroni, either way).
 */
export function tallyChanges(pairs: readonly (readonly [earlier: Tally, later: Tally])[]): TallyChange[] {
  const sure = 1 - ALARM / (2 * pairs.length);
  return pairs.map(([earlier, later]) => {
    const chance = chanceOfMore(earlier, later);
    if (chance >= sure) return 'more';
    return 1 - chance >= sure ? 'fewer' : 'noise';
  });
}
