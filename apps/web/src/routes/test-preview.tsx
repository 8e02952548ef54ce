import { preloadDisplayFont } from '@aivy/web-ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { transferWhenNew } from '../features/diagnostic/transfer/transfer-when-new';
import { useAppDispatch, useAppSelector } from '../core/store';
import { routePath } from '../config/route-names';
import { Preview, useOpenDiagnostic } from '../features/diagnostic';
import { left } from '../player';
import { clearLocalDiagnostic } from '../core/device/local-diagnostic';
import { useReadingFace } from '../lib/reading-face';

export default function TestPreview() {
  preloadDisplayFont();
  useReadingFace();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { isLoggedIn, userId, timeFactor } = useAppSelector((state) => state.session);
  const { state, retry } = useOpenDiagnostic(true);
  const [sending, setSending] = useState(false);
  const goTo = (name: string) => (): void => void navigate(routePath(name));
  const startOver = (): void => {
    clearLocalDiagnostic(userId);
    dispatch(left());
    void navigate(routePath('TestPage'));
  };
  const send = useCallback(async (): Promise<void> => {
    setSending(true);
    const { isCompleted } = await dispatch(transferWhenNew());
    setSending(false);
    if (isCompleted) await navigate(routePath('ReviewPage'));
    else retry();
  }, [dispatch, navigate, retry]);
  const unsent = state?.kind === 'unsent';
  useEffect(() => {
    if (!unsent) return undefined;
    const again = (): void => void send();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [send, unsent]);
  const drop = (): void => {
    clearLocalDiagnostic(userId);
    retry();
  };
  return (
    <Preview
      state={state}
      isLoggedIn={isLoggedIn}
      timeFactor={timeFactor}
      sending={sending}
      onStart={goTo('TestPage')}
      onStartOver={startOver}
      onReview={goTo('ReviewPage')}
      onRetry={retry}
      onSend={() => void send()}
      onDelete={drop}
    />
  );
}
