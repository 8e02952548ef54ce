import { DAY_MS, MINUTE_MS } from '../core/time.js';
import { defineSchedule } from '../core/schedule.js';

export const diagnosticSchedules = {
  /** Enqueue the reports again that are late: the queue may have lost them. */
  enqueueLateReports: defineSchedule({ name: 'diagnostic.enqueue-late-reports', everyMs: 30_000, atStart: true }),
  /** Enqueue the reports anew that should long be there: their jobs have failed for good. */
  enqueueOverdueReports: defineSchedule({
    name: 'diagnostic.enqueue-overdue-reports',
    everyMs: 5 * MINUTE_MS,
    atStart: true,
  }),
  /** Erase the adaptive forms of visitors who never came back with them. */
  eraseOldForms: defineSchedule({ name: 'diagnostic.erase-old-forms', everyMs: DAY_MS }),
  /** Enqueue the reported tests that the learner record has not: those from before there was one, and what has failed for good. */
  enqueueUnrecorded: defineSchedule({ name: 'diagnostic.enqueue-unrecorded', everyMs: 5 * MINUTE_MS, atStart: true }),
};
