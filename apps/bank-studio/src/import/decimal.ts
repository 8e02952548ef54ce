import { Unreadable } from './unreadable.js';

/** Significant digits that a computed number has; what binary fractions add lies beyond them. */
const DIGITS = 15;
/** Decimal places that a number can be rounded to. */
const MOST_PLACES = 100;
/** Longer than any number that a computer counts with. */
const LONGEST = 400;
const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** Its digits as they stand, the exponent worked into them. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', part = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const point = whole.length + Number(exponent);
  const digits = point < 1 ? `${'0'.repeat(1 - point)}${whole}${part}` : `${whole}${part}`.padEnd(point, '0');
  const at = Math.max(1, point);
  const [integer, fraction] = [digits.slice(0, at).replace(/^0+(?=\d)/, ''), digits.slice(at).replace(/0+$/, '')];
  const plain = fraction === '' ? integer : `${integer}.${fraction}`;
  return sign === '-' && plain !== '0' ? `-${plain}` : plain;
}

/**
 * A number as the draft keeps it: every digit, and no exponent.
 * @throws Unreadable for what is no number, or infinite
 */
export function decimalOf(number: number): string {
  if (!Number.isFinite(number)) throw new Unreadable(`${number} is no number that can be kept`);
  return withoutExponent(String(number));
}

/** The sum of two numbers without what binary fractions add to it: 3.14 + .01 is 3.15. */
export function plus(one: number, other: number): number {
  const largest = Math.max(Math.abs(one), Math.abs(other));
  const places = largest === 0 ? 0 : DIGITS - 1 - Math.floor(Math.log10(largest));
  return places >= 0 && places <= MOST_PLACES ? Number((one + other).toFixed(places)) : one + other;
}

/** A number as people write it in files (`3.14`, `.5`, `1e3`, `−2`), as decimal text; undefined for anything else. */
export function readDecimal(text: string): string | undefined {
  const plain = text.trim().replaceAll('−', '-');
  if (plain.length > LONGEST || !NUMBER.test(plain) || !/^[+-]?\.?\d/.test(plain)) return undefined;
  const number = Number(plain);
  // One too small for a computer would be 0, and thousands of zeros.
  if (!Number.isFinite(number) || (number === 0 && /^[^e]*[1-9]/i.test(plain))) return undefined;
  // The text as it stands where it is in order, so that no digit is lost.
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : withoutExponent(plain);
}
