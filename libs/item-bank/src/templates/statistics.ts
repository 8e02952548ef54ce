/** Statistics that templates compute from their own data; the proofs do not use them. */

export const ascending = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const mean = (values: readonly number[]): number => total(values) / values.length;

export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Every value as often as its frequency says. */
export const spreadOut = (values: readonly number[], frequencies: readonly number[]): number[] =>
  values.flatMap((value, index) => Array<number>(frequencies[index] ?? 0).fill(value));

/** Population standard deviation. */
export const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

/** A list in one formula: `12,\ 18,\ 9`. */
export const listed = (values: readonly number[]): string => values.join(',\\ ');

/** Can it be shown with at most `places` decimals? */
export const shownIn = (value: number, places: number): boolean =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-9;
