import { PRODUCTS, type UnlockName } from '@aivy/contracts';
import type { Rewards } from '../../core/celebration/facts';
import { sessionApi } from '../../core/session/session-api';

/** What points unlock, in a sentence. */
const UNLOCK_WORDS: Record<UnlockName, string> = {
  'mock-full-test': 'a full practice test',
  'path-trial': 'a week of AivyPath',
};

export interface Unlock {
  cost: number;
  /** In a sentence. */
  name: string;
}

/** The next thing points unlock; null where everything is open, or is to be had already. */
export function useNextUnlock(rewards: Rewards | undefined): Unlock | null {
  // The guard has asked for it.
  const owned = sessionApi.endpoints.getUserInfo.useQueryState().data?.products ?? [];
  if (!rewards || owned.includes(PRODUCTS.path.id)) return null;
  const next = rewards.unlocks.find(({ unlocked_at: at, cost }) => at === null && cost > rewards.points_left);
  return next ? { cost: next.cost, name: UNLOCK_WORDS[next.name] } : null;
}
