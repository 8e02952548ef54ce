import { HOUR_MS, MINUTE_MS } from '../core/time.js';
import { defineSchedule } from '../core/schedule.js';

export const analystSchedules = {
  /** The fixed set of reports of the last thirteen whole weeks, once a night. */
  makeNightlyReports: defineSchedule({ name: 'analyst.make-nightly-reports', everyMs: 10 * MINUTE_MS }),
  /** Jobs and files that are older than they are kept. */
  eraseOldReports: defineSchedule({ name: 'analyst.erase-old-reports', everyMs: HOUR_MS }),
  /** Reports that nobody makes though they should be made. */
  resumeReports: defineSchedule({ name: 'analyst.resume-reports', everyMs: MINUTE_MS }),
};
