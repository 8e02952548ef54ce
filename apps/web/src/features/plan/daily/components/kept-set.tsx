import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { subjectOfDay } from '@aivy/exam';
import { buttonClass } from '@aivy/web-ui';
import { dailySubject, dailyTestPath } from '../../../../config/daily-paths';
import { useAppSelector } from '../../../../core/store';
import { keptUnits } from '../kept-units';

/** While the plan can't be loaded: the way into the set that this device has. Nothing where it has none. */
export function KeptSet() {
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [day, setDay] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    void keptUnits(userId).then((units) => {
      const open = units.filter(({ unit }) => unit.finishedAt === null).map(({ module }) => module);
      if (!isGone && open.length > 0) setDay(Math.max(...open));
    });
    return () => void (isGone = true);
  }, [userId]);
  return day === null ? null : (
    <Link className={buttonClass('primary')} to={dailyTestPath(day, dailySubject(subjectOfDay(day)))}>
      Open your day {day} set
    </Link>
  );
}
