import { PATH_WEEK_DAYS } from '@aivy/exam';
import { WeekDots } from '../../../../core/page/week-days';
import type { Products } from '../../../../core/session/use-products';
import { dateRange } from '../../../../lib/local-date-text';
import { capital, numberWord } from '../../../../lib/number-word';
import { Tile } from './tile';
import tiles from './tiles.module.css';

/** The free week while it runs: its dates, how many days are left, and that it costs nothing. */
export function FreeWeek({ week }: Pick<Products, 'week'>) {
  if (!week?.free) return null;
  const left = PATH_WEEK_DAYS - week.day + 1;
  return (
    <Tile title="Your free week" note={dateRange(week.from, week.to)}>
      <WeekDots day={week.day} />
      <p className={tiles.muted}>
        {left === 1 ? 'Last day' : `${capital(numberWord(left))} days left`}, nothing to pay. You keep everything you
        do.
      </p>
    </Tile>
  );
}
