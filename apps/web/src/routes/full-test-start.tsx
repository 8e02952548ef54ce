import { ERRORS, FULL_TEST_MESSAGES, isErrorCode, MESSAGES } from '@aivy/contracts';
import { preloadDisplayFont } from '@aivy/web-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../app/store';
import { useTiming } from '../config/use-site';
import { FullTestPreview, modulePath, startedTest, useAllTestsQuery, useStartTestMutation } from '../features/full-test';

const textOf = (error: unknown): string => {
  const code = (error as { code?: string } | undefined)?.code;
  if (code === 'NETWORK') return MESSAGES.network;
  return isErrorCode(code) ? ERRORS[code].text : MESSAGES.initFailed;
};

export function FullTestStart() {
  preloadDisplayFont();
  const navigate = useNavigate();
  const timeFactor = useAppSelector((state) => state.session.timeFactor);
  const timing = useTiming();
  const tests = useAllTestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [startTest, { isLoading }] = useStartTestMutation();
  const [error, setError] = useState<string | null>(null);
  const open = tests.data?.find(({ end_time: end }) => end === null);
  const start = async (): Promise<void> => {
    setError(null);
    const { data, error: fault } = await startTest();
    // The page of the test finds out which module is open; only a test in progress can be past the first.
    const testId = startedTest(data);
    if (testId !== null) void navigate(modulePath(testId, (open?.current_module ?? 1) as 1));
    else setError(fault ? textOf(fault) : FULL_TEST_MESSAGES.invalidResponse);
  };
  return (
    <FullTestPreview
      tests={tests.data ?? null} failed={tests.isError && !tests.isFetching} timeFactor={timeFactor} timing={timing} starting={isLoading} error={error}
      onStart={() => void start()} onRetry={() => void tests.refetch()}
    />
  );
}
