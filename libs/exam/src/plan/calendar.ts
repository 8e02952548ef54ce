import { addDays, mondayOf, WEEK_DAYS, type LocalDate } from './dates.js';

/** How a date of the achievement calendar looks. */
export type DateState = 'grey' | 'done' | 'missed';

export interface CalendarOf {
  /** Null: there is no plan, so every date is grey. */
  beginDate: LocalDate | null;
  today: LocalDate;
  finished: ReadonlySet<LocalDate>;
}

/** Grey before the plan and in the future; today is missed only when it is over, so until then it is grey as well. */
export function dateState(date: LocalDate, { beginDate, today, finished }: CalendarOf): DateState {
  if (finished.has(date)) return 'done';
  return beginDate === null || date < beginDate || date >= today ? 'grey' : 'missed';
}

/** The weeks of a month, each from Monday; null for the days of other months. @param month any date of it */
export function weeksOfMonth(month: LocalDate): (LocalDate | null)[][] {
  const prefix = month.slice(0, 7);
  const weeks: (LocalDate | null)[][] = [];
  for (let monday = mondayOf(`${prefix}-01`); monday.slice(0, 7) <= prefix; monday = addDays(monday, WEEK_DAYS))
    weeks.push(
      Array.from({ length: WEEK_DAYS }, (_, day) => addDays(monday, day)).map((date) =>
        date.startsWith(prefix) ? date : null,
      ),
    );
  return weeks;
}
