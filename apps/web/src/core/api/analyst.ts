import { analystRoutes, type analystCalls } from '@aivy/contracts';
import { serviceApi } from './api';

const ALERTS = { alerts: true } as const;

// The page says itself when a read fails: it looks again and again.
export const analystApi = serviceApi<typeof analystCalls>(analystRoutes, {
  submitReport: ALERTS,
  removeReport: ALERTS,
  retryReport: ALERTS,
  publishReport: ALERTS,
  publishScale: ALERTS,
});
