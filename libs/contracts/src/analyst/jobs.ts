import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';
import { jobId } from './job.js';

/**
 * Make reports, as long as there are some. Which one is next the table of orders says, so that analysts take turns; each
 * order brings one such job, id `report-<job_id>-<n>`, n counting how often it was ordered.
 */
export const makeReportJob = defineJob({
  queue: 'analyst-reports',
  name: 'make-report',
  data: z.object({ job_id: jobId, order: z.int() }),
});

export const analystJobs = { makeReportJob } as const;
