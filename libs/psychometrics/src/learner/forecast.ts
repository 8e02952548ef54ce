import { abilityOnScale, LINKING, linkOf, toScale, type LinkingRecord } from '../linking.js';
import { requireFinite, requireNotNegative } from '../model.js';
import { normalCdf } from '../pace.js';
import type { Estimate } from '../posterior.js';
import { gainAfter, LEARNING, PARTS, type LearningModel } from '../scheduling/target.js';

/** Both sections' abilities, logits. */
export type Abilities = Readonly<Record<'english' | 'math', Estimate>>;

/** How much is still practised. */
export interface Practice {
  /** Days until then. */
  days: number;
  /** Minutes of practice a day: of the section for a section, of both together for a total. */
  minutesPerDay: number;
}

export interface Forecast {
  /** Median of the total score, in tens. */
  score: number;
  /** 68 % range. */
  low: number;
  high: number;
  /** Chance that the total reaches the target, 0-1. */
  chance: number;
  /** The same for a student who learns slowly (16th percentile of the learning rates), and fast (84th). */
  chanceLow: number;
  chanceHigh: number;
}

const TENS = 61;
const LEAST = 200;
const MOST = 800;
const HALF_STEP = 5;
const MINUTES = 60;

/** Chances of the section scores 200, 210, … 800 for a normal ability; what lies beyond the scale is at its ends. */
function scoreChances(theta: number, sd: number, { intercept, slope }: LinkingRecord): Float64Array {
  const below = (score: number): number => normalCdf(((score - intercept) / slope - theta) / sd);
  return Float64Array.from({ length: TENS }, (_, ten) => {
    const score = LEAST + 10 * ten;
    const to = ten === TENS - 1 ? 1 : below(score + HALF_STEP);
    return to - (ten === 0 ? 0 : below(score - HALF_STEP));
  });
}

/** Chances of the totals 400, 410, … 1600 at one place among the learning rates, which both sections share. */
function totalChances(
  abilities: Abilities,
  { days, minutesPerDay }: Practice,
  z: number,
  learning: LearningModel,
  link: LinkingRecord,
): Float64Array {
  // Odd days are of one section, even ones of the other.
  const gain = gainAfter((days * minutesPerDay) / 2 / MINUTES, z, learning);
  const [english, math] = (['english', 'math'] as const).map((subject) => {
    const [{ theta, se }, own] = [abilities[subject], linkOf(link, subject)];
    return scoreChances(theta + gain, Math.hypot(se, own.scaleSd, learning.testSe), own);
  });
  const totals = new Float64Array(2 * TENS - 1);
  for (let i = 0; i < TENS; i++) for (let j = 0; j < TENS; j++) totals[i + j]! += english![i]! * math![j]!;
  return totals;
}

const chanceFrom = (totals: Float64Array, target: number): number =>
  Math.min(
    1,
    totals.reduce((sum, chance, ten) => (2 * LEAST + 10 * ten >= target ? sum + chance : sum), 0),
  );

function quantile(totals: Float64Array, share: number): number {
  let sum = 0;
  for (let ten = 0; ten < totals.length; ten++) {
    sum += totals[ten]!;
    if (sum >= share - 1e-12) return 2 * LEAST + 10 * ten;
  }
  return 2 * LEAST + 10 * (totals.length - 1);
}

function check(abilities: Abilities, { days, minutesPerDay }: Practice): void {
  for (const { theta, se } of [abilities.english, abilities.math]) {
    requireFinite('theta', theta);
    requireNotNegative('se', se);
  }
  requireNotNegative('days', days);
  requireNotNegative('minutesPerDay', minutesPerDay);
}

/**
 * What a full test at the end of the practice will say: total score with its 68 % range, and the chance that it reaches
 * the target. In it are the errors of both present abilities and of the scale, what students differ by in
 * learning, and the test's own error; scores are rounded and end where the scale does. The chance's range says how much
 * of it hangs on the learning rate, which nobody knows of a student in advance. See `LearningModel`.
 * @param target total score wanted, 400-1600
 * @throws ParameterError
 */
export function forecastScore(
  abilities: Abilities,
  practice: Practice & { target: number },
  learning: LearningModel = LEARNING,
  link: LinkingRecord = LINKING,
): Forecast {
  check(abilities, practice);
  requireFinite('target', practice.target);
  const at = (z: number): Float64Array => totalChances(abilities, practice, z, learning, link);
  const mixed = new Float64Array(2 * TENS - 1);
  for (const z of PARTS) at(z).forEach((chance, ten) => (mixed[ten]! += chance / PARTS.length));
  const chance = chanceFrom(mixed, practice.target);
  return {
    score: quantile(mixed, 0.5),
    low: quantile(mixed, 0.16),
    high: quantile(mixed, 0.84),
    chance,
    // Far from the target the chance is that of the luckiest few, whom the 84th percentile does not stand for.
    chanceLow: Math.min(chance, chanceFrom(at(-1), practice.target)),
    chanceHigh: Math.max(chance, chanceFrom(at(1), practice.target)),
  };
}

