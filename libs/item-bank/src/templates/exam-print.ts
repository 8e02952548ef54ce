import { coefficient, fraction, num } from './tex.js';

/** A rational multiple of a symbol, in lowest terms: `\frac{16}{9}s`, `s`, `2\pi r^2`. */
export function times(numerator: number, denominator: number, symbol: string): string {
  const factor = fraction(numerator, denominator);
  return factor.includes('\\frac') ? `${factor}${symbol}` : `${coefficient(numerator / denominator)}${symbol}`;
}

/** A number with at most four decimals as it is entered in the field: no thousands comma. */
export const typed = (value: number): string => num(Math.round(value * 1e4) / 1e4).replaceAll('{,}', '');
