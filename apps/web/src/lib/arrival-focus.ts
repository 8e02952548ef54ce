import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * For the title of a screen: who comes to it by a button has it read out and goes on from there. After a reload or the
 * browser's Back the focus is the browser's. The title needs `tabIndex={-1}`.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const arrived = useNavigationType() !== 'POP';
  const first = useRef(arrived);
  useEffect(() => {
    if (first.current) title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
