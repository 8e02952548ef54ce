import type { ModuleNumber } from '@aivy/exam';
import type { Level, Mistake } from './attempt';

export const ORDERS = ['cost', 'test', 'time', 'skill'] as const;
export type Order = (typeof ORDERS)[number];

/** What the list is narrowed to; null and false narrow nothing. */
export interface Filters {
  /** 1-30. */
  skill: number | null;
  level: Level | null;
  module: ModuleNumber | null;
  omitted: boolean;
  rushed: boolean;
  /** Only what cost at least so many points. */
  cost: number | null;
}

export const NO_FILTERS: Filters = {
  skill: null,
  level: null,
  module: null,
  omitted: false,
  rushed: false,
  cost: null,
};

export const isFiltered = (filters: Filters): boolean =>
  Object.values(filters).some((value) => value !== null && value !== false);

const costOf = ({ cost }: Mistake): number => cost ?? 0;

/** Omitted and rushed exclude each other, so both together mean either. */
function fitsWay({ outcome, rushed }: Mistake, filters: Filters): boolean {
  if (!filters.omitted && !filters.rushed) return true;
  return (filters.omitted && outcome === 'omitted') || (filters.rushed && rushed);
}

const fits = (mistake: Mistake, filters: Filters): boolean =>
  (filters.skill === null || mistake.skill === filters.skill) &&
  (filters.level === null || mistake.level === filters.level) &&
  (filters.module === null || mistake.module === filters.module) &&
  (filters.cost === null || costOf(mistake) >= filters.cost) &&
  fitsWay(mistake, filters);

/** Equal ones stay in the order of the tests. */
const COMPARE: Readonly<Record<Order, (a: Mistake, b: Mistake) => number>> = {
  cost: (a, b) => costOf(b) - costOf(a),
  test: () => 0,
  time: (a, b) => b.seconds - a.seconds,
  skill: (a, b) => a.skillName.localeCompare(b.skillName),
};

/** By what a list is ordered where nobody has said it: by cost where that is known of a test, else as it comes. */
export const orderOf = (order: Order | null, mistakes: readonly Mistake[], isOfTests: boolean): Order =>
  mistakes.every(({ cost }) => cost === null) && (order === null || order === 'cost')
    ? 'test'
    : (order ?? (isOfTests ? 'cost' : 'test'));

/** The mistakes that fit, in the order that was asked for. @param mistakes in the order of the tests */
export const filtered = <Listed extends Mistake>(
  mistakes: readonly Listed[],
  filters: Filters,
  order: Order,
): Listed[] => mistakes.filter((mistake) => fits(mistake, filters)).sort(COMPARE[order]);

export interface Choice<Value> {
  value: Value;
  /** Mistakes that would be left with it, the other filters as they are. */
  count: number;
}

/** What a filter can be set to, with how many mistakes each leaves; what leaves none is not offered. */
export function choicesOf<Key extends 'skill' | 'level' | 'module'>(
  mistakes: readonly Mistake[],
  filters: Filters,
  key: Key,
): Choice<NonNullable<Filters[Key]>>[] {
  const counts = new Map<NonNullable<Filters[Key]>, number>();
  for (const mistake of mistakes) {
    const value = mistake[key] as Filters[Key];
    if (value === null || !fits(mistake, { ...filters, [key]: null })) continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  // What was chosen stays in sight, also when another filter has left nothing of it.
  const chosen = filters[key];
  if (chosen !== null && !counts.has(chosen)) counts.set(chosen, 0);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** How many a switch would leave by itself, the other filters as they are. */
export const countWith = (mistakes: readonly Mistake[], filters: Filters, way: 'omitted' | 'rushed'): number =>
  filtered(mistakes, { ...filters, omitted: false, rushed: false, [way]: true }, 'test').length;
