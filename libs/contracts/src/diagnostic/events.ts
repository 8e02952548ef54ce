import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';

/** The report of a diagnostic is there. */
export const diagnosticReportReady = defineEvent(
  'report:ready',
  z.object({ kind: z.literal('diagnostic'), attempt_id: z.string() }),
);

export const diagnosticEvents = { diagnosticReportReady } as const;
