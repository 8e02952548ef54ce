import { fraction } from './tex.js';

/**
 * `(top / bottom)√radicand` in simplest form, whole numbers given: `3\sqrt{2}`, `\frac{5\sqrt{3}}{2}`, `6`. Equal
 * values read the same.
 */
export function radical(top: number, radicand: number, bottom = 1): string {
  let [factor, rest] = [top, radicand];
  for (let root = Math.floor(Math.sqrt(rest)); root > 1; root -= 1) {
    if (rest % (root * root) === 0) {
      factor *= root;
      rest /= root * root;
    }
  }
  const outside = fraction(factor, bottom);
  if (rest === 1) return outside;
  const parts = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(outside);
  const before = (text: string): string => (text === '1' ? '' : text);
  return parts
    ? `${parts[1]}\\frac{${before(parts[2]!)}\\sqrt{${rest}}}{${parts[3]}}`
    : `${before(outside)}\\sqrt{${rest}}`;
}
