import type { Band, Item } from '@aivy/item-bank';

/** Of the hard third of a bank: what the exam's hard questions are (docs/item-difficulty.md). */
export const HARD_FROM = 0.8;

export interface Spread {
  count: number;
  /** Of b, logits; NaN without an item. */
  least: number;
  median: number;
  most: number;
}

export interface Distribution {
  bands: Readonly<Record<Band, Spread>>;
  /** The b from which on the hardest third lies, logits; NaN without an item. Target: HARD_FROM at least. */
  hardThirdFrom: number;
  /** Share of the items labelled hard that have HARD_FROM at least, 0-1; NaN without one. */
  hardEnough: number;
  /** Of b_sd, logits; NaN without an item. */
  meanSd: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function spreadOf(items: readonly Item[]): Spread {
  const sorted = items.map(({ b }) => b).sort((x, y) => x - y);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { count: sorted.length, least: at(0), median: at(0.5), most: at(1) };
}

/** How b is spread over the bands of some items, beside what is wanted of their hard third. */
export function distributionOf(items: readonly Item[]): Distribution {
  const of = (band: Band): Item[] => items.filter(({ difficulty }) => difficulty === band);
  const hard = of('hard');
  const descending = items.map(({ b }) => b).sort((x, y) => y - x);
  return {
    bands: { easy: spreadOf(of('easy')), medium: spreadOf(of('medium')), hard: spreadOf(hard) },
    hardThirdFrom: descending[Math.ceil(descending.length / 3) - 1] ?? Number.NaN,
    hardEnough: mean(hard.map(({ b }) => (b >= HARD_FROM ? 1 : 0))),
    meanSd: mean(items.map(({ b_sd }) => b_sd)),
  };
}
