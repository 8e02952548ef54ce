import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';
import { orderMailJob, planMailJob } from './mails.js';

/**
 * Bring a diagnostic or full test into the learner record that was reported without it: its job failed for good, or a
 * worker of the release before reported it. Job id `record-evidence-<source>-<attempt_id>`.
 */
export const recordEvidenceJob = defineJob({
  queue: 'learning',
  name: 'record-evidence',
  data: z.object({ user_id: z.string(), source: z.enum(['diagnostic', 'full-test']), attempt_id: z.string() }),
});

/** Recompute the state of a learner. Job id `update-learner-<user_id>-<version>`. */
export const updateLearnerJob = defineJob({
  queue: 'learning',
  name: 'update-learner',
  data: z.object({ user_id: z.string(), version: z.number() }),
});

export const planJobs = { recordEvidenceJob, updateLearnerJob, planMailJob, orderMailJob } as const;
