import type { BankItem } from '../item/item.js';
import type { BankSnapshot } from '../release/snapshot.js';
import { finish, type Steps } from '../steps.js';
import { ItemPool } from './pool.js';
import { assembleUnit } from './unit.js';

/** Words in Context, Boundaries, Linear Equations in One Variable, Percentages: what many students meet first. */
export const TRIAL_TOPICS: readonly number[] = [5, 10, 12, 26];
const QUESTIONS = 3;
/** Logits. Asks for items of the middle; the easy ones are few, and the first units of a beginner need them. */
const ABILITY = 1;

const chosen = new WeakMap<BankSnapshot, readonly BankItem[]>();
const practised = new WeakMap<BankSnapshot, ItemPool>();

/**
 * The questions of the trial for visitors: practice items of a middling difficulty, the same for everybody of a release.
 * Every visitor gets their keys, so nobody else is asked them.
 */
export function trialItems(bank: BankSnapshot): readonly BankItem[] {
  const known = chosen.get(bank);
  if (known) return known;
  const pool = ItemPool.of(bank, 'practice');
  const items = TRIAL_TOPICS.flatMap((skill) =>
    assembleUnit(pool, { skill, ability: ABILITY, seen: [], seed: 'trial', count: QUESTIONS }).questions.map(
      ({ item }) => item,
    ),
  );
  chosen.set(bank, items);
  return items;
}

/** What students are asked in practice and in daily units: the practice items of a release without those of the trial. */
export const practicePool = (bank: BankSnapshot): ItemPool => practised.get(bank) ?? finish(practiceSteps(bank));

/** Makes the pool of practice in steps, so that the first who asks for it need not wait. */
export function* practiceSteps(bank: BankSnapshot): Steps<ItemPool> {
  const open = new Set(trialItems(bank).map(({ id }) => id));
  const pool = yield* ItemPool.made(bank.itemsOf('practice').filter(({ id }) => !open.has(id)));
  practised.set(bank, pool);
  return pool;
}
