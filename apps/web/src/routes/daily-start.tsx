import { preloadDisplayFont } from '@aivy/web-ui';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { routePath } from '../config/route-names';
import { useProducts } from '../core/session/use-products';
import { DailyStartScreen } from '../features/plan/daily/components/daily-start-screen';
import { dayOf } from '../features/plan/daily/day-names';

export default function DailyStart() {
  preloadDisplayFont();
  const { day, planId = '' } = useParams();
  // With the questions on the device the pages that follow have to be here as well: the network may be gone by then.
  useEffect(() => {
    Promise.all([import('./daily-test'), import('./daily-result')]).catch(() => undefined);
  }, []);
  // The dashboard says what's next when the week of AivyPath is over.
  if (useProducts().path === 'ended') return <Navigate replace to={routePath('Dashboard')} />;
  return <DailyStartScreen key={day} planId={planId} day={dayOf(day)} />;
}
