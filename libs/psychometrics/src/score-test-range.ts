import type { UnsureResponse } from './item-uncertainty.js';
import { abilityOnScale, LINKING, type LinkingRecord } from './linking.js';
import { chance, checkParameters, requireFinite, requireNotNegative } from './model.js';

/** An answer as its range needs it. */
export type RangedResponse = UnsureResponse & {
  /** 1-30: answers of one skill share what the student's skill is off the section. */
  skill: number;
};

/** Ends of a range, logits. */
export interface AbilityRange {
  low: number;
  high: number;
}

/**
 * Spread of skills that a score's range has to hold, logits. Skills vary by .5 within a section, and much of that is the
 * section itself, which is what its skills are together. Chosen by simulation: with a third the range holds what it says
 * both where skills do not vary and where they do.
 */
const SKILL_SD = 0.33;
/** Beyond them nothing is told apart; where `wle` ends as well. */
const LIMIT = 5;
/**
 * How far the range of a score at the end of the scale reaches back at least, in standard deviations there: no test is
 * without error. A whole one would hold too much: of the abilities beyond the end, most are far beyond.
 */
const LEAST_BACK = 0.2;
const STEP = 0.05;
const HALVINGS = 14;

interface At {
  /** Slope of the log-likelihood, Σ w (u - P) P' / PQ. */
  score: number;
  information: number;
  /** Variance of the score for all that a range holds, the scale apart. */
  variance: number;
  /** The part of it that another test has anew: that of the answers. */
  ownVariance: number;
}

/** The likelihood's slope at an ability and how far it varies from test to test, from student to student. */
function scoreAt(theta: number, responses: readonly RangedResponse[]): At {
  let [score, information, sampled, items] = [0, 0, 0, 0];
  const skills = new Map<number, number>();
  for (const { a, b, c, correct, weight = 1, bSd = 0, skill } of responses) {
    const p = chance(theta, { a, b, c });
    const first = (a * (p - c) * (1 - p)) / (1 - c);
    // So far from b that P is 0 or 1 in floating point, an answer says nothing more about θ.
    if (p <= 0 || p >= 1) continue;
    const share = (weight * first) / (p * (1 - p));
    const own = share * first;
    score += share * ((correct ? 1 : 0) - p);
    information += own;
    sampled += weight * own;
    items += (own * bSd) ** 2;
    skills.set(skill, (skills.get(skill) ?? 0) + own);
  }
  let bySkill = 0;
  for (const each of skills.values()) bySkill += (each * SKILL_SD) ** 2;
  return { score, information, variance: sampled + items + bySkill, ownVariance: sampled };
}

/** Slope in standard deviations: how far an ability is from what the answers say. */
function distance(theta: number, responses: readonly RangedResponse[], scaleSd: number): number {
  const { score, information, variance } = scoreAt(theta, responses);
  const all = variance + (scaleSd * information) ** 2;
  return all > 0 ? score / Math.sqrt(all) : 0;
}

/** The first ability on the way outward from an estimate that the answers contradict by one standard deviation. */
function endOf(theta: number, side: 1 | -1, responses: readonly RangedResponse[], scaleSd: number): number {
  const isOutside = (at: number): boolean => -side * distance(at, responses, scaleSd) >= 1;
  let inside = theta;
  let outside = theta + side * STEP;
  while (!isOutside(outside)) {
    if (Math.abs(outside) >= LIMIT) return side * LIMIT;
    [inside, outside] = [outside, outside + side * STEP];
  }
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (inside + outside) / 2;
    if (isOutside(middle)) outside = middle;
    else inside = middle;
  }
  return (inside + outside) / 2;
}

function check(theta: number, responses: readonly RangedResponse[], scaleSd: number): void {
  requireFinite('theta', theta);
  requireNotNegative('scaleSd', scaleSd);
  for (const response of responses) {
    checkParameters(response);
    requireNotNegative('bSd', response.bSd ?? 0);
  }
}

/**
 * 68 % range of an ability: every ability that the answers contradict by at most one standard deviation, |U(θ)| ≤ √V(θ)
 * (score test, Rao 1948). It is taken at each ability and not at the estimate, so it is not of one length to both sides,
 * and holds what it says also where a form has few questions. In V are the answers' own chance, what the items'
 * difficulties and the student's skills are off, and what the whole scale may be off:
 * I + Σ (I_i b_sd_i)² + Σ_skill (I_skill .33)² + (I scaleSd)².
 * Where the estimate lies beyond the end of the scale, the range reaches back from the end a little in any case, or a
 * perfect test would claim to be without error. Without an answer that counts: all abilities.
 * @param theta the estimate, logits
 * @throws ParameterError
 */
export function scoreTestRange(
  theta: number,
  responses: readonly RangedResponse[],
  link: LinkingRecord = LINKING,
): AbilityRange {
  check(theta, responses, link.scaleSd);
  const [low, high] = [endOf(theta, -1, responses, link.scaleSd), endOf(theta, 1, responses, link.scaleSd)];
  const end = abilityOnScale(theta, link);
  const { information, variance } = scoreAt(end, responses);
  const back = information > 0 ? LEAST_BACK * Math.hypot(Math.sqrt(variance) / information, link.scaleSd) : 0;
  return {
    low: theta > end ? Math.min(low, end - back) : low,
    high: theta < end ? Math.max(high, end + back) : high,
  };
}

/**
 * Standard deviation of the difference between two tests of this kind that the same student takes, logits: √2 times the
 * error that each has anew. Of items that are averaged over (`averagedOver`) it is that of their difficulties, too. What
 * the scale is off, and the student's skills, both share.
 * @param theta the estimate, logits @returns Infinity where no answer counts
 * @throws ParameterError
 */
export function retestDeviation(
  theta: number,
  responses: readonly RangedResponse[],
  link: LinkingRecord = LINKING,
): number {
  check(theta, responses, link.scaleSd);
  const { information, ownVariance } = scoreAt(abilityOnScale(theta, link), responses);
  return information > 0 ? Math.SQRT2 * (Math.sqrt(ownVariance) / information) : Infinity;
}
