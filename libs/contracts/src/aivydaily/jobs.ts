import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';
import { evidence } from '../plan/evidence.js';
import { unlockName } from './home-calls.js';

/** Attempts that one job brings into the learner record, at the most. */
export const PRACTICE_BATCH = 200;

/**
 * Bring attempts at practice questions, of whichever students, into the learner record. Job id
 * `record-practice-<user_id>-<conversation_id>-<question_id>-<attempt>` of its first attempt.
 */
export const recordPracticeJob = defineJob({
  queue: 'learning',
  name: 'record-practice',
  data: z.object({
    /** Each student once. */
    batches: z
      .array(z.object({ user_id: z.string(), entries: z.array(evidence).check(z.maxLength(PRACTICE_BATCH)) }))
      .check(z.maxLength(PRACTICE_BATCH)),
  }),
});

/** Tell the plan that a mission was finished on a day: streaks are shared. Job id `record-mission-<user_id>-<conversation_id>`. */
export const recordMissionJob = defineJob({
  queue: 'learning',
  name: 'record-mission',
  data: z.object({ user_id: z.string(), conversation_id: z.number(), date: z.string() }),
});

/** Give a student the product that points were exchanged for. Job id `grant-unlock-<user_id>-<name>`. */
export const grantUnlockJob = defineJob({
  queue: 'accounts',
  name: 'grant-unlock',
  data: z.object({ user_id: z.string(), name: unlockName }),
});

export const aivydailyJobs = { recordPracticeJob, recordMissionJob, grantUnlockJob } as const;
