import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';
import { accountMailJob } from './mails.js';

/** Tell auth that a user reached a stage. Job id `advance-stage-<user_id>-<stage>`. */
export const advanceStageJob = defineJob({
  queue: 'accounts',
  name: 'advance-stage',
  data: z.object({ user_id: z.string(), stage: z.number() }),
});

/** Erase what the other services keep of a deleted account. Job id `erase-user-<user_id>`. */
export const eraseUserJob = defineJob({
  queue: 'accounts',
  name: 'erase-user',
  formerNames: ['forget-user'],
  data: z.object({ user_id: z.string(), /** Milliseconds since 1970. */ deleted_at: z.number() }),
});

export const authJobs = { advanceStageJob, eraseUserJob, accountMailJob } as const;
