import { useEffect, useMemo } from 'react';
import { listenFor } from '../../../core/realtime/listen-for';
import { readToken } from '../../../core/session/auth-cookie';
import { useResultStandingsQuery } from '../api';
import type { TestResult } from '../model';
import { pooledResult } from '../pooled';

/**
 * A report with what all answers of the student say of each area. The record takes a test in a moment after its report
 * is written, so its notice is waited for; until then, and without the record, the test speaks for itself.
 */
export function usePooledResult<Result extends TestResult>(result: Result): Result {
  const { data, refetch } = useResultStandingsQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    const token = readToken();
    return token ? listenFor('learner:updated', token, () => void refetch()) : undefined;
  }, [refetch]);
  return useMemo(() => (data ? pooledResult(result, data.skills) : result), [result, data]);
}
