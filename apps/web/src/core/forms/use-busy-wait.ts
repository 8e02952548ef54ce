import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/base-query';
import { isBusy } from '../api/come-back';
import { spread } from '../api/send-times';

/** Then somebody has to decide whether to wait on. */
const ROUNDS = 10;
const SECOND_MS = 1_000;

export interface BusyWait {
  /** Seconds until it is asked again; null while nothing waits. */
  seconds: number | null;
  /** Asks, and again for as long as the server is busy: the last answer. */
  insist<Answer extends { error?: unknown }>(ask: () => Promise<Answer>): Promise<Answer>;
}

/** For a form whose sender watches: when the server has too much to do, it counts down to the next try by itself. */
export function useBusyWait(): BusyWait {
  const [seconds, setSeconds] = useState<number | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const countDown = useCallback(async (ms: number): Promise<void> => {
    for (let left = Math.ceil(ms / SECOND_MS); left > 0 && here.current; left -= 1) {
      setSeconds(left);
      await new Promise((resolve) => setTimeout(resolve, Math.min(SECOND_MS, ms)));
    }
    if (here.current) setSeconds(null);
  }, []);

  const insist = useCallback(
    async <Answer extends { error?: unknown }>(ask: () => Promise<Answer>): Promise<Answer> => {
      let answer = await ask();
      for (let round = 0; round < ROUNDS && here.current; round += 1) {
        const error = answer.error as ApiError | undefined;
        if (!error || !isBusy(error)) break;
        await countDown(spread(error.retryAfterMs ?? 0));
        // Who has left does not sign in behind the page's back.
        if (here.current) answer = await ask();
      }
      return answer;
    },
    [countDown],
  );
  return { seconds, insist };
}
