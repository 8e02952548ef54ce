import { defineSchedule } from '../core/schedule.js';

const HOUR_MS = 3_600_000;

export const chatSchedules = {
  /** What was said longer ago than it is kept for. */
  eraseOldMessages: defineSchedule({ name: 'chat.erase-old-messages', everyMs: 6 * HOUR_MS }),
};
