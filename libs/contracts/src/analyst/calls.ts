import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { nothing } from '../core/fields.js';
import { reportFileChunk } from './internal-calls.js';
import { fileFormat, finding, jobId, reportJob } from './job.js';
import { reportOrder } from './params.js';

const service = 'analyst' as const;
const audience = 'analyst' as const;
const inputError = 'REPORT-INVALIDINPUT' as const;
const oneJob = z.object({ job_id: jobId });
/** As many as a bank may have. */
const itemIds = z.array(z.int()).check(z.maxLength(20_000));

/** Jobs of a page of the list. */
export const JOBS_AT_ONCE = 50;

export const submitReport = defineCall({
  summary: 'Order a report of one’s own',
  method: 'POST',
  path: '/reports/jobs',
  service,
  pattern: 'analyst.submit-report',
  audience,
  input: reportOrder,
  output: z.object({ job_id: jobId }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-TOOMANY', 'REPORT-DB'],
  idempotent: false,
  invalidates: ['ReportJobs'],
});

export const listReports = defineCall({
  summary: 'Reports of one’s own and those for everybody, the newest first, fifty at a time',
  method: 'GET',
  path: '/reports/jobs',
  service,
  pattern: 'analyst.list-reports',
  audience,
  input: z.object({ /** Those older than this one. */ before: z.optional(jobId) }),
  output: z.object({ jobs: z.array(reportJob), /** Are there older ones? */ more: z.boolean() }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-DB'],
  idempotent: true,
  cache: { keepSeconds: 60, tags: ['ReportJobs'] },
});

export const getReport = defineCall({
  summary: 'A report with what it found',
  method: 'GET',
  path: '/reports/jobs/:job_id',
  service,
  pattern: 'analyst.get-report',
  audience,
  input: oneJob,
  output: z.extend(reportJob, {
    /** Null unless ready. */
    finding: z.nullable(finding),
    /** Ids of the items that were published; null until somebody has. */
    published_items: z.nullable(z.array(z.number())),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-NOTEXIST', 'REPORT-DB'],
  idempotent: true,
  cache: { keepSeconds: 60, tags: ['ReportJobs'] },
});

export const getReportFile = defineCall({
  summary: 'The rows of a report as a file',
  method: 'GET',
  path: '/reports/jobs/:job_id/file',
  service,
  pattern: 'analyst.get-report-file',
  audience,
  input: z.extend(oneJob, { format: fileFormat }),
  output: z.object({ name: z.string(), media_type: z.string() }),
  file: reportFileChunk,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-NOTEXIST', 'REPORT-NOTREADY', 'REPORT-DB'],
  idempotent: true,
});

export const removeReport = defineCall({
  summary:
    'Cancel a report that is waiting or being made; remove one that is over, and its file, unless it is only to be cancelled',
  method: 'DELETE',
  path: '/reports/jobs/:job_id',
  service,
  pattern: 'analyst.remove-report',
  audience,
  input: z.extend(oneJob, {
    /** It is only to be cancelled: one that has just been made stays. */
    only: z.optional(z.literal('cancel')),
  }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-NOTEXIST', 'REPORT-SHARED', 'REPORT-DB'],
  idempotent: false,
  invalidates: ['ReportJobs'],
});

export const retryReport = defineCall({
  summary: 'Make a report anew that failed or was cancelled',
  method: 'POST',
  path: '/reports/jobs/:job_id/retry',
  service,
  pattern: 'analyst.retry-report',
  audience,
  input: oneJob,
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-NOTEXIST', 'REPORT-NOTFAILED', 'REPORT-TOOMANY', 'REPORT-DB'],
  idempotent: false,
  invalidates: ['ReportJobs'],
});

export const publishReport = defineCall({
  summary:
    'Have students measured by the parameters of an item calibration from now on: by those of all items that give no reason to look at them, or as said item by item',
  method: 'POST',
  path: '/reports/jobs/:job_id/publish',
  service,
  pattern: 'analyst.publish-report',
  audience,
  input: z.extend(oneJob, {
    /** Ids of items with an alarm that are published all the same, with the state that is proposed for them. */
    with: z.optional(itemIds),
    /** Ids of items without one that are not published. */
    without: z.optional(itemIds),
  }),
  /** Release of the bank that has them, and the items. */
  output: z.object({ release: z.number(), items: z.array(z.number()) }),
  inputError,
  errors: [
    ...(['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-NOTEXIST', 'REPORT-NOTREADY'] as const),
    ...(['REPORT-NOTHING', 'REPORT-OUTDATED', 'REPORT-DB'] as const),
  ],
  // Said twice it publishes once: the second time the release of the first is answered.
  idempotent: true,
  slow: true,
  deadlineMs: 30_000,
  invalidates: ['ReportJobs'],
});

export const publishScale = defineCall({
  summary: 'Have ability become scores from now on as a comparison with official scores found it',
  method: 'POST',
  path: '/reports/jobs/:job_id/publish-scale',
  service,
  pattern: 'analyst.publish-scale',
  audience,
  input: oneJob,
  /** Release of the bank that says so. */
  output: z.object({ release: z.number() }),
  inputError,
  errors: [
    ...(['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'REPORT-NOTEXIST', 'REPORT-NOTREADY'] as const),
    ...(['REPORT-SCALEOUTDATED', 'REPORT-SCALEIMPLAUSIBLE', 'REPORT-DB'] as const),
  ],
  // Said twice it publishes once: the second time the release of the first is answered.
  idempotent: true,
  slow: true,
  deadlineMs: 30_000,
  invalidates: ['ReportJobs'],
});

export const analystCalls = {
  submitReport,
  listReports,
  getReport,
  getReportFile,
  removeReport,
  retryReport,
  publishReport,
  publishScale,
} as const;
