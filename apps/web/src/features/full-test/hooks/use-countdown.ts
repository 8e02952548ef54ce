import { useEffect, useState } from 'react';

/** Whole seconds until a moment of the given clock, read every quarter of a second; it never counts ticks. */
export function useCountdown(endsAt: number, now: () => number): number {
  const read = (): number => Math.max(0, Math.ceil((endsAt - now()) / 1000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const update = (): void => setSeconds(Math.max(0, Math.ceil((endsAt - now()) / 1000)));
    update();
    const timer = setInterval(update, 250);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [endsAt, now]);
  return seconds;
}
