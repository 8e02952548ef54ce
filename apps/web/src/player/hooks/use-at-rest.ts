import { useEffect, useState } from 'react';

/** Safari has no idle callbacks; a moment later is idle enough. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
};

/** Whether the page has come to rest at a position, so that what comes next may be built. */
export function useAtRest(position: number): boolean {
  const [restsAt, setRestsAt] = useState(-1);
  useEffect(() => whenIdle(() => setRestsAt(position)), [position]);
  return restsAt === position;
}
