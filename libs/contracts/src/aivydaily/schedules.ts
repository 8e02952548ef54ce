import { MINUTE_MS, HOUR_MS } from '../core/time.js';
import { defineSchedule } from '../core/schedule.js';

export const aivydailySchedules = {
  /** Hand new attempts to the learner record, those of all students together. */
  enqueueNew: defineSchedule({ name: 'aivydaily.enqueue-new', everyMs: 1_000 }),
  /** Hand attempts and missions over again that the learner record has not: their jobs were lost, or have failed for good. */
  enqueueUnrecorded: defineSchedule({ name: 'aivydaily.enqueue-unrecorded', everyMs: 5 * MINUTE_MS, atStart: true }),
  /** Hand unlocks over again whose product the account has not: their jobs were lost, or have failed for good. */
  enqueueUngranted: defineSchedule({ name: 'aivydaily.enqueue-ungranted', everyMs: 5 * MINUTE_MS, atStart: true }),
  /** What was said with the tutor longer ago than it is kept for. */
  eraseOldMessages: defineSchedule({ name: 'aivydaily.erase-old-messages', everyMs: 6 * HOUR_MS }),
};
