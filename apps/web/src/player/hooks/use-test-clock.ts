import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../core/store';
import { timerStall } from '../timer-stall';
import { timeLeftRead, timePassed } from '../slice';
import { Stopwatch, type MonotonicClock } from '../stopwatch';
import type { TestLimit } from '../time';

/**
 * Adds passed time to the question on the screen: every second for the display, and whenever `read` is called, so
 * that a step, a save or leaving the page always finds the clock read.
 */
export function useTestClock({
  limit,
  running,
  now,
}: {
  /** Null for none: the time is measured all the same. */
  limit: TestLimit | null;
  running: boolean;
  now?: MonotonicClock;
}): () => void {
  const dispatch = useAppDispatch();
  const watch = useRef<Stopwatch>(null);
  watch.current ??= new Stopwatch(now);
  const latest = useRef(limit);
  useEffect(() => {
    latest.current = limit;
  });
  const read = useCallback(() => {
    const ms = watch.current?.read() ?? 0;
    if (timerStall.holds()) return;
    if (ms > 0)
      dispatch(
        timePassed({
          ms,
          limitMs: latest.current?.kind === 'spent' ? latest.current.limitMs : Number.POSITIVE_INFINITY,
        }),
      );
    if (latest.current?.kind === 'deadline') dispatch(timeLeftRead(latest.current.leftMs()));
  }, [dispatch]);

  useEffect(() => {
    if (!running) return undefined;
    const stopwatch = watch.current;
    stopwatch?.start();
    const tick = setInterval(read, 1000);
    // A tab that comes back shows the right time at once, without waiting for its throttled tick.
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pagehide', read);
    return () => {
      read();
      stopwatch?.stop();
      clearInterval(tick);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pagehide', read);
    };
  }, [running, read]);

  return read;
}
