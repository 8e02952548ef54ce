import { abilityOnScale, LINKING, linkOf, toScale, type LinkingRecord } from '../linking.js';
import { requireFinite, requireNotNegative } from '../model.js';
import { normalCdf } from '../pace.js';
import type { Estimate } from '../posterior.js';
import { LEARNING, medianGain, type LearningModel } from '../scheduling/learning.js';
import { likelyRates, rateBelow, type LikelyRate } from './learning-rate.js';
import type { Abilities, SectionStanding } from './standing.js';
import { LEAST, scoreChances, TENS } from './test-result.js';

/** How much is still practised. */
export interface Practice {
  /** Days until then. */
  days: number;
  /** Minutes of practice a day in each section. */
  minutesPerDay: Readonly<Record<'english' | 'math', number>>;
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

const MOST = 800;
const MINUTES = 60;
const MONTH_DAYS = 30;
const SECTIONS = ['english', 'math'] as const;
/** Totals 400, 410, … 1600. */
const TOTALS = 2 * TENS - 1;

/** Gauss-Hermite: five points that stand for a standard normal distribution. Abramowitz & Stegun, table 25.10. */
const FIVE: readonly (readonly [at: number, weight: number])[] = [
  [-2.85697, 0.0112574],
  [-1.355626, 0.2220759],
  [0, 0.5333334],
  [1.355626, 0.2220759],
  [2.85697, 0.0112574],
];

/** What an ability moves by itself until then, logits. */
const driftOver = (days: number, { driftPerMonth }: LearningModel): number =>
  driftPerMonth * Math.sqrt(days / MONTH_DAYS);

/** What the median student would gain, logits: a student of a learning rate gains it times their rate. */
const gainOf = ({ hours = 0 }: SectionStanding, days: number, minutesPerDay: number, learning: LearningModel): number =>
  medianGain((days * minutesPerDay) / MINUTES, hours, learning);

/**
 * How much of the scale's error is in an ability: what the answers say of it is off by it, what is known of all students
 * is not.
 */
const scaleShare = ({ se }: Estimate): number => 1 - Math.min(1, se) ** 2;

/** Chances of the totals at one learning rate, both sections having it. */
function totalChances(
  abilities: Abilities,
  { days, minutesPerDay }: Practice,
  rate: number,
  learning: LearningModel,
  link: LinkingRecord,
): Float64Array {
  const totals = new Float64Array(TOTALS);
  const drift = driftOver(days, learning);
  // What the scale is off is the same in both sections.
  for (const [at, weight] of FIVE) {
    const [english, math] = SECTIONS.map((name) => {
      const [section, own] = [abilities[name], linkOf(link, name)];
      const gain = rate * ((section.perRate ?? 0) + gainOf(section, days, minutesPerDay[name], learning));
      const shift = scaleShare(section) * own.scaleSd * at;
      return scoreChances(section.theta + gain + shift, Math.hypot(section.se, drift), own);
    });
    for (let i = 0; i < TENS; i++) {
      const share = weight * english![i]!;
      if (share > 0) for (let j = 0; j < TENS; j++) totals[i + j]! += share * math![j]!;
    }
  }
  return totals;
}

const chanceFrom = (totals: Float64Array, target: number): number =>
  Math.min(
    1,
    totals.reduce((sum, chance, ten) => (2 * LEAST + 10 * ten >= target ? sum + chance : sum), 0),
  );

/**
 * The total score up to which a share of the chances lies, in tens.
 * @param totals as `forecastTotals` has them @param share 0-1
 */
export function totalBelow(totals: Float64Array, share: number): number {
  let sum = 0;
  for (let ten = 0; ten < totals.length; ten++) {
    sum += totals[ten]!;
    if (sum >= share - 1e-12) return 2 * LEAST + 10 * ten;
  }
  return 2 * LEAST + 10 * (totals.length - 1);
}

function checkAbilities(abilities: Abilities): void {
  for (const name of SECTIONS) {
    const { theta, se } = abilities[name];
    requireFinite('theta', theta);
    requireNotNegative('se', se);
  }
}

function check(abilities: Abilities, { days, minutesPerDay }: Practice): void {
  checkAbilities(abilities);
  requireNotNegative('days', days);
  for (const name of SECTIONS) requireNotNegative('minutesPerDay', minutesPerDay[name]);
}

/**
 * Chances of the total scores 400, 410, … 1600 in a full test at the end of the practice. In them are the errors of both
 * present abilities and of the scale, which both share; how fast the student learns; what abilities move by themselves;
 * and the error of the test itself, which is larger at the ends of the scale. Scores are rounded and end where it does.
 * @throws ParameterError
 */
export function forecastTotals(
  abilities: Abilities,
  practice: Practice,
  learning: LearningModel = LEARNING,
  link: LinkingRecord = LINKING,
): Float64Array {
  check(abilities, practice);
  const mixed = new Float64Array(TOTALS);
  for (const { rate, weight } of likelyRates(abilities.rate, learning))
    totalChances(abilities, practice, rate, learning, link).forEach((chance, ten) => (mixed[ten]! += weight * chance));
  return mixed;
}

/**
 * What a full test at the end of the practice will say: total score with its 68 % range, and the chance that it reaches
 * the target (`forecastTotals`). The chance's range says how much of it hangs on the learning rate, of which nobody knows
 * much in advance. See `LearningModel`.
 * @param target total score wanted, 400-1600
 * @throws ParameterError
 */
export function forecastScore(
  abilities: Abilities,
  practice: Practice & { target: number },
  learning: LearningModel = LEARNING,
  link: LinkingRecord = LINKING,
): Forecast {
  requireFinite('target', practice.target);
  const mixed = forecastTotals(abilities, practice, learning, link);
  const rates = likelyRates(abilities.rate, learning);
  const atRate = (share: number): number =>
    chanceFrom(totalChances(abilities, practice, rateBelow(share, rates), learning, link), practice.target);
  const chance = chanceFrom(mixed, practice.target);
  return {
    score: totalBelow(mixed, 0.5),
    low: totalBelow(mixed, 0.16),
    high: totalBelow(mixed, 0.84),
    chance,
    // Far from the target the chance is that of the luckiest few, whom the 84th percentile does not stand for.
    chanceLow: Math.min(chance, atRate(0.16)),
    chanceHigh: Math.max(chance, atRate(0.84)),
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

/** A section's ability if the student learned at a rate, and how likely that rate is. */
interface AtRate {
  theta: number;
  weight: number;
}

/** The ability below which a share of the mixture over learning rates lies, logits. */
function abilityAt(share: number, sd: number, mixture: readonly AtRate[]): number {
  const middles = mixture.map(({ theta }) => theta);
  let [low, high] = [Math.min(...middles) - 6 * sd - 1, Math.max(...middles) + 6 * sd + 1];
  const below = (x: number): number =>
    mixture.reduce((sum, { theta, weight }) => sum + weight * normalCdf((x - theta) / Math.max(sd, 1e-6)), 0);
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
 * @param rates as `likelyRates` has them; those of a student of whom nothing is known, unless given
 * @throws ParameterError
 */
export function projectSection(
  section: SectionStanding,
  days: readonly number[],
  minutesPerDay: number,
  rates: readonly LikelyRate[] = likelyRates(),
  learning: LearningModel = LEARNING,
  link: LinkingRecord = LINKING,
): ProjectedPoint[] {
  const { theta, se, perRate = 0 } = section;
  requireFinite('theta', theta);
  requireNotNegative('se', se);
  requireNotNegative('minutesPerDay', minutesPerDay);
  return days.map((day) => {
    requireNotNegative('day', day);
    const gain = perRate + gainOf(section, day, minutesPerDay, learning);
    const mixture = rates.map(({ rate, weight }) => ({ theta: theta + rate * gain, weight }));
    const spread = Math.hypot(se, link.scaleSd, driftOver(day, learning));
    const score = (share: number): number => pointsOf(abilityAt(share, spread, mixture), link);
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
  for (const each of [before, after]) checkAbilities(each);
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
