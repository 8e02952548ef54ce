import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';

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

/** Send a reminder or a weekly letter. Job id `plan-mail-<mail_id>`. */
export const planMailJob = defineJob({
  queue: 'mails',
  name: 'plan-mail',
  data: z.object({ user_id: z.string(), mail_id: z.string() }),
});

export const planJobs = { recordEvidenceJob, updateLearnerJob, planMailJob } as const;
