import { LEAST_PEOPLE } from './cell.js';
import { isSearchable, someChoiceLeavesFew, type Slot } from './choices.js';
import type { Figure, Line } from './figures.js';

/** Whoever is of a part and not of the whole is left over: nine may be, and no record of another part. */
const fits = (part: Figure, whole: Figure): boolean =>
  part.people < whole.people + LEAST_PEOPLE &&
  (part.part === undefined || whole.part === undefined || part.part === whole.part);

/** Groups of a line but one, each with its figures. */
const othersOf = (line: Line, but: string | number | undefined): Slot[] =>
  [...line].flatMap(([value, figures]) => (value === undefined || value === but ? [] : [[...figures]]));

/** Leaves out what cannot be a part of any of the wholes, and groups of which nothing is left. */
const fitting = (slots: readonly Slot[], wholes: Slot): Slot[] =>
  slots
    .map((slot) => slot.filter((part) => wholes.some((whole) => fits(part, whole))))
    .filter((slot) => slot.length > 0);

/**
 * Would a figure tell of few people in some whole less its parts, one figure of every group of the line at the most, of
 * whatever periods they are?
 * @param value its own group; undefined: it is the whole
 * @returns true also for a part that makes more choices than can be gone through: wholes come every night, and parts must
 * not be in their way
 */
export function givesAwayOthers(
  figure: Figure,
  { line, value }: { line: Line; value: string | number | undefined },
): boolean {
  if (line.get(value)?.has(figure)) return false;
  const others = othersOf(line, value);
  if (value === undefined) return someChoiceLeavesFew([figure], [], fitting(others, [figure]));
  if (!isSearchable(1, [...others, [...(line.get(value) ?? []), figure]])) return true;
  const wholes = [...(line.get(undefined) ?? [])].filter((whole) => fits(figure, whole));
  return someChoiceLeavesFew(wholes, [figure], fitting(others, wholes));
}
