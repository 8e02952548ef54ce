import { abilityOnScale, LINKING, toScale, type LinkingRecord } from '../linking.js';
import { requireFinite, requireNotNegative } from '../model.js';
import { normalCdf } from '../pace.js';
import type { Estimate } from '../posterior.js';
import { checkAbilities, type Abilities } from './standing.js';

/**
 * Chance that a student's true total has risen between two measurements, 0-1. Each has its own error, so scores thirty
 * points apart may well be the same ability. An error of the scale is in both and cancels out.
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

/** The least share of the prior's variance that answers count as having used up. */
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

/** Older reports kept a range and no ability. It was this many times as wide as the posterior's standard deviation. */
const OLD_RANGE_FACTOR = 1.18;

/** The ability behind a section score with its 68% range, for reports from before abilities were kept. */
export const abilityOfScore = (
  { score, score_low: low, score_high: high }: { score: number; score_low: number; score_high: number },
  { intercept, slope }: LinkingRecord = LINKING,
): Estimate => ({
  theta: (toScale(score) - intercept) / slope,
  se: Math.max(10, (high - low) / 2) / slope / OLD_RANGE_FACTOR,
});
