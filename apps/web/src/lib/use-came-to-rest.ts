import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the browser has come to rest since this was first drawn, so that what is further down may follow. */
export function useCameToRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => whenIdle(() => setRests(true)), []);
  return rests;
}
