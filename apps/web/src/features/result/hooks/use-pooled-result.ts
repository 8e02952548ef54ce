import { useEffect, useMemo, useState } from 'react';
import { listenFor } from '../../../core/realtime/listen-for';
import { readToken } from '../../../core/session/auth-cookie';
import { useResultStandingsQuery } from '../api';
import type { TestResult } from '../model';
import { pooledResult } from '../pooled';

/** A report is not held back longer than this for what the record adds to it, milliseconds. */
const PATIENCE = 1_500;

/**
 * A report with what all answers of the student say of each area; null for the moment in which the record is asked, so
 * that no sentence changes under its reader. The record takes a test in a moment after its report is written, so its
 * notice is listened for; until then, and without the record, the test speaks for itself.
 */
export function usePooledResult<Result extends TestResult>(result: Result): Result | null {
  const { data, isLoading, refetch } = useResultStandingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const token = readToken();
    return token ? listenFor('learner:updated', token, () => void refetch()) : undefined;
  }, [refetch]);
  const pooled = useMemo(() => (data ? pooledResult(result, data.skills) : result), [result, data]);
  return isLoading && isPatient ? null : pooled;
}
