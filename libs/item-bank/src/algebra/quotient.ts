import type { Rational } from '@aivy/exam';
import { isZero, ONE, over } from './fraction.js';
import { add, constant, constantOf, equals, minus, multiply, namesOf, scale, type Polynomial } from './polynomial.js';

/** One sum over another: what a line of school algebra comes to. The lower one is not zero. */
export interface Quotient {
  readonly top: Polynomial;
  readonly bottom: Polynomial;
}

const UNIT = constant(ONE);

export class DividedByZero extends Error {}

export const whole = (top: Polynomial): Quotient => ({ top, bottom: UNIT });

/** Constant denominators are divided out, so that x/2 and 0.5x are the same. */
function reduced(top: Polynomial, bottom: Polynomial): Quotient {
  const value = constantOf(bottom);
  if (value === null) return equals(top, bottom) ? whole(UNIT) : { top, bottom };
  if (isZero(value)) throw new DividedByZero();
  return whole(scale(top, over(ONE, value)));
}

export const sumOf = (x: Quotient, y: Quotient): Quotient =>
  equals(x.bottom, y.bottom)
    ? reduced(add(x.top, y.top), x.bottom)
    : reduced(add(multiply(x.top, y.bottom), multiply(y.top, x.bottom)), multiply(x.bottom, y.bottom));
export const productOf = (x: Quotient, y: Quotient): Quotient =>
  reduced(multiply(x.top, y.top), multiply(x.bottom, y.bottom));
/** @throws DividedByZero */
export function quotientOf(x: Quotient, y: Quotient): Quotient {
  if (y.top.size === 0) throw new DividedByZero();
  return reduced(multiply(x.top, y.bottom), multiply(x.bottom, y.top));
}
export const opposite = ({ top, bottom }: Quotient): Quotient => ({ top: minus(new Map(), top), bottom });

/** Do two quotients have the same value wherever both have one? */
export const sameQuotient = (x: Quotient, y: Quotient): boolean =>
  equals(multiply(x.top, y.bottom), multiply(y.top, x.bottom));

/** The number a quotient is; null when it depends on a name. */
export const numberOf = ({ top, bottom }: Quotient): Rational | null => (equals(bottom, UNIT) ? constantOf(top) : null);

export const namesIn = ({ top, bottom }: Quotient): string[] => [...new Set([...namesOf(top), ...namesOf(bottom)])];
