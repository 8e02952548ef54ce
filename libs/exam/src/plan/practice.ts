import { daysBetween, type LocalDate } from './dates.js';
import { goalOfDay } from './days.js';

/** A new student is taken at their word for a week. */
const TRUSTED_DAYS = 7;

export interface PracticeSoFar {
  beginDate: LocalDate;
  today: LocalDate;
  /** Finished days since then. */
  finishedDays: number;
}

/**
 * Minutes a day that a student is likely to practise: the goal of a usual day, times the share of days that were
 * finished so far. The share begins at one and gives way to what the student does.
 */
export function likelyMinutesPerDay({ beginDate, today, finishedDays }: PracticeSoFar): number {
  const elapsed = Math.max(0, daysBetween(beginDate, today));
  const share = (finishedDays + TRUSTED_DAYS) / (elapsed + TRUSTED_DAYS);
  return goalOfDay(1).minutes * Math.min(1, share);
}
