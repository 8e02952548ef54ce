import { ERRORS, FULL_TEST_FAULTS, isErrorCode, MESSAGES } from '@aivy/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../core/store';
import { fullTestApi } from '../../../core/api/full-test';
import { eraseTest } from '../../../core/device/kept-tests';
import { startedTest } from '../server-answers';
import { askModuleAhead } from '../../../core/api/ask-module-ahead';
import { modulePath } from '../../../config/test-paths';

const { useGetAllTestsQuery, useGiveUpTestMutation, useStartTestMutation } = fullTestApi;

const textOf = (error: unknown): string => {
  const code = (error as { code?: string } | undefined)?.code;
  if (code === 'NETWORK') return MESSAGES.network;
  return isErrorCode(code) ? ERRORS[code].text : MESSAGES.initFailed;
};

/** The student's full tests: the list, the start of a new one or the way back into the open one, and giving that up. */
export function useTestStart() {
  const navigate = useNavigate();
  const userId = useAppSelector((state) => state.session.userId);
  const tests = useGetAllTestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [startTest, { isLoading: starting }] = useStartTestMutation();
  const [giveUpTest, givingUp] = useGiveUpTestMutation();
  const [error, setError] = useState<string | null>(null);
  const open = tests.data?.find(({ end_time: end }) => end === null) ?? null;
  const start = async (): Promise<void> => {
    setError(null);
    const { data, error: fault } = await startTest();
    // The page of the test finds out which module is open; only a test in progress can be past the first.
    const testId = startedTest(data);
    if (testId !== null && !open) askModuleAhead(testId, 1);
    if (testId !== null) void navigate(modulePath(testId, (open?.current_module ?? 1) as 1));
    else setError(fault ? textOf(fault) : FULL_TEST_FAULTS.invalidResponse);
  };
  const giveUp = async (testId: string): Promise<void> => {
    const { error: fault } = await giveUpTest({ test_id: testId });
    // What the device keeps of it is of no use any more; the list shows how the test ended.
    if (!fault && userId !== null) await eraseTest(userId, testId).catch(() => undefined);
  };
  return {
    /** Null until it has arrived. */
    tests: tests.data ?? null,
    failed: tests.isError && !tests.isFetching,
    retry: () => void tests.refetch(),
    /** The test in progress. */
    open,
    start: () => void start(),
    starting,
    /** Why starting did not work. */
    error,
    giveUp: (testId: string) => void giveUp(testId),
    givingUp: givingUp.isLoading,
    /** Why giving up did not work. */
    giveUpError: givingUp.error ? textOf(givingUp.error) : null,
  };
}
