import { preloadDisplayFont } from '@aivy/web-ui';
import { useParams } from 'react-router-dom';
import { DailyResultScreen } from '../features/plan/daily/components/daily-result-screen';
import { dayOf } from '../features/plan/daily/day-names';
import { useReadingFace } from '../lib/reading-face';

export default function DailyResult() {
  preloadDisplayFont();
  // The analysis of a question opens over this page and needs the face at once; the page itself does not wait for it.
  useReadingFace();
  const { day, planId = '' } = useParams();
  return <DailyResultScreen key={day} planId={planId} day={dayOf(day)} />;
}
