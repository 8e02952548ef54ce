import { FULL_TEST_REPORT_MESSAGES, type FullTestReport, type getTestReport, type OutputOf } from '@aivy/contracts';
import { useMemo } from 'react';
import { fullTestApi } from '../../../core/api/full-test';
import { missingSection } from '../effort-texts';
import { hasSolutions, readReport } from '../full-test-answers';
import { readFullTestResult, type FourModules, type FullTestResult } from '../model';
import { usePolling } from '../polling';

const { useGetModuleAnswersQuery, useGetTestReportQuery } = fullTestApi;

/** The test before a retake, and the section that was kept of it. */
export type TestRepeats = NonNullable<OutputOf<typeof getTestReport>['repeats']>;

export type FullTestReportState =
  | { state: 'loading'; /** The report is being computed, rather than on its way here. */ computing: boolean }
  | {
      state: 'ready';
      result: FullTestResult;
      startTime: string;
      report: FullTestReport;
      modules: FourModules;
      repeats: TestRepeats | undefined;
    }
  /** No such test of this student, or one that is not finished. */
  | { state: 'none'; unfinished: boolean }
  | {
      state: 'failed';
      message: string;
      /** The module whose answers are missing. */ module: number | null;
      retry: () => void;
    };

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** The report of a full test with the answers of its four modules, looked for until the worker has written it. */
export function useFullTestReport(testId: string): FullTestReportState {
  const report = useGetTestReportQuery({ test_id: testId });
  const isReady = report.data?.report_status === 'ready';
  const module = (number: 1 | 2 | 3 | 4) => [{ test_id: testId, module: number }, { skip: !isReady }] as const;
  const one = useGetModuleAnswersQuery(...module(1));
  const two = useGetModuleAnswersQuery(...module(2));
  const three = useGetModuleAnswersQuery(...module(3));
  const four = useGetModuleAnswersQuery(...module(4));
  const computing = !report.error && report.data?.report_status === 'processing';
  usePolling({ computing, isFetching: report.isFetching, looked: report.fulfilledTimeStamp, refetch: report.refetch });

  const read = useMemo(() => {
    const json = report.data?.detail_report;
    if (!json || !one.data || !two.data || !three.data || !four.data) return null;
    const checked = readReport(json);
    const modules = [one.data, two.data, three.data, four.data] as const;
    if (!checked || !modules.every(hasSolutions)) return null;
    const result = readFullTestResult(checked, modules);
    const { retake = missingSection(result), repeats } = report.data!;
    return { result: { ...result, retake }, report: checked, modules, repeats };
  }, [report.data, one.data, two.data, three.data, four.data]);

  const answers = [one, two, three, four];
  const isFailing = ({ isError, isFetching }: { isError: boolean; isFetching: boolean }): boolean =>
    isError && !isFetching;
  const failed = (message: string, module: number | null, again: () => void): FullTestReportState => ({
    state: 'failed',
    message,
    module,
    retry: again,
  });
  if (isFailing(report) && statusOf(report.error) === 404) return { state: 'none', unfinished: false };
  if (isFailing(report)) return failed(FULL_TEST_REPORT_MESSAGES.reportFailed, null, () => void report.refetch());
  if (report.data?.report_status === 'none') return { state: 'none', unfinished: true };
  if (isReady && !report.isFetching && readReport(report.data?.detail_report) === null)
    return failed(FULL_TEST_REPORT_MESSAGES.reportInvalid, null, () => void report.refetch());
  // All that fail are asked again; the first of them is named.
  const refused = answers.findIndex(isFailing);
  const askAgain = (): void =>
    answers.forEach((answer) =>
      isFailing(answer) || (answer.data && !hasSolutions(answer.data)) ? void answer.refetch() : undefined,
    );
  if (refused >= 0) return failed(FULL_TEST_REPORT_MESSAGES.answersFailed, refused + 1, askAgain);
  const bare = answers.findIndex(({ data, isFetching }) => !isFetching && data !== undefined && !hasSolutions(data));
  if (bare >= 0) return failed(FULL_TEST_REPORT_MESSAGES.solutionsMissing, bare + 1, askAgain);
  if (!read || !report.data) return { state: 'loading', computing };
  return { state: 'ready', ...read, startTime: report.data.start_time };
}
