import { useMemo } from 'react';
import { diagnosticApi } from '../../../core/api/diagnostic';
import { readTestResult, type DiagnosticResult } from '../model';
import { usePolling } from '../polling';

const { useGetTestDetailQuery } = diagnosticApi;

export type ReportState =
  | { state: 'loading'; /** The report is being computed, rather than on its way here. */ computing: boolean }
  | { state: 'ready'; result: DiagnosticResult }
  /** There is no submitted diagnostic. */
  | { state: 'none'; unfinished: boolean }
  | { state: 'failed'; retry: () => void };

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** The signed-in student's report. While it is computed we look again after 1, 2, 4 … s, and at once on the gateway's notice. */
export function useTestReport(): ReportState {
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetTestDetailQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const computing = !error && data?.status === 'submitted' && data.report_status !== 'ready';
  usePolling({ computing, isFetching, looked: fulfilledTimeStamp, refetch });

  const parsed = useMemo(() => {
    if (!data || data.report_status !== 'ready') return null;
    try {
      return readTestResult(data);
    } catch {
      return null;
    }
  }, [data]);

  // An error that is being looked at again is not news yet.
  if (error && isFetching) return { state: 'loading', computing: false };
  if (error)
    return statusOf(error) === 404
      ? { state: 'none', unfinished: false }
      : { state: 'failed', retry: () => void refetch() };
  if (!data) return { state: 'loading', computing: false };
  // While one section is taken again, the report of the other one is open.
  if (data.status === 'in_progress' && data.kept_section === undefined) return { state: 'none', unfinished: true };
  if (computing) return { state: 'loading', computing: true };
  return parsed ? { state: 'ready', result: parsed } : { state: 'failed', retry: () => void refetch() };
}
