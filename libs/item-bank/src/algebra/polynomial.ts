import { equalRational, type Rational } from '@aivy/exam';
import { isZero, negative, ONE, over, plus, times, written, ZERO } from './fraction.js';

/** Exponents by name, as `x:2,y:1`; '' is the constant. A name is a letter, or a root that is not worked out. */
export type Monomial = string;
/** A sum of terms in normal form: coefficients by monomial, none of them zero. Equal sums have equal entries. */
export type Polynomial = ReadonlyMap<Monomial, Rational>;

/** Beyond this a line is no step of a student, and multiplying out would take long. */
const MOST_TERMS = 80;
const HIGHEST_DEGREE = 12;

export class TooLong extends Error {}

const parts = (monomial: Monomial): [string, number][] =>
  monomial === ''
    ? []
    : monomial.split(',').map((part) => {
        const at = part.lastIndexOf(':');
        return [part.slice(0, at), Number(part.slice(at + 1))];
      });

const joined = (exponents: ReadonlyMap<string, number>): Monomial =>
  [...exponents]
    .sort(([x], [y]) => (x < y ? -1 : 1))
    .map(([name, exponent]) => `${name}:${exponent}`)
    .join(',');

function product(x: Monomial, y: Monomial): Monomial {
  const exponents = new Map(parts(x));
  for (const [name, exponent] of parts(y)) exponents.set(name, (exponents.get(name) ?? 0) + exponent);
  return joined(exponents);
}

export const degreeOf = (monomial: Monomial): number =>
  parts(monomial).reduce((sum, [, exponent]) => sum + exponent, 0);
export const namesOf = (sum: Polynomial): string[] => [
  ...new Set([...sum.keys()].flatMap((monomial) => parts(monomial).map(([name]) => name))),
];
export const degree = (sum: Polynomial): number => Math.max(0, ...[...sum.keys()].map(degreeOf));

export const constant = (value: Rational): Polynomial => new Map(isZero(value) ? [] : [['', value]]);
export const named = (name: string): Polynomial => new Map([[`${name}:1`, ONE]]);
export const coefficient = (sum: Polynomial, monomial: Monomial): Rational => sum.get(monomial) ?? ZERO;
/** The value of a sum without names; null for others. */
export const constantOf = (sum: Polynomial): Rational | null =>
  [...sum.keys()].every((monomial) => monomial === '') ? coefficient(sum, '') : null;

function collect(terms: Iterable<readonly [Monomial, Rational]>): Polynomial {
  const sum = new Map<Monomial, Rational>();
  for (const [monomial, value] of terms) {
    const total = plus(sum.get(monomial) ?? ZERO, value);
    if (isZero(total)) sum.delete(monomial);
    else sum.set(monomial, total);
  }
  if (sum.size > MOST_TERMS || degree(sum) > HIGHEST_DEGREE) throw new TooLong();
  return sum;
}

export const add = (x: Polynomial, y: Polynomial): Polynomial => collect([...x, ...y]);
export const scale = (x: Polynomial, by: Rational): Polynomial =>
  isZero(by) ? new Map() : new Map([...x].map(([monomial, value]) => [monomial, times(value, by)]));
export const minus = (x: Polynomial, y: Polynomial): Polynomial => add(x, scale(y, negative(ONE)));
/** @throws TooLong */
export const multiply = (x: Polynomial, y: Polynomial): Polynomial =>
  collect([...x].flatMap(([one, a]) => [...y].map(([other, b]) => [product(one, other), times(a, b)] as const)));

export const equals = (x: Polynomial, y: Polynomial): boolean => minus(x, y).size === 0;

/** The number k with y = k · x; null when there is none, and when either is zero. */
export function ratioOf(x: Polynomial, y: Polynomial): Rational | null {
  if (x.size === 0 || x.size !== y.size) return null;
  let ratio: Rational | null = null;
  for (const [monomial, value] of x) {
    const other = y.get(monomial);
    if (other === undefined) return null;
    const each = over(other, value);
    if (ratio !== null && !equalRational(ratio, each)) return null;
    ratio = each;
  }
  return ratio;
}

/** One text for equal sums. */
export const keyOfSum = (sum: Polynomial): string =>
  [...sum]
    .map(([monomial, value]) => `${monomial}=${written(value)}`)
    .sort()
    .join(';');
