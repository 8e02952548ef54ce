import { rational, type Rational } from '@aivy/exam';
import { isZero, negative, over, plus, sign, squareRoot, times, ZERO } from './fraction.js';
import { coefficient, degree, degreeOf, namesOf, type Polynomial } from './polynomial.js';

const FOUR = rational(4n);
const TWO = rational(2n);

/** Coefficients of a sum in one name, from the constant up; null for a sum in more names. */
export function coefficientsOf(sum: Polynomial): Rational[] | null {
  const [name, ...more] = namesOf(sum);
  if (name === undefined || more.length > 0) return null;
  return Array.from({ length: degree(sum) + 1 }, (_, power) => coefficient(sum, power === 0 ? '' : `${name}:${power}`));
}

export const valueAt = (coefficients: readonly Rational[], x: Rational): Rational =>
  coefficients.reduceRight((total, each) => plus(times(total, x), each), ZERO);

/** What is known of where a sum in one name becomes zero. */
export type Roots =
  /** All real ones, each a fraction. */
  | { readonly kind: 'listed'; readonly values: readonly Rational[] }
  /** It has real ones, and they are no fractions: those of a quadratic. */
  | { readonly kind: 'irrational' }
  | { readonly kind: 'unknown' };

export function rootsOf(coefficients: readonly Rational[]): Roots {
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients;
  if (coefficients.length === 2) return { kind: 'listed', values: [over(negative(c), b)] };
  if (coefficients.length !== 3) return { kind: 'unknown' };
  const discriminant = plus(times(b, b), negative(times(FOUR, times(a, c))));
  if (sign(discriminant) < 0) return { kind: 'listed', values: [] };
  const root = squareRoot(discriminant);
  if (root === null) return { kind: 'irrational' };
  const at = (each: Rational): Rational => over(plus(negative(b), each), times(TWO, a));
  return { kind: 'listed', values: isZero(root) ? [at(root)] : [at(root), at(negative(root))] };
}

/** Is the one sum in one name a multiple of the other, so that it is zero wherever the other is? */
export function divides(divisor: readonly Rational[], dividend: readonly Rational[]): boolean {
  const rest = [...dividend];
  const lead = divisor.at(-1);
  if (lead === undefined || isZero(lead)) return false;
  for (let shift = rest.length - divisor.length; shift >= 0; shift -= 1) {
    const by = over(rest[shift + divisor.length - 1] ?? ZERO, lead);
    divisor.forEach((each, at) => {
      rest[shift + at] = plus(rest[shift + at] ?? ZERO, negative(times(by, each)));
    });
  }
  return rest.every(isZero);
}

export const isLinear = (sum: Polynomial): boolean =>
  sum.size > 0 && [...sum.keys()].every((monomial) => degreeOf(monomial) <= 1);
