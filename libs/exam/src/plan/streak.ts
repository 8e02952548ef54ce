import { dateOfDay, dayNumber, WEEK_DAYS, type LocalDate } from './dates.js';

export interface Streak {
  /** Finished dates in a row up to today, or to yesterday while today is open. Frozen dates keep it and do not count. */
  days: number;
  longest: number;
  /** Missed dates that a freeze bridged. */
  frozen: LocalDate[];
  /** The freeze of today's week is still there. */
  freezeLeft: boolean;
  /** Bought freezes that aren't used yet. */
  boughtLeft: number;
}

/** The week of a numbered day, from Monday on; day 0 is a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / WEEK_DAYS);

/**
 * Days in a row, with one freeze a week (from Monday): the first missed date of a week is bridged while a streak runs.
 * Another missed date of that week uses up a freeze that was bought by then.
 * @param finished dates in any order, repeated or not; those after today count for nothing
 * @param bought dates on which freezes were bought
 */
export function streakOf(finished: readonly LocalDate[], today: LocalDate, bought: readonly LocalDate[] = []): Streak {
  // As numbers: three years of dates are read in a moment, and every day between is looked at.
  const done = new Set(finished.map(dayNumber));
  const last = dayNumber(today);
  const frozen: LocalDate[] = [];
  const weeksFrozen = new Set<number>();
  const unused = bought.map(dayNumber).sort((a, b) => a - b);
  let [days, longest] = [0, 0];
  for (let day = Math.min(last, ...done); day <= last; day += 1) {
    if (done.has(day)) days += 1;
    else if (day < last) {
      const weekly = !weeksFrozen.has(weekOf(day));
      const isBridged = days > 0 && (weekly || (unused[0] !== undefined && unused[0] <= day));
      if (isBridged) {
        if (weekly) weeksFrozen.add(weekOf(day));
        else unused.shift();
        frozen.push(dateOfDay(day));
      } else days = 0;
    }
    longest = Math.max(longest, days);
  }
  return { days, longest, frozen, freezeLeft: !weeksFrozen.has(weekOf(last)), boughtLeft: unused.length };
}
