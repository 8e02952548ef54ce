import { LEAST_PEOPLE } from './cell.js';
import type { PeopleSketch } from './people-sketch.js';

/** Some people, but too few: what must be left over from no subtraction. */
export const isFew = (people: number): boolean => people > 0 && people < LEAST_PEOPLE;

/** Are some people, but too few, left over when figures are taken away and added? */
export const leavesFew = (
  from: PeopleSketch,
  away: readonly PeopleSketch[],
  added: readonly PeopleSketch[] = [],
): boolean => isFew(from.touchedLess(away, added, LEAST_PEOPLE));

/** Of nine buckets that are touched one of ten bands has none. */
export const BANDS = LEAST_PEOPLE;

/** So many near misses are looked at; where there are more, the answer is that there is something to find. */
export const MOST_TRIED = 2 ** 20;