export interface ProjectedPoint {
  /** Days from now. */
  day: number;
  /** Section score, 200-800 and not rounded, with its 68 % range: in tens a curve would climb in stairs. */
  score: number;
  low: number;
  high: number;
}

/** Days from today to the end, evenly: at least twelve, or every day of a shorter time. */
export function projectionDays(days: number, points = 13): number[] {
  requireNotNegative('days', days);
  const steps = Math.max(1, points - 1);
  return [...new Set(Array.from({ length: steps + 1 }, (_, step) => Math.round((days * step) / steps)))];
}

const pointsOf = (theta: number, { intercept, slope }: LinkingRecord): number =>
  Math.min(MOST, Math.max(LEAST, intercept + slope * theta));

/** The ability below which a share of the mixture over learning rates lies, logits. */
function abilityAt(share: number, theta: number, se: number, gains: readonly number[]): number {
  let [low, high] = [theta - 6 * se - 1, theta + Math.max(...gains) + 6 * se + 1];
  const below = (x: number): number =>
    gains.reduce((sum, gain) => sum + normalCdf((x - theta - gain) / Math.max(se, 1e-6)), 0) / gains.length;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Where a section is likely to go: its score (median) with a 68 % range at each of the days. The curve rises fast and
 * then slower, as learning does; the range is that of the ability and of what students differ by, without the error of
 * a single test, so it begins with today's range.
 * @param days days from now, rising; see `projectionDays`
 * @param minutesPerDay minutes of practice of this section a day
 * @throws ParameterError
 */
export function projectSection(
  { theta, se }: Estimate,
  days: readonly number[],
  minutesPerDay: number,
  learning: LearningModel = LEARNING,
  link: LinkingRecord = LINKING,
): ProjectedPoint[] {
  requireFinite('theta', theta);
  requireNotNegative('se', se);
  requireNotNegative('minutesPerDay', minutesPerDay);
  const spread = Math.hypot(se, link.scaleSd);
  return days.map((day) => {
    requireNotNegative('day', day);
    const gains = PARTS.map((z) => gainAfter((day * minutesPerDay) / MINUTES, z, learning));
    const score = (share: number): number => pointsOf(abilityAt(share, theta, spread, gains), link);
    return { day, score: score(0.5), low: score(0.16), high: score(0.84) };
  });
}

/**
 * Chance that a student's true total has risen between two measurements, 0-1: both are known with an error. Scores
 * that differ by thirty points may well be the same ability. What the scale is off both share, so it is not in it.
 * @param before abilities with the errors of their answers, as `measuredAbility` has them
 * @throws ParameterError
 */
export function growthChance(before: Abilities, after: Abilities): number {
  for (const each of [before, after]) check(each, { days: 0, minutesPerDay: 0 });
  const gained = after.english.theta - before.english.theta + after.math.theta - before.math.theta;
  const errors = [before.english, before.math, after.english, after.math].map(({ se }) => se);
  return normalCdf(gained / Math.max(1e-6, Math.hypot(...errors)));
}

/**
 * An ability as a forecast takes it: what a test alone has measured, led to where students are, N(0, 1) (of two normal
 * distributions the precisions add up). A test that came out low is followed by a better one more often than by a worse:
 * chances stated without it were .28 too small for weak students and .22 too large for strong ones.
 * @param measured as `measuredAbility` has it, logits
 * @throws ParameterError
 */
export function withPrior({ theta, se }: Estimate): Estimate {
  requireFinite('theta', theta);
  requireNotNegative('se', se);
  const whole = 1 + se ** 2;
  return { theta: theta / whole, se: se / Math.sqrt(whole) };
}

/** Of answers that say next to nothing, logits² of the prior that they have used up. */
const LEAST_KNOWN = 0.05;

/**
 * An ability as a test alone has measured it: its reported estimate, on the scale, with the error of its answers and items.
 * A report keeps the posterior's standard deviation, which is smaller by what the prior says.
 * @param stored θ of the score and `se` of its report, logits
 * @throws ParameterError
 */
export function measuredAbility({ theta, se }: Estimate, link: LinkingRecord = LINKING): Estimate {
  requireFinite('theta', theta);
  requireNotNegative('se', se);
  return { theta: abilityOnScale(theta, link), se: se / Math.sqrt(Math.max(LEAST_KNOWN, 1 - se ** 2)) };
}

/** By how much ranges were wider than the posterior's standard deviation, when reports kept no abilities. */
const OLD_RANGE_FACTOR = 1.18;

/** The ability that a stored section score with its 68 % range stands for: of reports from before abilities were kept. */
export const abilityOfScore = (
  { score, score_low: low, score_high: high }: { score: number; score_low: number; score_high: number },
  { intercept, slope }: LinkingRecord = LINKING,
): Estimate => ({
  theta: (toScale(score) - intercept) / slope,
  se: Math.max(10, (high - low) / 2) / slope / OLD_RANGE_FACTOR,
});
