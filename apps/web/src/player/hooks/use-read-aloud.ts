import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { ReadAloudHandle } from '../read-aloud/read-aloud-bar';

/**
 * Whether what reads aloud is open, and what keys and buttons do to it.
 * @param reviewing no question is on the screen: it closes, or it would begin by itself at the next one
 * @param heading takes the focus when it closes
 */
export function useReadAloud(reviewing: boolean, heading: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  const handle = useRef<ReadAloudHandle>(null);
  if (on && reviewing) setOn(false);
  const open = useCallback(() => setOn(true), []);
  const close = useCallback(() => {
    setOn(false);
    heading.current?.focus();
  }, [heading]);
  return useMemo(
    () => ({
      on,
      handle,
      open,
      close,
      /** Opens it, or reads, pauses and goes on. */
      toggle: () => (on ? handle.current?.toggle() : open()),
    }),
    [on, open, close],
  );
}
