import { isZero } from './fraction.js';
import { coefficient, minus, multiply, namesOf, type Polynomial } from './polynomial.js';
import { namesIn, numberOf, type Quotient } from './quotient.js';
import { isUnworked, type Line, type Sign } from './read.js';
import { coefficientsOf } from './roots.js';

/** A line with one sign, as the question whether a sum is zero, or on which side of zero it lies. */
export interface Relation {
  readonly left: Quotient;
  readonly right: Quotient;
  readonly sign: Sign;
  /** Left minus right, over a common denominator. */
  readonly gap: Polynomial;
  /** Is that denominator a number? Then nothing was multiplied by what might be zero or negative. */
  readonly whole: boolean;
  readonly names: readonly string[];
  /** Does it hold roots or absolute values that are names of their own here? */
  readonly unworked: boolean;
}

/** @returns null for an expression, and for a chain of signs */
export function relationOf({ sides, signs }: Line): Relation | null {
  const [left, right, ...more] = sides;
  const [sign] = signs;
  if (left === undefined || right === undefined || sign === undefined || more.length > 0) return null;
  const gap = minus(multiply(left.top, right.bottom), multiply(right.top, left.bottom));
  const names = [...new Set([...namesIn(left), ...namesIn(right)])];
  return {
    left,
    right,
    sign,
    gap,
    whole: namesOf(left.bottom).length === 0 && namesOf(right.bottom).length === 0,
    names,
    unworked: names.some(isUnworked),
  };
}

/** The same with the sign turned so that it says what `-gap` does. */
const TURNED: Readonly<Record<Sign, Sign>> = { '=': '=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
export const turned = (sign: Sign): Sign => TURNED[sign];

/** Is one side a letter alone, and the other a number? */
export function isolates({ left, right }: Relation): boolean {
  const single = (side: Quotient): boolean => {
    const [name, ...more] = namesIn(side);
    if (name === undefined || more.length > 0) return false;
    const coefficients = coefficientsOf(side.top);
    if (coefficients?.length !== 2 || namesIn({ top: side.bottom, bottom: side.bottom }).length > 0) return false;
    const value = coefficient(side.top, `${name}:1`);
    return isZero(coefficient(side.top, '')) && (value.num === 1n || value.num === -1n) && value.den === 1n;
  };
  return (single(left) && numberOf(right) !== null) || (single(right) && numberOf(left) !== null);
}
