import { decimalOf, plus } from '../decimal.js';
import { exactly, partial, type AcceptedNumber } from '../right.js';
import { descendants, within, type Tag } from '../tree.js';
import { Unreadable } from '../unreadable.js';
import { checkOnlyCompared, constantsOf } from './constants.js';
import type { Declaration } from './declarations.js';
import { rounded } from './expressions.js';
import { pointsOf, type Scorer } from './processing.js';
import { single } from './values.js';

/** Whole numbers that are listed one by one rather than as a range. */
const LISTED = 50;

/** Half a unit of the last figure on both sides of what a constant is rounded to; two units where another power of ten begins. */
function roundingEdges(tag: Tag, constant: number): number[] {
  const figures = Number(tag.attributes['figures'] ?? 0);
  const middle = rounded(tag, constant);
  const magnitude = middle === 0 ? 0 : Math.floor(Math.log10(Math.abs(middle)));
  const places =
    tag.attributes['rounding-mode'] === 'decimalPlaces' ? [figures] : [figures - 1 - magnitude, figures - magnitude];
  return places.flatMap((place) => [-1, 1].map((sign) => plus(middle, sign * 0.5 * 10 ** -place)));
}

/** How far from a constant the comparisons of the rules can change their mind, for that constant. */
function reaches(rules: Tag, constant: number): number[] {
  return descendants(rules).flatMap(({ name, attributes }) => {
    if (name !== 'qti-equal' || (attributes['tolerance-mode'] ?? 'exact') === 'exact') return [];
    const tolerances = (attributes['tolerance'] ?? '').trim().split(/\s+/).map(Number);
    if (attributes['tolerance-mode'] === 'absolute') return tolerances;
    // Measured from the constant, or from the response, whichever stands first.
    return tolerances.flatMap((percent) => [
      (Math.abs(constant) * percent) / 100,
      Math.abs(constant / (1 - percent / 100) - constant),
      Math.abs(constant / (1 + percent / 100) - constant),
    ]);
  });
}

/** Numbers at which the points of a response can change, in order. */
function edges(constants: readonly number[], rules: Tag | undefined): number[] {
  const all = constants.flatMap((constant) => [
    constant,
    ...(rules ? reaches(rules, constant) : []).flatMap((reach) => [plus(constant, -reach), plus(constant, reach)]),
    ...(rules ? within(rules, 'qti-equal-rounded') : []).flatMap((tag) => roundingEdges(tag, constant)),
  ]);
  return [...new Set(all.filter(Number.isFinite))].sort((x, y) => x - y);
}

interface Stretch {
  from: number;
  to: number;
  fromIncluded: boolean;
  toIncluded: boolean;
}

/** Stretches of the number line where `isRight` holds; it changes at `at` only. */
function stretches(at: readonly number[], isRight: (number: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  const add = (next: Stretch): void => {
    const last = found.at(-1);
    // A point and the gap beside it are one stretch when they touch.
    if (last && last.to === next.from && (last.toIncluded || next.fromIncluded))
      found[found.length - 1] = { ...last, to: next.to, toIncluded: next.toIncluded };
    else found.push(next);
  };
  const gap = (from: number, to: number, probe: number): void => {
    if (isRight(probe)) add({ from, to, fromIncluded: false, toIncluded: false });
  };
  at.forEach((edge, index) => {
    const before = at[index - 1];
    if (before === undefined) gap(-Infinity, edge, edge - 1 - Math.abs(edge));
    else gap(before, edge, (before + edge) / 2);
    if (isRight(edge)) add({ from: edge, to: edge, fromIncluded: true, toIncluded: true });
  });
  const last = at.at(-1);
  if (last !== undefined) gap(last, Infinity, last + 1 + Math.abs(last));
  return found;
}

function accept(stretch: Stretch, isWhole: boolean, told: readonly number[]): AcceptedNumber[] {
  const { from, to, fromIncluded, toIncluded } = stretch;
  if (!Number.isFinite(from) || !Number.isFinite(to))
    throw new Unreadable(`every number ${Number.isFinite(from) ? 'above' : 'below'} a bound counts as right`);
  if (from === to) return [exactly(decimalOf(from))];
  if (isWhole) {
    const first = fromIncluded ? Math.ceil(from) : Math.floor(from) + 1;
    const count = (toIncluded ? Math.floor(to) : Math.ceil(to) - 1) - first + 1;
    if (count > LISTED) throw new Unreadable(`${count} whole numbers count as right`);
    return Array.from({ length: count }, (_, index) => exactly(decimalOf(first + index)));
  }
  const inside = told.find((number) => number > from && number < to);
  return [
    {
      value: decimalOf(inside ?? plus(from / 2, to / 2)),
      min: decimalOf(from),
      max: decimalOf(to),
      minIncluded: fromIncluded,
      maxIncluded: toIncluded,
    },
  ];
}

/**
 * Which numbers are right. Rules only compare a number with constants, within a tolerance or not, so the points change
 * at known places; one number of every stretch between them stands for all.
 * @throws Unreadable when the rules do more than compare, or what is right has no end
 */
export function rightNumbers(
  response: Declaration,
  scorer: Scorer,
  lose: (field: string, reason: string) => void,
): { accepted: AcceptedNumber[]; points: number } {
  if (scorer.rules) checkOnlyCompared(scorer.rules, response);
  const isWhole = response.type === 'integer';
  const constants = constantsOf(response, scorer.rules).filter((scalar) => typeof scalar === 'number');
  const at = edges(constants, scorer.rules);
  const points = (number: number): number => pointsOf(scorer.process(single(response.type, number)));
  const probes = at.flatMap((edge, index) => [edge, plus(edge / 2, (at[index + 1] ?? edge + 1) / 2)]);
  if (at.length > 0) probes.unshift(at[0]! - 1);
  const full = Math.max(0, ...probes.map(points));
  if (full === 0) return { accepted: [], points: 0 };
  for (const probe of probes) {
    const given = points(probe);
    if (given !== full && given !== 0) lose('scoring', partial(decimalOf(probe), given, full));
  }
  const right = stretches(at, (number) => points(number) === full);
  const told = response.correct?.members.filter((scalar) => typeof scalar === 'number') ?? [];
  return { accepted: right.flatMap((stretch) => accept(stretch, isWhole, [...told, ...constants])), points: full };
}
