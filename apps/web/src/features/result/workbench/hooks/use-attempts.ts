import type { getAllTests, OutputOf, TestDetail } from '@aivy/contracts';
import { useCallback, useMemo, useState } from 'react';
import { diagnosticApi } from '../../../../core/api/diagnostic';
import { fullTestApi } from '../../../../core/api/full-test';
import { DIAGNOSTIC, type Attempt } from '../attempt';
import { scoredReport } from '../scored-report';

const { useGetTestDetailQuery } = diagnosticApi;
const { useGetAllTestsQuery } = fullTestApi;

export type Loaded = { state: 'ready'; attempt: Attempt } | { state: 'failed'; message: string };

export interface ListedTest {
  id: string;
  /** UTC stamp. */
  startTime: string;
}

export interface Attempts {
  /** Finished tests with a report, full ones and the diagnostic, the newest first; null until the lists are there. */
  tests: readonly ListedTest[] | null;
  failed: boolean;
  retry(): void;
  /** What has come of them. */
  loaded: ReadonlyMap<string, Loaded>;
  /** Told by `AttemptSource`. */
  onLoaded(id: string, loaded: Loaded): void;
  /** Rises as failed ones are to be asked for again. */
  round: number;
}

type FullTests = OutputOf<typeof getAllTests>;

const listedFull = (tests: FullTests): ListedTest[] =>
  tests
    .filter(({ end_time: end, given_up: givenUp }) => end !== null && !givenUp)
    .filter((test) => test.scored === false || (test.english_score !== null && test.math_score !== null))
    .map(({ id, start_time: startTime }) => ({ id, startTime }));

/** Without a score it may be taken again, so that its keys are not due. */
function listedDiagnostic(detail: TestDetail): ListedTest[] {
  if (detail.status !== 'submitted' || detail.report_status !== 'ready') return [];
  return scoredReport(detail) ? [{ id: DIAGNOSTIC, startTime: detail.start_time }] : [];
}

interface Asked {
  isError: boolean;
  isFetching: boolean;
  data?: unknown;
}
const isFailing = ({ isError, isFetching, data }: Asked): boolean => isError && !isFetching && data === undefined;

/** Nobody has taken one. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** The student's tests; their reports come one by one from the sources that the page puts in. */
export function useAttempts(): Attempts {
  const full = useGetAllTestsQuery();
  const diagnostic = useGetTestDetailQuery();
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const [round, setRound] = useState(0);
  const noDiagnostic = isMissing(diagnostic.error);
  const tests = useMemo(
    () =>
      full.data && (diagnostic.data || noDiagnostic)
        ? [...listedFull(full.data), ...(diagnostic.data ? listedDiagnostic(diagnostic.data) : [])].sort((a, b) =>
            b.startTime.localeCompare(a.startTime),
          )
        : null,
    [full.data, diagnostic.data, noDiagnostic],
  );
  const onLoaded = useCallback((id: string, next: Loaded): void => setLoaded((now) => new Map(now).set(id, next)), []);
  const retry = (): void => {
    if (full.isError) void full.refetch();
    if (diagnostic.isError) void diagnostic.refetch();
    setLoaded((now) => new Map([...now].filter(([, { state }]) => state === 'ready')));
    setRound((now) => now + 1);
  };
  const failed = isFailing(full) || (isFailing(diagnostic) && !noDiagnostic);
  return { tests, failed, retry, loaded, onLoaded, round };
}
