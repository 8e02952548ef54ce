import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';

export const planEvents = {
  /** Mastery, forecast and the next best twenty minutes have moved. */
  learnerUpdated: defineEvent('learner:updated', z.object({ version: z.number() })),
} as const;
