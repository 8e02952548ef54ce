import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';
import { jobId, reportState } from './job.js';

export const analystEvents = {
  /** A report moves on, at most once a second; its end is told at once. To whoever ordered it. */
  reportJob: defineEvent(
    'report-job',
    z.object({ job_id: jobId, state: reportState, progress: z.number(), step: z.nullable(z.string()) }),
  ),
} as const;
