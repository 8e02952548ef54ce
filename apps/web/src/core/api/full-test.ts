import { fullTestRoutes, type fullTestCalls } from '@aivy/contracts';
import { serviceApi } from './api';
import { KEPT_TIMEOUT_MS } from './base-query';

/** A module's time runs while it's opened. */
const OPENS_MODULE = { timeoutMs: KEPT_TIMEOUT_MS } as const;

export const fullTestApi = serviceApi<typeof fullTestCalls>(fullTestRoutes, {
  getProgress: OPENS_MODULE,
  getModuleQuestions: OPENS_MODULE,
  // Outlives the page: the last answers of a closing tab still arrive.
  saveProgress: { keepalive: true, whenBusy: 'caller' },
  retakeTestSection: { alerts: true },
});
