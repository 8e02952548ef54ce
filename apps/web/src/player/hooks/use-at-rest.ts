import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';

/** Whether the page has come to rest at a position, so that what comes next may be built. */
export function useAtRest(position: number): boolean {
  const [restsAt, setRestsAt] = useState(-1);
  useEffect(() => whenIdle(() => setRestsAt(position)), [position]);
  return restsAt === position;
}
