import { dailyCalls } from './daily-calls.js';
import { dashboardCalls } from './dashboard-calls.js';
import { letterCalls } from './letter-calls.js';
import { targetCalls } from './target-calls.js';

export const planCalls = { ...targetCalls, ...dailyCalls, ...dashboardCalls, ...letterCalls } as const;
