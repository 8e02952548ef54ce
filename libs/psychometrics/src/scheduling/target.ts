import { LINKING, type LinkingRecord } from '../linking.js';
import { requireFinite, requireNotNegative, requirePositive } from '../model.js';
import { normalCdf } from '../pace.js';

/** What a student may still learn. Assumed until there are enough pairs of tests: see docs/measurement.md. */
export interface LearningModel {
  /** Logits per practised hour at the beginning: the median student's, and the spread of its logarithm among students. */
  perHour: number;
  logSpread: number;
  /** Hours after which the pace of learning has halved. */
  halving: number;
  /** Error of the test that the target is measured with, logits. */
  testSe: number;
}

/**
 * Forty hours give the median student 22 points of a section, two students in three 13 to 38: as the
 * reviews of coaching have it, which found tens of points and not hundreds (Briggs, NACAC 2009). Assumed for ours.
 */
export const LEARNING: LearningModel = { perHour: 0.0045, logSpread: 0.55, halving: 60, testSe: 0.33 };

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
 * Logits gained by hours of practice at a place among the students' learning rates: `z` standard deviations above the
 * median of the logarithm. Rises with the hours and slows down.
 * @throws ParameterError
 */
export function gainAfter(hours: number, z: number, learning: LearningModel = LEARNING): number {
  requireNotNegative('hours', hours);
  requirePositive('halving', learning.halving);
  const effective = learning.halving * Math.log2(1 + hours / learning.halving);
  // Nobody unlearns by practising, so the rates are lognormal: then more practice never makes the prospect worse.
  return learning.perHour * Math.exp(learning.logSpread * z) * effective;
}

export interface TargetQuestion {
  /** Present ability and its standard error, logits. */
  theta: number;
  se: number;
  /** Section score wanted, 200-800. */
  target: number;
  /** Days until the exam, and minutes of practice a day. */
  days: number;
  minutesPerDay: number;
}

/**
 * Probability, 0-1, that the section score of a test at the given date reaches the target: present ability with its
 * error, learning that slows with the hours practised and differs between students, and the error of the test itself.
 * Rises with time, effort and ability, falls with the target.
 * @throws ParameterError
 */
export function chanceOfTarget(
  { theta, se, target, days, minutesPerDay }: TargetQuestion,
  learning: LearningModel = LEARNING,
  link: LinkingRecord = LINKING,
): number {
  requireFinite('theta', theta);
  requireNotNegative('se', se);
  requireFinite('target', target);
  requireNotNegative('days', days);
  requireNotNegative('minutesPerDay', minutesPerDay);
  const hours = (days * minutesPerDay) / 60;
  // The score is rounded to ten, so half a step below the target still reaches it.
  const needed = (target - 5 - link.intercept) / link.slope;
  requirePositive('testSe', learning.testSe);
  const spread = Math.hypot(se, learning.testSe);
  const chances = PARTS.map((z) => normalCdf((theta + gainAfter(hours, z, learning) - needed) / spread));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}
