import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';
import { evidence } from '../plan/evidence.js';

/** Bring attempts at a practice question into the learner record. Job id `record-practice-<user_id>-<conversation_id>-<question_id>-<attempt>`. */
export const recordPracticeJob = defineJob({
  queue: 'learning',
  name: 'record-practice',
  data: z.object({
    user_id: z.string(),
    conversation_id: z.number(),
    finished_at: z.number(),
    entries: z.array(evidence).check(z.maxLength(10)),
  }),
});

/** Tell the plan that a mission was finished on a day: streaks are shared. Job id `record-mission-<user_id>-<conversation_id>`. */
export const recordMissionJob = defineJob({
  queue: 'learning',
  name: 'record-mission',
  data: z.object({ user_id: z.string(), conversation_id: z.number(), date: z.string() }),
});

export const aivydailyJobs = { recordPracticeJob, recordMissionJob } as const;
