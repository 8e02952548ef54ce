import { cx } from '../class-names';
import styles from './month-calendar.module.css';

export type DayLook = 'done' | 'missed' | 'frozen' | 'grey';

export interface CalendarDay {
  /** Of the month. */
  number: number;
  look: DayLook;
  isToday: boolean;
}

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** A month in weeks from Monday; null stands for days of other months. @param label text alternative with the days */
export function MonthCalendar({
  weeks,
  label,
  large,
}: {
  weeks: readonly (readonly (CalendarDay | null)[])[];
  label: string;
  large?: boolean;
}) {
  return (
    <div className={cx(styles.calendar, large && styles.large)} role="img" aria-label={label}>
      {WEEKDAYS.map((name, index) => (
        <b key={index}>{name}</b>
      ))}
      {weeks.flat().map((day, index) =>
        day ? (
          <i key={index} className={cx(styles[day.look], day.isToday && styles.today)}>
            {day.number}
          </i>
        ) : (
          <span key={index} />
        ),
      )}
    </div>
  );
}
