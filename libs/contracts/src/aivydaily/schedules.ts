import { defineSchedule } from '../core/schedule.js';

const HOUR_MS = 3_600_000;

export const aivydailySchedules = {
  /** What was said with the tutor longer ago than it is kept for. */
  eraseOldMessages: defineSchedule({ name: 'aivydaily.erase-old-messages', everyMs: 6 * HOUR_MS }),
};
