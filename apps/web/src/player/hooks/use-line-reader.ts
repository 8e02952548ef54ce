import { useCallback, useMemo, useState, type RefObject } from 'react';

/**
 * Whether the line reader lies over the passage.
 * @param canRead there is a passage; without one it closes, or it would take the focus by itself at the next one
 * @param heading takes the focus when it closes
 */
export function useLineReader(canRead: boolean, heading: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  if (on && !canRead) setOn(false);
  const open = useCallback(() => setOn(true), []);
  const close = useCallback(() => {
    setOn(false);
    heading.current?.focus();
  }, [heading]);
  return useMemo(() => ({ on, open, close, toggle: on ? close : open }), [on, open, close]);
}
