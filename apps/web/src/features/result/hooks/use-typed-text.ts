import { useEffect, useState } from 'react';

/** Specification §9. */
const MS_PER_CHARACTER = 6;

/** Does the reader ask the system for less motion? */
const prefersReducedMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * How many characters of a text of `length` are shown by now, 6 ms each from the first display.
 * Time decides, not frames, so a busy page types no slower. Reduced motion shows everything at once.
 */
export function useTypedLength(length: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? length : 0));
  useEffect(() => {
    if (prefersReducedMotion()) {
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
  }, [length]);
  return shown;
}
