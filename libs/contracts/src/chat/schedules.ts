import { HOUR_MS } from '../core/time.js';
import { defineSchedule } from '../core/schedule.js';

export const chatSchedules = {
  /** What was said longer ago than it is kept for. */
  eraseOldMessages: defineSchedule({ name: 'chat.erase-old-messages', everyMs: 6 * HOUR_MS }),
};
