import { planRoutes, type planCalls } from '@aivy/contracts';
import { serviceApi } from './api';
import { KEPT_TIMEOUT_MS } from './base-query';

const ALERTS = { alerts: true } as const;
/** A tile that waits longer offers to try again. */
const TILE = { timeoutMs: 10_000 } as const;
const OPENS_UNIT = { timeoutMs: KEPT_TIMEOUT_MS } as const;

export const planApi = serviceApi<typeof planCalls>(planRoutes, {
  getDailyQuestions: OPENS_UNIT,
  getDailyProgress: OPENS_UNIT,
  // Outlives the page: the last answers of a closing tab still arrive.
  saveDailyProgress: { keepalive: true, whenBusy: 'caller' },
  dailyProgress: TILE,
  scorePath: TILE,
  dailyWins: TILE,
  achievement: TILE,
  outlook: TILE,
  setMinutes: ALERTS,
  removeOfficialScore: ALERTS,
});
