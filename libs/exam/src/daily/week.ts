import { addDays, mondayOf, WEEK_DAYS, type LocalDate } from '../plan/dates.js';
import type { Streak } from '../plan/streak.js';

export interface WeekDay {
  date: LocalDate;
  state: 'done' | 'frozen' | 'missed' | 'today' | 'ahead';
}

/** The days of today's week as a streak sees them, Monday first. */
export function weekOf(
  practised: readonly LocalDate[],
  { frozen }: Pick<Streak, 'frozen'>,
  today: LocalDate,
): WeekDay[] {
  const stateOf = (date: LocalDate): WeekDay['state'] => {
    if (practised.includes(date)) return 'done';
    if (date >= today) return date === today ? 'today' : 'ahead';
    return frozen.includes(date) ? 'frozen' : 'missed';
  };
  return Array.from({ length: WEEK_DAYS }, (_, day) => addDays(mondayOf(today), day)).map((date) => ({
    date,
    state: stateOf(date),
  }));
}
