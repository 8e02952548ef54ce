import { defineSchedule } from '../core/schedule.js';

const HOUR_MS = 3_600_000;

export const aivydailySchedules = {
  /** Hand new attempts to the learner record, those of all students together. */
  enqueueNew: defineSchedule({ name: 'aivydaily.enqueue-new', everyMs: 1_000 }),
  /** Hand attempts and missions over again that the learner record has not: their jobs were lost, or have failed for good. */
  enqueueUnrecorded: defineSchedule({ name: 'aivydaily.enqueue-unrecorded', everyMs: 5 * 60_000, atStart: true }),
  /** Hand unlocks over again whose product the account has not: their jobs were lost, or have failed for good. */
  enqueueUngranted: defineSchedule({ name: 'aivydaily.enqueue-ungranted', everyMs: 5 * 60_000, atStart: true }),
  /** What was said with the tutor longer ago than it is kept for. */
  eraseOldMessages: defineSchedule({ name: 'aivydaily.erase-old-messages', everyMs: 6 * HOUR_MS }),
};
