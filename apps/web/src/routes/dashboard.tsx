import { doneSince, lastDayOf } from '@aivy/exam';
import { preloadDisplayFont } from '@aivy/web-ui';
import { Suspense } from 'react';
import { planApi } from '../core/api/plan';
import { DashboardPage } from '../features/plan/dashboard';
import { useProducts } from '../core/session/use-products';
import { lazyPiece } from '../lib/lazy-piece';
import { LazyChat } from '../player/tutor/lazy-chat';

const { useGetPlanQuery } = planApi;

// A unit that was done without network may wait on this device; the page does not wait for it.
const HandInUnits = lazyPiece(
  async () => (await import('../features/plan/daily/components/hand-in-units')).HandInUnits,
);

const KeptSet = lazyPiece(async () => (await import('../features/plan/daily/components/hand-in-units')).KeptSet);

const WeekOver = lazyPiece(async () => (await import('../features/account/components/week-over')).WeekOver);

export default function Dashboard() {
  preloadDisplayFont();
  const { path } = useProducts();
  const { data: plan } = useGetPlanQuery();
  return (
    <>
      <DashboardPage
        keptSet={
          <Suspense fallback={null}>
            <KeptSet />
          </Suspense>
        }
      />
      <Suspense fallback={null}>
        <HandInUnits />
      </Suspense>
      {path === 'ended' && plan ? (
        <Suspense fallback={null}>
          <WeekOver
            sets={doneSince({ startDay: plan.start_day, lastFinishedDay: plan.last_finished_day }).sets}
            target={plan.english_target_score + plan.math_target_score}
            day={
              plan.last_finished_day >= lastDayOf({ startDay: plan.start_day, duration: plan.duration })
                ? null
                : plan.last_finished_day + 1
            }
          />
        </Suspense>
      ) : null}
      <LazyChat question={null} />
    </>
  );
}
