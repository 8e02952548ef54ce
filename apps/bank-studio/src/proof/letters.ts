import { texValue } from './tex-value.js';

/** Value of an expression with π and with letters, large or small, at numbers for the letters (named in lower case). */
export const valueWith = (tex: string, letters: Readonly<Record<string, number>> = {}): number =>
  texValue(
    tex
      .toLowerCase()
      .replace(/\\pi(?![a-z])/g, `(${Math.PI})`)
      .replace(/\^\\circ|\\%/g, ''),
    letters,
  );

/** Equal within a millionth of their size. */
export const alike = (one: number, other: number, share = 1e-6): boolean =>
  Math.abs(one - other) <= share * Math.max(1e-9, Math.abs(other));

/** The argument for which a growing function has a value, by halving an interval. */
export function soughtBetween(low: number, high: number, value: number, f: (x: number) => number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 200; step += 1) {
    const middle = (from + to) / 2;
    if (f(middle) < value) from = middle;
    else to = middle;
  }
  return from;
}
