import type { LinkingRecord, SectionLink } from '../linking.js';
import type { Bridge } from './estimate.js';

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

/** What a section's part of the record says after its pairs: points to a tenth, the error to a thousandth of a logit. */
export const linkOfBridge = ({ intercept, slope, scaleSd, pairs }: Bridge): SectionLink => ({
  intercept: rounded(intercept, 1),
  slope: rounded(slope, 1),
  scaleSd: rounded(scaleSd, 3),
  pairs,
});

/**
 * A linking record of two sections. What it says without a section is the mean of both, for programs of before sections had
 * their own.
 */
export function recordOf(version: string, english: SectionLink, math: SectionLink): LinkingRecord {
  return {
    version,
    intercept: rounded((english.intercept + math.intercept) / 2, 1),
    slope: rounded((english.slope + math.slope) / 2, 1),
    scaleSd: rounded(Math.hypot(english.scaleSd, math.scaleSd) / Math.SQRT2, 3),
    sections: { english: onlyLink(english), math: onlyLink(math) },
  };
}

/** Whatever else it holds, as a whole record does, stays out. */
const onlyLink = ({ intercept, slope, scaleSd, pairs }: SectionLink): SectionLink => ({
  intercept,
  slope,
  scaleSd,
  ...(pairs !== undefined && { pairs }),
});
