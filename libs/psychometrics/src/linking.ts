import { ParameterError, requireFinite, requireNotNegative } from './model.js';

/** How ability becomes a section score; every stored score names its version. */
export interface LinkingRecord {
  version: string;
  /** Points at θ = 0, and points per logit. */
  intercept: number;
  slope: number;
  /**
   * Widens the range while the form's items are uncalibrated: for what their difficulties may all have in common, which
   * no item's own standard deviation tells of.
   */
  uncalibratedFactor: number;
}

export const LINKING: LinkingRecord = { version: 'link-1', intercept: 510, slope: 110, uncalibratedFactor: 1.18 };
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

export interface ScoreRange {
  score: number;
  low: number;
  high: number;
}

/** The ability nearest to an estimate that the scale tells from others. */
export const abilityOnScale = (theta: number, { intercept, slope }: LinkingRecord = LINKING): number =>
  Math.min((MAX - intercept) / slope, Math.max((MIN - intercept) / slope, theta));

/**
 * Score with its 68 % range: ± 1 standard error, widened for uncalibrated items. The score always lies inside. Where
 * all is right or hardly anything, the estimate lies far beyond the end of the scale; its range is taken from the end,
 * or a perfect test would claim to be without error.
 */
export function scoreRange(theta: number, se: number, link: LinkingRecord = LINKING): ScoreRange {
  requireNotNegative('se', se);
  requireFinite('theta', theta);
  const half = se * link.uncalibratedFactor;
  const middle = abilityOnScale(theta, link);
  return {
    score: sectionScore(theta, link),
    low: sectionScore(middle - half, link),
    high: sectionScore(middle + half, link),
  };
}
