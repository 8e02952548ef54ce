import { HOUR_MS } from '@aivy/contracts';
import { isTestDay, todayOf, type PlanDays } from './days.js';
import { localDateOf, type LocalDate } from './dates.js';

/** A unit done without network counts for the day on which it was done when it comes in within this time. */
const LATE_UNIT_HOURS = 48;

export interface Finishing extends Omit<PlanDays, 'lastFinishedDay'> {
  now: Date;
  /** When the student says it was finished, by the server's clock; absent: now. */
  claimed?: Date | undefined;
  /** When its questions were given out. */
  servedAt: Date;
  timeZone: string;
}

/**
 * The moment and the date that a unit is finished at. What is claimed counts only where it can be true: after the
 * questions were there, not in the future, not long ago, and on a later date than the day before it; otherwise now.
 */
export function finishedAt({ now, claimed, servedAt, timeZone, ...last }: Finishing): {
  at: Date;
  date: LocalDate;
} {
  const at = claimed && isPossible(claimed, servedAt, now) ? claimed : now;
  const date = todayOf(last, at, timeZone);
  if (last.lastFinishedDate === null || date > last.lastFinishedDate) return { at, date };
  return { at: now, date: todayOf(last, now, timeZone) };
}

const isPossible = (claimed: Date, servedAt: Date, now: Date): boolean =>
  claimed >= servedAt && claimed <= now && now.getTime() - claimed.getTime() <= LATE_UNIT_HOURS * HOUR_MS;

/**
 * Does a full test finish a day of the plan? It does when the next day is a test day, also when a unit was finished on
 * the same date: who sits two hours in the afternoon is not asked to do it again the next day.
 */
export const finishesTestDay = ({ lastFinishedDay }: PlanDays): boolean => isTestDay(lastFinishedDay + 1);

/** The date of a test day: never before the one of the day before it. */
export function testDayDate(at: Date, timeZone: string, lastFinishedDate: LocalDate | null): LocalDate {
  const date = localDateOf(at, timeZone);
  return lastFinishedDate !== null && lastFinishedDate > date ? lastFinishedDate : date;
}
