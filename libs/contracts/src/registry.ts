import { authCalls } from './calls/auth.js';
import { diagnosticCalls } from './calls/diagnostic.js';
import { fullTestCalls } from './calls/full-test.js';
import type { Call } from './call.js';

/** Every product call, by feature. A new feature adds its file and one line here. */
export const CALLS = { auth: authCalls, diagnostic: diagnosticCalls, 'full-test': fullTestCalls } as const;

export const allCalls: readonly Call[] = Object.values(CALLS).flatMap(
  (feature) => Object.values(feature) as readonly Call[],
);
