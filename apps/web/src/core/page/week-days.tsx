import { PATH_WEEK_DAYS, pathWeek, type LocalDate } from '@aivy/exam';
import { shortDate, weekday } from '../../lib/local-date-text';
import styles from './week-days.module.css';

/** The days of a week of AivyPath. @param day which one is today, from 1 */
export const WeekDots = ({ day }: { day: number }) => (
  <div className={styles.dots} aria-hidden>
    {Array.from({ length: PATH_WEEK_DAYS }, (_, index) => (
      <i key={index} data-state={index + 1 < day ? 'done' : index + 1 === day ? 'today' : 'ahead'} />
    ))}
  </div>
);

/** The same in words too. A menu takes no list. */
export function WeekProgress({ day, to }: { day: number; to: LocalDate }) {
  return (
    <div className={styles.progress}>
      <WeekDots day={day} />
      <p>
        Day {day} of {PATH_WEEK_DAYS}. Ends {weekday(to, 'long')}, {shortDate(to)}.
      </p>
    </div>
  );
}

/** The week's dates with their weekdays. */
export function WeekDates({ from }: { from: LocalDate }) {
  return (
    <ol className={styles.dates}>
      {pathWeek(from).map((date) => (
        <li key={date}>
          <b>{Number(date.slice(8))}</b>
          {weekday(date, 'short')}
        </li>
      ))}
    </ol>
  );
}
