import { texValue } from './tex-value.js';

/**
 * Value of an answer as printed in a choice or entered in the field: `\(\$1{,}250\)`, `\(40\%\)`, `\(\frac{5\pi}{6}\)`,
 * `7/2`, `.5`. Units, currency and percent signs are dropped.
 * @throws Error on anything that is not one number
 */
export function answerValue(answer: string): number {
  const plain = answer.replace(/\\\$|\\%|\^\\circ|\\text\{[^}]*\}/g, '').replace(/\\pi(?![a-z])/g, 'p');
  const fraction = /^(-?\d*\.?\d+)\/(\d+)$/.exec(plain.trim());
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const decimal = /^-?\d*\.?\d+$/.exec(plain.trim());
  return decimal ? Number(plain) : texValue(plain, { p: Math.PI });
}

/** Equal but for the rounding of the arithmetic, or within `tolerance`. */
export const close = (x: number, y: number, tolerance = 1e-9): boolean => Math.abs(x - y) <= tolerance;

/** Does the answer have this value? */
export const answers = (answer: string, value: number, tolerance?: number): boolean =>
  close(answerValue(answer), value, tolerance);
