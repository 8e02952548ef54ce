import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';

/** Report a submitted diagnostic, bring it into the learner record, and raise the stage. Job id `diagnostic-report-<attempt_id>`. */
export const diagnosticReportJob = defineJob({
  queue: 'reports',
  name: 'diagnostic-report',
  data: z.object({ user_id: z.string(), attempt_id: z.string() }),
});

export const diagnosticJobs = { diagnosticReportJob } as const;
