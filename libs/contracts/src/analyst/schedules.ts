import { defineSchedule } from '../core/schedule.js';

const MINUTE_MS = 60_000;

export const analystSchedules = {
  /** The fixed set of reports of the last thirteen whole weeks, once a night. */
  makeNightlyReports: defineSchedule({ name: 'analyst.make-nightly-reports', everyMs: 10 * MINUTE_MS }),
  /** Jobs and files that are older than they are kept. */
  eraseOldReports: defineSchedule({ name: 'analyst.erase-old-reports', everyMs: 60 * MINUTE_MS }),
  /** Reports that nobody makes though they should be made. */
  resumeReports: defineSchedule({ name: 'analyst.resume-reports', everyMs: MINUTE_MS }),
};
