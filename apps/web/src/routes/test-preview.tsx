import { preloadDisplayFont } from '@aivy/web-ui';
import { Preview } from '../features/diagnostic/components/preview';
import { usePreview } from '../features/diagnostic/hooks/use-preview';
import { useAppSelector } from '../core/store';
import { useReadingFace } from '../lib/reading-face';

export default function TestPreview() {
  preloadDisplayFont();
  useReadingFace();
  const { isLoggedIn, timeFactor } = useAppSelector((state) => state.session);
  const { state, retry, sending, start, startOver, review, send, drop } = usePreview();
  return (
    <Preview
      state={state}
      isLoggedIn={isLoggedIn}
      timeFactor={timeFactor}
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
