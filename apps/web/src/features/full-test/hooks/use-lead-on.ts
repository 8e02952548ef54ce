import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { breakPath, modulePath, resultPath } from '../../../config/test-paths';
import type { SubmitOutcome } from '../submit';
import type { Arrival } from './use-full-test';

/** Leads on from a submitted module: to the next module, the break or the report. */
export function useLeadOn(testId: string): (submitted: Extract<SubmitOutcome, { kind: 'done' }>) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ next, breakEnds }) => {
      if (next === null) return void navigate(resultPath(testId), { replace: true });
      if (breakEnds !== null) return void navigate(breakPath(testId), { replace: true });
      void navigate(modulePath(testId, next), { replace: true, state: { over: true } satisfies Arrival });
    },
    [navigate, testId],
  );
}
