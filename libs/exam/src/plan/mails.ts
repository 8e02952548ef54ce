import { HOUR_MS } from '@aivy/contracts';
import { addDays, localDateOf, localHourOf, mondayOf, WEEK_DAYS, type LocalDate } from './dates.js';
import { isDoneToday, isPlanFinished, type PlanDays, type PlanSpan } from './days.js';

/** A moment as the clock on the student's wall has it. */
export interface WallClock {
  date: LocalDate;
  /** 0-23. */
  hour: number;
}

/** @throws RangeError for an unknown time zone */
export const wallClockOf = (moment: Date, timeZone: string): WallClock => ({
  date: localDateOf(moment, timeZone),
  hour: localHourOf(moment, timeZone),
});

/** What mails depend on. */
export interface MailedPlan extends PlanDays, PlanSpan {
  beginDate: LocalDate;
  endsOn: LocalDate;
}

/** An address as its mailbox knows it: lower case, without the "+tag", so that one person can't be asked again under another. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/^([^+@]+)\+[^@]*/, '$1');

/** A reminder that could not be sent at its hour is sent up to so many hours later, and then not at all. */
const REMINDER_LATE_HOURS = 3;
/** On Sundays; the letter may still leave on Monday. */
const WEEKLY_LETTER_HOUR = 18;

/** Reminders of one student are at least so far apart: who flies east lives through two evenings in a day. */
const REMINDERS_APART_MS = 20 * HOUR_MS;

/** Would a reminder now follow the last one too soon, wherever the student is by now? @param last null: there was none */
export const isReminderTooSoon = (last: Date | null, now: Date): boolean =>
  last !== null && now.getTime() - last.getTime() < REMINDERS_APART_MS;

const isBefore = (a: WallClock, b: WallClock): boolean => a.date < b.date || (a.date === b.date && a.hour < b.hour);

/** Asked for when its hour was over already: it begins the next time. */
const isAskedTooLate = (since: WallClock, due: WallClock): boolean => isBefore(due, since);

/**
 * The date that a reminder is due on now; null when there is none. At most one a date, never on a date with a finished
 * day or after the plan.
 * @param hour the chosen hour; where clocks skip it, the next one serves
 * @param since when the student asked for it
 */
export function reminderDue(plan: MailedPlan, hour: number, since: WallClock, now: WallClock): LocalDate | null {
  if (now.hour < hour || now.hour > hour + REMINDER_LATE_HOURS) return null;
  if (isAskedTooLate(since, { date: now.date, hour })) return null;
  if (isDoneToday(plan, now.date) || isPlanFinished(plan) || now.date > plan.endsOn) return null;
  return now.date;
}

/**
 * The Sunday whose week a letter is due about now; null when there is none. From Sunday evening to the end of Monday,
 * for weeks that have a day of the plan in them.
 */
export function weeklyLetterDue(plan: MailedPlan, since: WallClock, now: WallClock): LocalDate | null {
  const monday = mondayOf(now.date);
  const isSundayEvening = now.date === addDays(monday, WEEK_DAYS - 1) && now.hour >= WEEKLY_LETTER_HOUR;
  if (!isSundayEvening && now.date !== monday) return null;
  const sunday = isSundayEvening ? now.date : addDays(monday, -1);
  if (isAskedTooLate(since, { date: sunday, hour: WEEKLY_LETTER_HOUR })) return null;
  if (sunday < plan.beginDate || addDays(sunday, 1 - WEEK_DAYS) > plan.endsOn) return null;
  return sunday;
}
