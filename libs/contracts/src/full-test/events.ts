import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';

export const fullTestEvents = {
  /** The report of a full test is there. */
  reportReady: defineEvent('report:ready', z.object({ kind: z.literal('full-test'), attempt_id: z.string() })),
} as const;
