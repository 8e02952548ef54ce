import { preloadDisplayFont } from '@aivy/web-ui';
import { Navigate, useParams } from 'react-router-dom';
import { routePath } from '../config/route-names';
import { aivydailyApi } from '../core/api/aivydaily';
import { DailyFinishScreen } from '../features/plan/daily/components/daily-finish-screen';
import { FinishedOnly } from '../features/plan/daily/components/finished-only';
import { dayOf } from '../features/plan/daily/day-names';

const { useGetRewardsQuery } = aivydailyApi;

export default function DailyFinish() {
  preloadDisplayFont();
  const day = dayOf(useParams().day);
  // The set has just earned points.
  const { data: rewards } = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: true });
  return Number.isNaN(day) ? (
    <Navigate replace to={routePath('Dashboard')} />
  ) : (
    <FinishedOnly key={day} day={day}>
      <DailyFinishScreen day={day} rewards={rewards} />
    </FinishedOnly>
  );
}
