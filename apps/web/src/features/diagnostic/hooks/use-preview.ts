import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { clearLocalDiagnostic } from '../../../core/device/local-diagnostic';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { left } from '../../../player';
import { transferWhenNew } from '../transfer/transfer-when-new';
import { useOpenDiagnostic } from './use-open-diagnostic';

/** What the screen before the diagnostic offers: begin, go on, start over, or send a test that waits on this device. */
export function usePreview() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId);
  const { state, retry } = useOpenDiagnostic(true);
  const [sending, setSending] = useState(false);
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
  return {
    state,
    retry,
    sending,
    start: () => void navigate(routePath('TestPage')),
    startOver: () => {
      clearLocalDiagnostic(userId);
      dispatch(left());
      void navigate(routePath('TestPage'));
    },
    review: () => void navigate(routePath('ReviewPage')),
    send: () => void send(),
    drop: () => {
      clearLocalDiagnostic(userId);
      retry();
    },
  };
}
