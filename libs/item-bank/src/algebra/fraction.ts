import { rational, type Rational } from '@aivy/exam';

export const ZERO = rational(0n);
export const ONE = rational(1n);

export const plus = (x: Rational, y: Rational): Rational => rational(x.num * y.den + y.num * x.den, x.den * y.den);
export const times = (x: Rational, y: Rational): Rational => rational(x.num * y.num, x.den * y.den);
/** @throws RangeError on zero */
export const over = (x: Rational, y: Rational): Rational => rational(x.num * y.den, x.den * y.num);
export const negative = ({ num, den }: Rational): Rational => ({ num: -num, den });
export const isZero = ({ num }: Rational): boolean => num === 0n;
export const sign = ({ num }: Rational): -1 | 0 | 1 => (num < 0n ? -1 : num > 0n ? 1 : 0);
export const written = ({ num, den }: Rational): string => `${num}/${den}`;

/** Exact square root of a whole number; null when it has none. */
function wholeRoot(n: bigint): bigint | null {
  if (n < 0n) return null;
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root * root === n ? root : null;
    root = next;
  }
}

/** Exact square root; null when it is no fraction. */
export function squareRoot({ num, den }: Rational): Rational | null {
  const [top, bottom] = [wholeRoot(num), wholeRoot(den)];
  return top === null || bottom === null ? null : rational(top, bottom);
}
