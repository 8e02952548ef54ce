import { addDays, mondayOf, type LocalDate } from './dates.js';

export interface Streak {
  /** Finished dates in a row up to today, or to yesterday while today is open. Frozen dates keep it and do not count. */
  days: number;
  longest: number;
  /** Missed dates that a freeze bridged. */
  frozen: LocalDate[];
  /** The freeze of today's week is still there. */
  freezeLeft: boolean;
}

/**
 * Days in a row, with one freeze a week (from Monday): the first missed date of a week is bridged while a streak runs.
 * @param finished dates in any order, repeated or not; those after today count for nothing
 */
export function streakOf(finished: readonly LocalDate[], today: LocalDate): Streak {
  const done = new Set(finished);
  const [first] = [...done].sort();
  const frozen: LocalDate[] = [];
  const weeksFrozen = new Set<LocalDate>();
  let [days, longest] = [0, 0];
  for (let date = first ?? today; date <= today; date = addDays(date, 1)) {
    if (done.has(date)) days += 1;
    else if (date < today) {
      const week = mondayOf(date);
      if (days > 0 && !weeksFrozen.has(week)) {
        weeksFrozen.add(week);
        frozen.push(date);
      } else days = 0;
    }
    longest = Math.max(longest, days);
  }
  return { days, longest, frozen, freezeLeft: !weeksFrozen.has(mondayOf(today)) };
}
