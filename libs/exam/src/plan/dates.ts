import { HOUR_MS, DAY_MS } from '@aivy/contracts';
/** A day of somebody's calendar, `YYYY-MM-DD`: no moment, and in no time zone. Compares as text. */
export type LocalDate = string;

/** Days of a calendar's week. */
export const WEEK_DAYS = 7;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a hundred times as much as using it, and there are few time zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/** The day that a moment falls on somewhere. @throws RangeError for an unknown time zone or an invalid moment */
export const localDateOf = (moment: Date, timeZone: string): LocalDate => {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)!.value;
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** Hour of the day, 0-23, at a moment somewhere. @throws RangeError as `localDateOf` */
export const localHourOf = (moment: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment));

/** Is it an IANA name that this machine knows? */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Calendar days are counted in UTC, where every day has 24 hours. */
const toUtc = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): LocalDate => new Date(ms).toISOString().slice(0, 10);

/** A date as a number, which is cheap to count with. 0 is 1 January 1970, a Thursday. */
export const dayNumber = (date: LocalDate): number => toUtc(date) / DAY_MS;
export const dateOfDay = (day: number): LocalDate => fromUtc(day * DAY_MS);

export const addDays = (date: LocalDate, days: number): LocalDate => fromUtc(toUtc(date) + days * DAY_MS);

/** Days from one date to another; negative when the second one is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((toUtc(to) - toUtc(from)) / DAY_MS);

const HALF_DAYS_MS = 15 * HOUR_MS;

/** The first moment of a date somewhere; where clocks skip midnight, the moment after. @throws RangeError as `localDateOf` */
export function startOfDay(date: LocalDate, timeZone: string): Date {
  // No place is further from UTC than this.
  let [before, from] = [toUtc(date) - HALF_DAYS_MS, toUtc(date) + HALF_DAYS_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDateOf(new Date(middle), timeZone) < date) before = middle;
    else from = middle;
  }
  return new Date(from);
}

/** The Monday of a date's week. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((new Date(toUtc(date)).getUTCDay() + 6) % 7));

/** The moment so many times twenty-four hours before another one. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
