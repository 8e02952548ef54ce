import { useEffect, useState } from 'react';

/** Specification §9. */
const MS_PER_CHARACTER = 6;

/** Does the reader ask the system for less motion? */
export const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * How many characters of a text of `length` are shown by now, 6 ms each from the first display.
 * Time decides, not frames, so a busy page types no slower. Reduced motion shows everything at once.
 * @param whole shows everything now, for a reader who does not want to wait
 */
export function useTypedLength(length: number, whole = false): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? length : 0));
  useEffect(() => {
    if (whole || prefersReducedMotion()) {
      setShown(length);
      return;
    }
    const begin = performance.now();
    let frame = 0;
    const tick = () => {
      const due = Math.min(length, Math.floor((performance.now() - begin) / MS_PER_CHARACTER));
      setShown(due);
      if (due < length) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [length, whole]);
  return shown;
}
