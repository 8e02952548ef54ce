import { useCallback, useEffect, useState } from 'react';

/**
 * Seconds left of a wait. Counted from a deadline, not from ticks, so a sleeping tab does not stretch it.
 * @returns the seconds left (0 when free) and a function that starts the wait.
 */
export function useCooldown(seconds: number): [number, () => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!until) return undefined;
    const update = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    update();
    const timer = setInterval(() => {
      update();
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  return [left, start];
}
