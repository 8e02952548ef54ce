import type { UnlockName } from '@aivy/contracts';
import type { Rewards } from '../../core/celebration/facts';
import { useProducts } from '../../core/session/use-products';

/** What points unlock, in a sentence. */
export const UNLOCK_WORDS: Record<UnlockName, string> = {
  'mock-full-test': 'a full practice test',
  'path-trial': 'a week of AivyPath',
};

export interface Unlock {
  cost: number;
  /** In a sentence. */
  name: string;
}

/** What points unlock, without what's open already. */
export function useUnlocks(rewards: Pick<Rewards, 'unlocks'> | undefined): Rewards['unlocks'] {
  const { fullTests, path } = useProducts();
  const isOpen = { 'mock-full-test': fullTests, 'path-trial': path === 'open' };
  return (rewards?.unlocks ?? []).filter(({ name, unlocked_at: at }) => at !== null || !isOpen[name]);
}

/** The next thing points unlock; null when everything is open, or can be unlocked now. */
export function useNextUnlock(rewards: Rewards | undefined): Unlock | null {
  const unlocks = useUnlocks(rewards);
  const next = unlocks.find(({ unlocked_at: at, cost }) => at === null && cost > (rewards?.points_left ?? 0));
  return next ? { cost: next.cost, name: UNLOCK_WORDS[next.name] } : null;
}
