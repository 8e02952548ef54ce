/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** @throws RangeError on a zero denominator. */
export function rational(num: bigint, den = 1n): Rational {
  if (den === 0n) throw new RangeError('zero denominator');
  const sign = den < 0n ? -1n : 1n;
  const divisor = gcd(num, den) || 1n;
  return { num: (sign * num) / divisor, den: (sign * den) / divisor };
}

export const equal = (x: Rational, y: Rational): boolean => x.num === y.num && x.den === y.den;

/** The value cut towards zero to `places` decimals. */
export function truncated(x: Rational, places: number): Rational {
  const scale = 10n ** BigInt(places);
  return rational((x.num * scale) / x.den, scale);
}

/** The value rounded to `places` decimals, halves away from zero (the rule taught in school). */
export function rounded(x: Rational, places: number): Rational {
  const scale = 10n ** BigInt(places);
  const size = (x.num < 0n ? -x.num : x.num) * scale;
  const steps = (2n * size + x.den) / (2n * x.den);
  return rational(x.num < 0n ? -steps : steps, scale);
}

/** Reads `[-]digits[.digits]` or `[-]digits/digits`, of any length; null for anything else. */
export function readRational(text: string): Rational | null {
  const fraction = /^(-?\d+)\/(\d+)$/.exec(text);
  if (fraction) {
    const den = BigInt(fraction[2]!);
    return den === 0n ? null : rational(BigInt(fraction[1]!), den);
  }
  const decimal = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!decimal) return null;
  const [, minus, whole = '', part = ''] = decimal;
  if (whole + part === '') return null;
  const size = rational(BigInt(whole + part), 10n ** BigInt(part.length));
  return minus ? rational(-size.num, size.den) : size;
}
