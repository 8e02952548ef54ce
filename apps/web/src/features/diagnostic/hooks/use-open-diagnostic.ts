import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../core/store';
import { openDiagnostic, type DiagnosticState } from '../open';
import { useSessionReady } from './use-session-ready';

/** Looks for the test to continue once it is known who is here; null while looking. */
export function useOpenDiagnostic(wanted: boolean): { state: DiagnosticState | null; retry: () => void } {
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  const [state, setState] = useState<DiagnosticState | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted || !ready) return undefined;
    let current = true;
    void dispatch(openDiagnostic()).then((found) => {
      if (current) setState(found);
    });
    return () => {
      current = false;
    };
  }, [attempt, dispatch, ready, wanted]);
  const retry = useCallback(() => {
    setState(null);
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
