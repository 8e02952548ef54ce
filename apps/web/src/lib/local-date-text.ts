import type { LocalDate } from '@aivy/exam';

const moment = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Dec 3". */
export const shortDate = (date: LocalDate): string => SHORT.format(moment(date));

/** "Nov 2–8", and "Nov 28 – Dec 4" over the end of a month. */
export const dateRange = (from: LocalDate, to: LocalDate): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${shortDate(from)}–${Number(to.slice(8))}`
    : `${shortDate(from)} – ${shortDate(to)}`;

export const weekday = (date: LocalDate, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en-US', { weekday: length, timeZone: 'UTC' }).format(moment(date));
