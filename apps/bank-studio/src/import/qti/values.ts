import { Unreadable } from '../unreadable.js';

export type Scalar = string | number | boolean;
/** A value of a QTI variable: null, or its members; a single one has one. */
export type Value = null | { type: string; members: readonly Scalar[]; ordered: boolean };

const NUMERIC = new Set(['integer', 'float', 'duration']);
export const isNumeric = (type: string): boolean => NUMERIC.has(type);

/** A text of the file as a value of that base type; an empty one is null. */
export function readScalar(text: string, type: string): Scalar | null {
  if (type === 'string') return text === '' ? null : text;
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (type === 'boolean') return trimmed === 'true' || trimmed === '1';
  if (!NUMERIC.has(type)) return trimmed;
  const number = Number(trimmed);
  // `0x10` and its like are numbers to a computer language, and none to the standard.
  if (!Number.isFinite(number) || !/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(trimmed))
    throw new Unreadable(`${trimmed} is no ${type}`);
  return number;
}

export const single = (type: string, scalar: Scalar | null): Value =>
  scalar === null ? null : { type, members: [scalar], ordered: false };

export const several = (type: string, members: readonly Scalar[], ordered: boolean): Value =>
  members.length === 0 ? null : { type, members, ordered };

const TRUTH = 'boolean';
export const truth = (is: boolean): Value => single(TRUTH, is);
export const isTrue = (value: Value): boolean => value?.members[0] === true;

/** The number of a single value; null for null. */
export function numberOf(value: Value): number | null {
  if (value === null) return null;
  const [scalar] = value.members;
  if (value.members.length !== 1 || typeof scalar !== 'number')
    throw new Unreadable('a number is computed from a text');
  return scalar;
}

/** The standard's `match`: same members, in order where there is one. */
export function matches(one: Value, other: Value): boolean {
  if (one === null || other === null || one.members.length !== other.members.length) return false;
  if (one.ordered || one.members.length === 1) return one.members.every((each, index) => each === other.members[index]);
  const rest = [...other.members];
  return one.members.every((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
