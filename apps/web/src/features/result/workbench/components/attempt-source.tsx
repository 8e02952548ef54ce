import { useEffect, useMemo } from 'react';
import { useFullTestReport } from '../../hooks/use-full-test-report';
import { readAttempt } from '../attempt';
import type { Loaded } from '../hooks/use-attempts';

interface AttemptSourceProps {
  testId: string;
  onLoaded(id: string, loaded: Loaded): void;
}

const MISSING = 'The report of this test is not there.';

/** Brings one test with its report; shows nothing itself. Put in anew it asks again for what has failed. */
export function AttemptSource({ testId, onLoaded }: AttemptSourceProps) {
  const answer = useFullTestReport(testId);
  const ready = answer.state === 'ready' ? answer : null;
  const report = ready?.report;
  const modules = ready?.modules;
  const startTime = ready?.startTime;
  const repeats = ready?.repeats;
  const attempt = useMemo(
    () =>
      report && modules && startTime !== undefined
        ? { ...readAttempt(testId, startTime, report, modules), repeats }
        : null,
    [testId, report, modules, startTime, repeats],
  );
  const failure = answer.state === 'failed' ? answer.message : answer.state === 'none' ? MISSING : null;
  useEffect(() => {
    if (attempt) onLoaded(testId, { state: 'ready', attempt });
    else if (failure !== null) onLoaded(testId, { state: 'failed', message: failure });
  }, [attempt, failure, onLoaded, testId]);
  return null;
}
