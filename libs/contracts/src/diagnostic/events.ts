import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';

export const diagnosticEvents = {
  /** The report of a diagnostic is there. */
  reportReady: defineEvent('report:ready', z.object({ kind: z.literal('diagnostic'), attempt_id: z.string() })),
} as const;
