import { fullTestRoutes, type fullTestCalls } from '@aivy/contracts';
import { serviceApi } from './api';

/** A module's time runs while it is opened, and what this device keeps will do as well. */
const OPENS_MODULE = { timeoutMs: 8_000 } as const;

export const fullTestApi = serviceApi<typeof fullTestCalls>(fullTestRoutes, {
  getProgress: OPENS_MODULE,
  getModuleQuestions: OPENS_MODULE,
  // Outlives the page: the last answers of a closing tab still arrive.
  saveProgress: { keepalive: true, whenBusy: 'caller' },
  retakeTestSection: { alerts: true },
});
