import { ERRORS, FULL_TEST_FAULTS, isErrorCode, MESSAGES } from '@aivy/contracts';
import { preloadDisplayFont } from '@aivy/web-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../core/store';
import { useTiming } from '../config/use-site';
import {
  forgetTest,
  modulePath,
  useAllTestsQuery,
  useGiveUpTestMutation,
  useStartTestMutation,
} from '../features/full-test';
import { FullTestPreview } from '../features/full-test/components/full-test-preview';
import { GiveUp } from '../features/full-test/components/give-up';
import { startedTest } from '../features/full-test/server-answers';

const textOf = (error: unknown): string => {
  const code = (error as { code?: string } | undefined)?.code;
  if (code === 'NETWORK') return MESSAGES.network;
  return isErrorCode(code) ? ERRORS[code].text : MESSAGES.initFailed;
};

export function FullTestStart() {
  preloadDisplayFont();
  const navigate = useNavigate();
  const { timeFactor, userId } = useAppSelector((state) => state.session);
  const timing = useTiming();
  const tests = useAllTestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [startTest, { isLoading }] = useStartTestMutation();
  const [error, setError] = useState<string | null>(null);
  const open = tests.data?.find(({ end_time: end }) => end === null);
  const [giveUpTest, givingUp] = useGiveUpTestMutation();
  const giveUp = async (testId: string): Promise<void> => {
    const { error: fault } = await giveUpTest({ test_id: testId });
    // What the device keeps of it is of no use any more; the list shows how the test ended.
    if (!fault && userId !== null) await forgetTest(userId, testId).catch(() => undefined);
  };
  const start = async (): Promise<void> => {
    setError(null);
    const { data, error: fault } = await startTest();
    // The page of the test finds out which module is open; only a test in progress can be past the first.
    const testId = startedTest(data);
    if (testId !== null) void navigate(modulePath(testId, (open?.current_module ?? 1) as 1));
    else setError(fault ? textOf(fault) : FULL_TEST_FAULTS.invalidResponse);
  };
  return (
    <FullTestPreview
      tests={tests.data ?? null}
      failed={tests.isError && !tests.isFetching}
      timeFactor={timeFactor}
      timing={timing}
      starting={isLoading}
      error={error}
      onStart={() => void start()}
      onRetry={() => void tests.refetch()}
      giveUp={
        open ? (
          <GiveUp
            key={open.id}
            pending={givingUp.isLoading}
            error={givingUp.error ? textOf(givingUp.error) : null}
            onGiveUp={() => void giveUp(open.id)}
          />
        ) : null
      }
    />
  );
}
