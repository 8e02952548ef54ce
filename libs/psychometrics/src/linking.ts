import type { Subject } from '@aivy/contracts';
import { ParameterError, requireFinite } from './model.js';

/** How the ability of one section becomes its score. */
export interface SectionLink {
  /** Points at θ = 0, and points per logit. */
  intercept: number;
  slope: number;
  /**
   * Standard deviation of what all difficulties may have in common, logits: an error that no item's own `b_sd` tells of
   * and no number of questions makes smaller. Official scores make it smaller, and never 0.
   */
  scaleSd: number;
  /** Students whose official scores it was measured with; absent: it is assumed. */
  pairs?: number;
}

/** How ability becomes a section score; every stored score names its version. */
export interface LinkingRecord extends SectionLink {
  version: string;
  /**
   * Of each section by itself, since each was judged by itself and official scores say each by itself; absent: both are
   * alike. Whoever makes a score takes `linkOf` of its section.
   */
  sections?: Readonly<Record<Subject, SectionLink>>;
}

/** The record as it holds for one section. */
export const linkOf = ({ sections, ...both }: LinkingRecord, subject: Subject): LinkingRecord =>
  sections ? { version: both.version, ...sections[subject] } : both;

/**
 * .25: of 180 questions that their authors wrote to be hard, solvers found 103 a band easier, which moves all of a form by
 * .2 on average, and two solvers differ by .12 over 540 questions and by up to .48 in one skill. Students are neither, so
 * it is taken a little larger than what two kinds of judges differ by.
 */
export const LINKING: LinkingRecord = { version: 'link-2', intercept: 510, slope: 110, scaleSd: 0.25 };
/** Parameters come from those who solved the items without their keys, until a calibration replaces them. */
export const PARAMETER_VERSION = 'solves-1';

const MIN = 200;
const MAX = 800;

/** Points in tens, 200-800. @param points unrounded */
export function toScale(points: number): number {
  if (Number.isNaN(points)) throw new ParameterError('points', points, 'a number');
  return Math.min(MAX, Math.max(MIN, Math.round(points / 10) * 10));
}

/** Section score of an ability, in tens. @throws ParameterError */
export function sectionScore(theta: number, link: LinkingRecord = LINKING): number {
  requireFinite('theta', theta);
  return toScale(link.intercept + link.slope * theta);
}

/**
 * Points of an ability on the scale, not rounded: for differences that are smaller than the tens of scores.
 * @throws ParameterError
 */
export function pointsOnScale(theta: number, link: LinkingRecord = LINKING): number {
  requireFinite('theta', theta);
  return Math.min(MAX, Math.max(MIN, link.intercept + link.slope * theta));
}

export interface ScoreRange {
  score: number;
  low: number;
  high: number;
}

/** The ability nearest to an estimate that the scale tells from others. */
export const abilityOnScale = (theta: number, { intercept, slope }: LinkingRecord = LINKING): number =>
  Math.min((MAX - intercept) / slope, Math.max((MIN - intercept) / slope, theta));

/** The section score of an ability with the ends of its range. The score always lies inside. @throws ParameterError */
export function rangeOnScale(
  theta: number,
  ends: { low: number; high: number },
  link: LinkingRecord = LINKING,
): ScoreRange {
  return {
    score: sectionScore(theta, link),
    low: sectionScore(Math.min(theta, ends.low), link),
    high: sectionScore(Math.max(theta, ends.high), link),
  };
}
