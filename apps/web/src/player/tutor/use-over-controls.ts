import { useEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, label';

/** Does a box lie over something to press that isn't in it? In a dialog, only what's in the dialog counts. */
function liesOverControls(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const controls = (box.closest('dialog, [role="dialog"]') ?? document).querySelectorAll(CONTROLS);
  return [...controls].some((control) => {
    const it = control.getBoundingClientRect();
    return !box.contains(control) && it.left < right && left < it.right && it.top < bottom && top < it.bottom;
  });
}

/** Tells when a box covers a control, now or after more of the page has loaded. */
export function useOverControls(box: RefObject<HTMLElement | null>, watching: boolean, onOver: () => void): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (!watching) return;
    const watch = new ResizeObserver(() => {
      if (box.current && liesOverControls(box.current)) latest.current();
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [box, watching]);
}
