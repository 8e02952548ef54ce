import { chance, requireFinite, requireNotNegative, type ItemParameters } from './model.js';
import type { Response } from './response.js';

/** An answer to an item whose difficulty is known with an error. */
export type UnsureResponse = Response & { bSd?: number };

/**
 * Slope of an answer's part in the likelihood equation, per logit²: as it was given, and as is to be expected, which is
 * its information. With S = (u - P) P' / PQ the first is P'²/PQ - (u - P) · a c P' / ((1 - c) P²): a lucky guess bends the
 * likelihood the other way.
 */
function slopesOf(theta: number, { a, b, c, correct, weight = 1 }: Response): { given: number; expected: number } {
  const p = chance(theta, { a, b, c });
  const first = (a * (p - c) * (1 - p)) / (1 - c);
  // So far from b that P is 0 or 1 in floating point, an answer says nothing more about θ.
  if (p <= 0 || p >= 1) return { given: 0, expected: 0 };
  const expected = first ** 2 / (p * (1 - p));
  const bend = (((correct ? 1 : 0) - p) * a * c * first) / ((1 - c) * p ** 2);
  return { given: weight * (expected - bend), expected: weight * expected };
}

/** Where answers contradict each other so much that their slopes nearly cancel: at least this share of the information. */
const LEAST_SLOPE = 0.5;

/**
 * What the items add to the standard error of θ, logits: their difficulties are estimates themselves, and an item that is
 * harder than it is taken for makes its answerer look weaker. By the delta method √Σ (∂θ/∂b_i)² · bSd_i², for errors that
 * are independent from item to item. θ solves Σ S_i(θ - b_i) = 0, so ∂θ/∂b_i is the share of answer i in the slope of that
 * sum. The shares add up to 1, as they must: were all items harder by δ, so would everybody be abler by δ.
 * @param theta the estimate, logits @param responses without `bSd` an item is taken as known
 * @throws ParameterError
 */
export function itemStandardError(theta: number, responses: readonly UnsureResponse[]): number {
  requireFinite('theta', theta);
  let [slope, information, unsure] = [0, 0, 0];
  for (const response of responses) {
    const { bSd = 0 } = response;
    requireNotNegative('bSd', bSd);
    const { given, expected } = slopesOf(theta, response);
    slope += given;
    information += expected;
    unsure += (given * bSd) ** 2;
  }
  return information > 0 ? Math.sqrt(unsure) / Math.max(slope, LEAST_SLOPE * information) : 0;
}

/** Turns a normal distribution's standard deviation into the steepness of a logistic curve: 1 / 1.7. */
const NORMAL_TO_LOGISTIC = 0.588;
/**
 * What a section's score counts an item's b_sd for: the sharpness of an unsure item and the student's ability in its skill
 * are unsure as well; assumed to add a fifth.
 */
const BESIDE_B = 1.2;

type UnsureItem = ItemParameters & { bSd?: number };

/** The same curve over a spread of its difficulty (logits), less sharp. @throws ParameterError */
function spreadOver<T extends UnsureItem>(item: T, times: number): T {
  const { a, bSd = 0 } = item;
  requireNotNegative('bSd', bSd);
  return { ...item, a: a / Math.hypot(1, NORMAL_TO_LOGISTIC * times * bSd * a) };
}

/**
 * The item as it answers on average over what it may be: the same curve, less sharp (a normal mixture of normal ogives is
 * one, Lord & Novick 1968, 16.8). Taken for as sharp as a known item, a form of unsure items would pull strong and weak
 * students to the middle. For section scores, which do not tell skills apart.
 * @param item without `bSd` an item is taken as known
 * @throws ParameterError
 */
export const averagedOver = <T extends UnsureItem>(item: T): T => spreadOver(item, BESIDE_B);

/**
 * The same where the student's ability in the skill is looked at: over what its difficulty may be, and no more.
 * @throws ParameterError
 */
export const averagedOverDifficulty = <T extends UnsureItem>(item: T): T => spreadOver(item, 1);
