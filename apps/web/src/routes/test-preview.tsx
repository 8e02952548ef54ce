import { preloadDisplayFont } from '@aivy/web-ui';
import { useEffect } from 'react';
import { Preview } from '../features/diagnostic/components/preview';
import { usePreview } from '../features/diagnostic/hooks/use-preview';
import { routePath } from '../config/route-names';
import { useSite } from '../config/use-site';
import { useAppSelector } from '../core/store';
import { fetchScreenAhead } from '../lib/fetch-screen-ahead';
import { fetchReadingFace } from '../lib/reading-face';

/** The screen itself comes first. */
const AHEAD_AFTER_MS = 1_500;

/** The page of the test and its typeface are fetched while the student reads what the test is. */
export default function TestPreview() {
  preloadDisplayFont();
  useEffect(() => {
    const later = setTimeout(() => {
      fetchReadingFace();
      fetchScreenAhead(routePath('TestPage'));
    }, AHEAD_AFTER_MS);
    return () => clearTimeout(later);
  }, []);
  const { isLoggedIn, timeFactor } = useAppSelector((state) => state.session);
  const { diagnosticForm } = useSite();
  const { state, retry, sending, start, startOver, review, send, drop } = usePreview();
  return (
    <Preview
      state={state}
      isLoggedIn={isLoggedIn}
      timeFactor={timeFactor}
      inOrder={diagnosticForm === 'adaptive'}
      sending={sending}
      onStart={start}
      onStartOver={startOver}
      onReview={review}
      onRetry={retry}
      onSend={send}
      onDelete={drop}
    />
  );
}
