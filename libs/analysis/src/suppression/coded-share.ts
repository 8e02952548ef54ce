import { LEAST_PEOPLE } from './cell.js';

/** How near a share comes to none or all before it's told only as that. */
const EDGE = 0.05;
/**
 * A group is small while 5% of it is fewer people than a figure needs: below 200. There an exact share past the edge
 * would count one to nine people.
 */
const SMALL_UNDER = LEAST_PEOPLE / EDGE;

/** 0-1, or in a small group "above 95%" and "below 5%". */
export type CodedShare = number | '>95' | '<5';

/** A share as it may be published. */
export function coded(share: number, people: number): CodedShare {
  if (people >= SMALL_UNDER || (share >= EDGE && share <= 1 - EDGE)) return share;
  return share < EDGE ? '<5' : '>95';
}

/**
 * Shares of one group that add up to 1. Where one is coded, the exact ones would give it away, so the smallest of those is
 * held back (null).
 * @param fixed how many of the first ones are told in any case
 */
export function codedParts(shares: readonly number[], people: number, fixed = 0): (CodedShare | null)[] {
  const parts = shares.map((share) => coded(share, people));
  const exact = parts.flatMap((part, at) => (typeof part === 'number' ? [at] : []));
  if (exact.length < 2 || exact.length === parts.length) return parts;
  const held = exact.filter((at) => at >= fixed).sort((x, y) => shares[x]! - shares[y]!)[0];
  return parts.map((part, at) => (at === held ? null : part));
}
