import { dailyCalls } from './daily-calls.js';
import { dashboardCalls } from './dashboard-calls.js';
import { focusCalls } from './focus-calls.js';
import { goalCalls } from './goal-calls.js';
import { letterCalls } from './letter-calls.js';
import { officialCalls } from './official-calls.js';
import { targetCalls } from './target-calls.js';

export const planCalls = {
  ...targetCalls,
  ...dailyCalls,
  ...dashboardCalls,
  ...focusCalls,
  ...goalCalls,
  ...letterCalls,
  ...officialCalls,
} as const;
