import { dateOfDay, dayNumber, type LocalDate } from './dates.js';

export interface Streak {
  /** Finished dates in a row up to today, or to yesterday while today is open. Frozen dates keep it and do not count. */
  days: number;
  longest: number;
  /** Missed dates that a freeze bridged. */
  frozen: LocalDate[];
  /** The freeze of today's week is still there. */
  freezeLeft: boolean;
}

/** The week of a numbered day, from Monday on; day 0 is a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/**
 * Days in a row, with one freeze a week (from Monday): the first missed date of a week is bridged while a streak runs.
 * @param finished dates in any order, repeated or not; those after today count for nothing
 */
export function streakOf(finished: readonly LocalDate[], today: LocalDate): Streak {
  // As numbers: three years of dates are read in a moment, and every day between is looked at.
  const done = new Set(finished.map(dayNumber));
  const last = dayNumber(today);
  const frozen: LocalDate[] = [];
  const weeksFrozen = new Set<number>();
  let [days, longest] = [0, 0];
  for (let day = Math.min(last, ...done); day <= last; day += 1) {
    if (done.has(day)) days += 1;
    else if (day < last) {
      if (days > 0 && !weeksFrozen.has(weekOf(day))) {
        weeksFrozen.add(weekOf(day));
        frozen.push(dateOfDay(day));
      } else days = 0;
    }
    longest = Math.max(longest, days);
  }
  return { days, longest, frozen, freezeLeft: !weeksFrozen.has(weekOf(last)) };
}
