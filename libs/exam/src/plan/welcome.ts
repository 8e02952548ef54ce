import { daysBetween, WEEK_DAYS, type LocalDate } from './dates.js';
import type { PlanDays } from './days.js';

/** Is the plan in its first week? */
export const isFirstWeek = (beginDate: LocalDate, today: LocalDate): boolean =>
  daysBetween(beginDate, today) < WEEK_DAYS;

/** Is the student back after missed days? A day that a freeze or other practice covered isn't missed. */
export const isComeback = (
  { lastFinishedDate }: Pick<PlanDays, 'lastFinishedDate'>,
  streakDays: number,
  today: LocalDate,
): boolean => lastFinishedDate !== null && streakDays === 0 && daysBetween(lastFinishedDate, today) > 1;
