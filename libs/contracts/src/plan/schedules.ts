import { MINUTE_MS } from '../core/time.js';
import { defineSchedule } from '../core/schedule.js';

export const planSchedules = {
  /** Write down the reminders and weekly letters that are due; each once. */
  enqueueDueMails: defineSchedule({ name: 'plan.enqueue-due-mails', everyMs: 5 * MINUTE_MS }),
  /** Enqueue the learners again whose state is behind their evidence: the job may have failed for good. */
  enqueueStaleLearners: defineSchedule({ name: 'plan.enqueue-stale-learners', everyMs: 5 * MINUTE_MS }),
};
