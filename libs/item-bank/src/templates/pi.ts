import { fraction } from './tex.js';

/** A rational multiple of π in lowest terms: `12\pi`, `\pi`, `\frac{5\pi}{6}`. */
export function piTimes(numerator: number, denominator = 1): string {
  const lowest = fraction(numerator, denominator);
  const parts = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(lowest);
  const before = (top: string): string => (top === '1' ? '' : top);
  return parts ? `${parts[1]}\\frac{${before(parts[2]!)}\\pi}{${parts[3]}}` : `${before(lowest)}\\pi`;
}
