import { LINKING, type SectionLink } from '../linking.js';

/**
 * Official scores are what students say they are. A slope under half of the assumed one or over twice of it, and a middle
 * that moves by more than the points of a logit, are three to four times the error that the assumed record states
 * (`scaleSd`) or more: then it is the pairs that are wrong.
 */
const LEAST_SLOPE = LINKING.slope / 2;
const MOST_SLOPE = LINKING.slope * 2;
const MOST_SHIFT = LINKING.slope;

/** Can it be the scale of a section? NaN is not. @param link points, and points per logit */
export const isPlausible = ({ intercept, slope }: Pick<SectionLink, 'intercept' | 'slope'>): boolean =>
  slope >= LEAST_SLOPE && slope <= MOST_SLOPE && Math.abs(intercept - LINKING.intercept) <= MOST_SHIFT;
