import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';

/**
 * Tell staff by email that a student's message was flagged: its grade and time, never its words. Every service that
 * hears students enqueues it. Job id `staff-mail-<user_id>-<message_id>`.
 */
export const staffMailJob = defineJob({
  queue: 'mails',
  name: 'staff-mail',
  data: z.object({
    user_id: z.string(),
    grade: z.union([z.literal(3), z.literal(4)]),
    /** ISO 8601, UTC. */
    said_at: z.string(),
  }),
});

export const chatJobs = { staffMailJob } as const;
