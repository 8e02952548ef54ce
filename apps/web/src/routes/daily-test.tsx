import { preloadReadingFont } from '@aivy/web-ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { DailyTestScreen } from '../features/plan/daily/components/daily-test-screen';
import { dayOf } from '../features/plan/daily/day-names';

export default function DailyTest() {
  preloadReadingFont();
  const { day } = useParams();
  // A unit is finished without network as well.
  useEffect(() => {
    import('./daily-ahead').then(({ fetchResult }) => fetchResult()).catch(() => undefined);
  }, []);
  return <DailyTestScreen day={dayOf(day)} />;
}
