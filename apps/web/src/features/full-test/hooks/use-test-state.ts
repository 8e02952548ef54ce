import { startTransition, useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { findTest, type TestState } from '../open-test';
import { ServerClock } from '../../../player/saving/server-clock';

export interface TestLook {
  /** Null while looking. */
  test: TestState | null;
  clock: ServerClock;
  /** Counts the looks that were asked for. */
  round: number;
  /** Looks anew. */
  again(): void;
}

/**
 * Where a test stands, by the server or, without network, by this device.
 * @param place what is looked at anew when it changes, since the page stays while one module follows another
 */
export function useTestState(testId: string, place: string): TestLook {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const [clock] = useState(() => new ServerClock());
  const [round, setRound] = useState(0);
  const [test, setTest] = useState<TestState | null>(null);
  const [shown, setShown] = useState(place);
  if (shown !== place) {
    setShown(place);
    setTest(null);
  }
  useEffect(() => {
    let current = true;
    void dispatch(findTest(userId, testId, clock)).then((found) => {
      if (current) startTransition(() => setTest(found));
    });
    return () => {
      current = false;
    };
  }, [clock, dispatch, place, round, testId, userId]);
  const again = useCallback(() => {
    setTest(null);
    setRound((count) => count + 1);
  }, []);
  return { test, clock, round, again };
}
