import { useMemo } from 'react';
import { useFullTestAnswersQuery, useFullTestReportQuery } from '../api';
import { readFullTestResult, type FullTestResult } from '../model';
import { usePolling } from '../polling';

export type FullTestReportState =
  | { state: 'loading'; /** The report is being computed, rather than on its way here. */ computing: boolean }
  | { state: 'ready'; result: FullTestResult; startTime: string }
  /** No such test of this student, or one that is not finished. */
  | { state: 'none'; unfinished: boolean }
  | { state: 'failed'; retry: () => void };

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

/** The report of a full test with the answers of its four modules, looked for until the worker has written it. */
export function useFullTestReport(testId: string): FullTestReportState {
  const report = useFullTestReportQuery({ test_id: testId });
  const isReady = report.data?.report_status === 'ready';
  const module = (number: 1 | 2 | 3 | 4) => [{ test_id: testId, module: number }, { skip: !isReady }] as const;
  const one = useFullTestAnswersQuery(...module(1));
  const two = useFullTestAnswersQuery(...module(2));
  const three = useFullTestAnswersQuery(...module(3));
  const four = useFullTestAnswersQuery(...module(4));
  const computing = !report.error && report.data?.report_status === 'processing';
  usePolling({ computing, isFetching: report.isFetching, looked: report.fulfilledTimeStamp, refetch: report.refetch });

  const result = useMemo(() => {
    const json = report.data?.detail_report;
    if (!json || !one.data || !two.data || !three.data || !four.data) return null;
    try {
      return readFullTestResult(json, [one.data, two.data, three.data, four.data]);
    } catch {
      return 'unreadable';
    }
  }, [report.data, one.data, two.data, three.data, four.data]);

  const answers = [one, two, three, four];
  const failed = [report, ...answers].find(({ isError, isFetching }) => isError && !isFetching);
  const retry = (): void => {
    if (report.isError) void report.refetch();
    for (const answer of answers) if (answer.isError) void answer.refetch();
  };
  if (report.isError && !report.isFetching && statusOf(report.error) === 404) return { state: 'none', unfinished: false };
  if (failed || result === 'unreadable') return { state: 'failed', retry };
  if (report.data?.report_status === 'none') return { state: 'none', unfinished: true };
  if (!result || !report.data) return { state: 'loading', computing };
  return { state: 'ready', result, startTime: report.data.start_time };
}
