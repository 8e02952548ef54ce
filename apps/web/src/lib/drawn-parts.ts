import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** About a frame: what is drawn is painted, and a click is answered, before the next part begins. */
const PAUSE_MS = 20;

/**
 * How many of a long page's parts are to be drawn by now: the first at once, the others by themselves, one after the
 * other, each in a task of its own. Nobody has to scroll for them. A print waits for none: it begins with all of them.
 * @param all number of the parts
 */
export function useDrawnParts(all: number): number {
  const [drawn, setDrawn] = useState(1);
  const isWhole = drawn >= all;
  useEffect(() => {
    if (isWhole) return undefined;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), PAUSE_MS);
    return () => clearTimeout(next);
  }, [drawn, isWhole]);
  useEffect(() => {
    if (isWhole) return undefined;
    const drawRest = (): void => flushSync(() => setDrawn(all));
    window.addEventListener('beforeprint', drawRest);
    return () => window.removeEventListener('beforeprint', drawRest);
  }, [all, isWhole]);
  return Math.min(drawn, all);
}
