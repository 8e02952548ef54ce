import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';

/** The report of a full test is there. */
export const fullTestReportReady = defineEvent(
  'report:ready',
  z.object({ kind: z.literal('full-test'), attempt_id: z.string() }),
);

export const fullTestEvents = { fullTestReportReady } as const;
