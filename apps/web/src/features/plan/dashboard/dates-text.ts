import type { LocalDate } from '@aivy/exam';

export { shortDate } from '../../../lib/local-date-text';

const utc = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const SHORT_YEAR = utc({ month: 'short', day: 'numeric', year: 'numeric' });
const MONTH_DAY = utc({ month: 'long', day: 'numeric' });
const MONTH = utc({ month: 'long' });
const MONTH_YEAR = utc({ month: 'long', year: 'numeric' });
const LONG = utc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

const moment = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);

/** "December 3". */
export const longMonthDay = (date: LocalDate): string => MONTH_DAY.format(moment(date));
/** "Dec 3, 2026". */
export const longDay = (date: LocalDate): string => SHORT_YEAR.format(moment(date));
/** "December". */
export const monthName = (date: LocalDate): string => MONTH.format(moment(date));
/** "December 2026". */
export const monthAndYear = (date: LocalDate): string => MONTH_YEAR.format(moment(date));
/** "Thursday, December 3, 2026". */
export const longDate = (date: LocalDate): string => LONG.format(moment(date));
export const dayOfMonth = (date: LocalDate): number => Number(date.slice(8));

/** First day of a month so many months away. */
export function monthAway(date: LocalDate, months: number): LocalDate {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
