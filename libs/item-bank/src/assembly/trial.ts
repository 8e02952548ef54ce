import type { BankItem } from '../item/item.js';
import type { BankSnapshot } from '../release/snapshot.js';
import { finish, type Steps } from '../steps.js';
import { ItemPool } from './pool.js';
import { assembleUnit } from './unit.js';

/** Words in Context, Boundaries, Linear Equations in One Variable, Percentages: what many students meet first. */
export const TRIAL_TOPICS: readonly number[] = [5, 10, 12, 26];
/** The chances of success that its three questions aim at for the average student: easy to medium, a friendly start. */
const TARGETS: readonly number[] = [0.87, 0.77, 0.67];

const chosen = new WeakMap<BankSnapshot, readonly BankItem[]>();
const practised = new WeakMap<BankSnapshot, ItemPool>();

/**
 * The questions of the trial for visitors: practice items from easy to medium, the same for everyone until the next
 * release. Every visitor gets their keys, so no one else is asked them.
 */
export function trialItems(bank: BankSnapshot): readonly BankItem[] {
  const known = chosen.get(bank);
  if (known) return known;
  const pool = ItemPool.of(bank, 'practice');
  const wish = { ability: 0, seen: [], seed: 'trial', count: TARGETS.length, targets: TARGETS };
  const items = TRIAL_TOPICS.flatMap((skill) =>
    assembleUnit(pool, { ...wish, skill })
      .questions.map(({ item }) => item)
      .sort((x, y) => x.b - y.b),
  );
  chosen.set(bank, items);
  return items;
}

/** What students are asked in practice and in daily units: the practice items of a release without those of the trial. */
export const practicePool = (bank: BankSnapshot): ItemPool => practised.get(bank) ?? finish(practiceSteps(bank));

/** Makes the pool of practice in steps, so the first request doesn't wait. */
export function* practiceSteps(bank: BankSnapshot): Steps<ItemPool> {
  const open = new Set(trialItems(bank).map(({ id }) => id));
  const pool = yield* ItemPool.made(bank.itemsOf('practice').filter(({ id }) => !open.has(id)));
  practised.set(bank, pool);
  return pool;
}
