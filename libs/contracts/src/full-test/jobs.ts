import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';

/** Report a finished full test and bring it into the learner record. Job id `full-test-report-<test_id>`. */
export const fullTestReportJob = defineJob({
  queue: 'reports',
  name: 'full-test-report',
  data: z.object({ user_id: z.string(), test_id: z.string() }),
});

export const fullTestJobs = { fullTestReportJob } as const;
