import { DAY_MS, HOUR_MS } from '@aivy/contracts';
/** Where the student lives and travels, with offsets looked up by hand (tz database 2026), so that nothing here leans on
 * the calendar that is tested. */
export interface Place {
  timeZone: string;
  /** From when on clocks there are so many hours ahead of UTC. */
  offsets: readonly { from: number; hours: number }[];
}

export const NEW_YORK: Place = {
  timeZone: 'America/New_York',
  offsets: [
    { from: 0, hours: -5 },
    // Sunday 8 March 2026, 2:00 becomes 3:00.
    { from: Date.UTC(2026, 2, 8, 7), hours: -4 },
  ],
};
export const AUCKLAND: Place = {
  timeZone: 'Pacific/Auckland',
  offsets: [
    { from: 0, hours: 13 },
    // Sunday 5 April 2026, 3:00 becomes 2:00.
    { from: Date.UTC(2026, 3, 4, 14), hours: 12 },
  ],
};

const offsetAt = ({ offsets }: Place, moment: number): number => {
  const [first, ...later] = offsets;
  return later.reduce((hours, each) => (moment >= each.from ? each.hours : hours), first!.hours) * HOUR_MS;
};

/** Days since 1970 of the date that a moment falls on somewhere. */
export const dayNumberAt = (moment: number, place: Place): number =>
  Math.floor((moment + offsetAt(place, moment)) / DAY_MS);

/** The moment at which clocks somewhere show an hour (12.5 is half past noon) of a date. */
export function momentAt(dayNumber: number, hour: number, place: Place): number {
  const wall = dayNumber * DAY_MS + hour * HOUR_MS;
  const found = place.offsets.map(({ hours }) => wall - hours * HOUR_MS);
  return found.find((moment) => moment + offsetAt(place, moment) === wall)!;
}

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Days since 1970 of 1 January 2026: 56 years, 14 of them leap years (1972 to 2024). */
const FIRST_OF_2026 = 56 * 365 + 14;
const padded = (number: number): string => String(number).padStart(2, '0');

/** A date of 2026 as the calls write it. */
export function dateText(dayNumber: number): string {
  let [rest, month] = [dayNumber - FIRST_OF_2026, 0];
  if (rest < 0 || rest >= 365) throw new RangeError(`day ${dayNumber} is not of 2026`);
  while (rest >= MONTHS[month]!) rest -= MONTHS[month++]!;
  return `2026-${padded(month + 1)}-${padded(rest + 1)}`;
}

/** A date of 2026, months from 1. */
export const dayNumberOf = (month: number, day: number): number =>
  FIRST_OF_2026 + MONTHS.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day - 1;

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
export const weekOf = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7);
