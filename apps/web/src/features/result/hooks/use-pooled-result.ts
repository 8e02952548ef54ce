import { useEffect, useMemo, useState } from 'react';
import { listenFor } from '../../../core/realtime/listen-for';
import { readToken } from '../../../core/session/auth-cookie';
import { planApi } from '../../../core/api/plan';
import type { TestResult } from '../model';
import { pooledResult } from '../pooled';

const { useFocusAreasQuery, useSkillStandingsQuery } = planApi;

/** A report isn't held back longer than this for what the plan service adds to it, milliseconds. */
const PATIENCE = 1_500;
const NO_FOCUS = { english: [], math: [] };

/**
 * A report with what all of the student's answers say about each area, and its label; null for the moment in which we ask,
 * so that no sentence changes under its reader. The record takes a test in a moment after its report is written, so its
 * notice is listened for; until then, and without the record, the test speaks for itself.
 */
export function usePooledResult<Result extends TestResult>(result: Result): Result | null {
  const { data, isLoading, refetch } = useSkillStandingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const focus = useFocusAreasQuery(undefined, { refetchOnMountOrArgChange: true });
  const { refetch: refetchFocus } = focus;
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const token = readToken();
    const again = (): void => {
      void refetch();
      void refetchFocus();
    };
    return token ? listenFor('learner:updated', token, again) : undefined;
  }, [refetch, refetchFocus]);
  const pooled = useMemo(
    () => pooledResult(result, { skills: data?.skills ?? [], focus: focus.data ?? NO_FOCUS }),
    [result, data, focus.data],
  );
  return (isLoading || focus.isLoading) && isPatient ? null : pooled;
}
