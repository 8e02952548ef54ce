/** Numbers and expressions as TeX. Nothing here decides what is right; it only writes. */

const group = (digits: string): string => (digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, '{,}') : digits);

/** A number with thousands grouped, at most six decimals: `12{,}500`, `-3`, `0.75`. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be printed`);
  const [whole = '', part] = String(Math.abs(Math.round(value * 1e6) / 1e6)).split('.');
  return `${value < 0 ? '-' : ''}${group(whole)}${part ? `.${part}` : ''}`;
}

/** `\(…\)` */
export const tex = (inner: string | number): string => `\\(${typeof inner === 'number' ? num(inner) : inner}\\)`;

/** A displayed formula as a paragraph. */
export const display = (inner: string): string => `<p>\\[${inner}\\]</p>`;

/** Money in TeX: `\$4.50`, `\$1{,}200`. */
export const dollars = (value: number): string => `\\$${Number.isInteger(value) ? num(value) : value.toFixed(2)}`;

export const gcd = (x: number, y: number): number => (y === 0 ? Math.abs(x) : gcd(y, x % y));

/** A fraction in lowest terms, a whole number where it is one: `\frac{2}{3}`, `-\frac{1}{2}`, `4`. */
export function fraction(numerator: number, denominator: number): string {
  if (denominator === 0 || !Number.isInteger(numerator) || !Number.isInteger(denominator))
    throw new RangeError(`no fraction ${numerator}/${denominator}`);
  const common = gcd(numerator, denominator);
  const [top, bottom] = [Math.abs(numerator) / common, Math.abs(denominator) / common];
  const sign = numerator !== 0 && numerator < 0 !== denominator < 0 ? '-' : '';
  return bottom === 1 ? `${sign}${num(top)}` : `${sign}\\frac{${top}}{${bottom}}`;
}

/** The same as a student enters it: `2/3`, `-1/2`, `4`. */
export const entered = (numerator: number, denominator: number): string =>
  fraction(numerator, denominator)
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')
    .replaceAll('{,}', '');

/** A coefficient before a letter: 1 → '', -1 → '-', 3 → '3'. */
export const coefficient = (value: number): string => (value === 1 ? '' : value === -1 ? '-' : num(value));

/** A sum of terms, zero terms left out: `sum([[2, 'x'], [-3, 'y'], [1, '']])` → `2x-3y+1`. */
export function sum(terms: readonly (readonly [value: number, symbol: string])[]): string {
  const written = terms
    .filter(([value]) => value !== 0)
    .map(([value, symbol], index) => {
      const text = symbol === '' ? num(value) : `${coefficient(value)}${symbol}`;
      return index > 0 && value > 0 ? `+${text}` : text;
    });
  return written.join('') || '0';
}

/** `ax + b` */
export const linear = (a: number, b: number, symbol = 'x'): string =>
  sum([
    [a, symbol],
    [b, ''],
  ]);

/** `ax² + bx + c` */
export const quadratic = (a: number, b: number, c: number, symbol = 'x'): string =>
  sum([
    [a, `${symbol}^2`],
    [b, symbol],
    [c, ''],
  ]);

/** A number as a later term of a sum: `+3`, `-3`; 0 is written as well. */
export const signed = (value: number): string => (value < 0 ? num(value) : `+${num(value)}`);

/** What is accepted where this fraction is the answer: `7/2,3.5`; decimals only where they are exact and short. */
export function accepted(numerator: number, denominator: number): string {
  const text = entered(numerator, denominator);
  const decimal = String(numerator / denominator);
  return text.includes('/') && decimal.length <= (decimal.startsWith('-') ? 6 : 5) ? `${text},${decimal}` : text;
}
