import { useLayoutEffect, useState, type RefObject } from 'react';
import { placeStack } from './place-stack';

const FIELDS = 'input, select, textarea, [contenteditable="true"]';

/** Top of the messages in pixels, so that the field in use can be seen beside them, also above a phone's keyboard. */
export function useClearOfFocus(stack: RefObject<HTMLElement | null>, count: number): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const place = (): void => {
      const box = stack.current?.getBoundingClientRect();
      if (!box) return;
      const view = window.visualViewport;
      const field = document.activeElement?.matches(FIELDS) ? document.activeElement.getBoundingClientRect() : null;
      setTop(
        placeStack({
          height: box.height,
          viewTop: view?.offsetTop ?? 0,
          viewHeight: view?.height ?? window.innerHeight,
          field,
        }),
      );
    };
    place();
    document.addEventListener('focusin', place);
    // Whatever scrolls.
    document.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      document.removeEventListener('focusin', place);
      document.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [count, stack]);
  return top;
}
