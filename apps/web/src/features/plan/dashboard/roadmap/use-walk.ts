import { useEffect, useState } from 'react';

/** How long the avatar walks to a node: `--d-walk`. */
export const WALK_MS = 1_500;

const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Has the avatar arrived at this day? By the clock: an animation's end is not told where none runs. */
export function useWalk(day: number): boolean {
  const [arrivedAt, setArrivedAt] = useState<number | null>(() => (prefersStill() ? day : null));
  useEffect(() => {
    const timer = setTimeout(() => setArrivedAt(day), prefersStill() ? 0 : WALK_MS);
    return () => clearTimeout(timer);
  }, [day]);
  return arrivedAt === day;
}
