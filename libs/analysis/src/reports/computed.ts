import type { Finding } from '@aivy/contracts';
import type { Interval } from '../statistics/index.js';
import { coded, type Cell } from '../suppression/index.js';
import type { Column, Row, Value } from '../table/index.js';

/** Is something told of the cell of this key? */
export type Shown = (cell: string) => boolean;

/** What a report has computed, before it is decided of which groups it may tell. */
export interface Computed {
  readonly columns: readonly Column[];
  readonly cells: readonly Cell[];
  /** Rows of the groups that may be told of, and of no other. */
  rows(shown: Shown): Iterable<Row>;
  finding(shown: Shown): Finding;
}

/** To so many places: more would say more than is known. NaN of nothing stays. */
export function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  // No -0.
  return Math.round(value * factor) / factor + 0;
}

/** A figure and the ends of its 95 % interval: three columns. @param of the figure in the titles of its ends */
export const intervalColumns = (name: string, title: string, of = title): Column[] => [
  { name, type: 'float', title },
  { name: `${name}_low`, type: 'float', title: `${of}, lower end of the 95 % interval` },
  { name: `${name}_high`, type: 'float', title: `${of}, upper end` },
];

/** Of shares, or of their differences. */
export const inPercent = ({ value, low, high }: Interval): Interval => ({
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});

/** What stands in such columns. */
export const intervalValues = ({ value, low, high }: Interval, places: number): number[] =>
  [value, low, high].map((each) => rounded(each, places));

/** A share and the ends of its interval: three columns. */
export const shareColumns = (...about: Parameters<typeof intervalColumns>): Column[] =>
  intervalColumns(...about).map((column, index) => (index === 0 ? { ...column, type: 'share' } : column));

/** What stands in such columns. Without the ends where the share is coded: they would give it away. */
export const shareValues = (interval: Interval, people: number): Value[] =>
  typeof coded(interval.value, people) === 'number'
    ? intervalValues(interval, 3)
    : [coded(interval.value, people), null, null];

/** A single share. */
export function shareValue(share: number, people: number): Value {
  const told = coded(share, people);
  return typeof told === 'number' ? rounded(told, 3) : told;
}

/** A figure of n people or answers in the chart. */
export function pointOf(label: string, n: number, interval: Interval, places: number): Finding['points'][number] {
  const [value, low, high] = intervalValues(interval, places) as [number, number, number];
  return { label, n, value, low, high };
}

const NUMBER = new Intl.NumberFormat('en-US');
/** For sentences: 4,812. */
export const counted = (value: number): string => NUMBER.format(value);

/** "1 student", "4,812 students". */
export const countOf = (n: number, one: string, many = `${one}s`): string => `${counted(n)} ${n === 1 ? one : many}`;

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
