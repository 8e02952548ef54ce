import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RunningTalk } from './use-talk';

/** Close enough to the end to count as there. */
const AT_BOTTOM_PX = 20;
/** Above a reply that's read from its beginning. */
const ABOVE_PX = 12;

/** Where the newest message is in sight: the end, or the beginning of a reply that's taller than the box. */
function newestIn(box: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight;
  const last = box.lastElementChild;
  if (!last?.matches('[data-reply]')) return end;
  const top = last.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  return Math.min(end, top - ABOVE_PX);
}

/** Keeps the newest message in sight for a student who is at the end; one who reads further up stays there. */
export function useBottom(
  log: RefObject<HTMLDivElement | null>,
  open: boolean,
  lines: RunningTalk['lines'],
  thinking: boolean,
  typing: boolean,
) {
  const [atBottom, setAtBottom] = useState(true);
  const stick = useRef(true);
  const onScroll = useCallback((): void => {
    const box = log.current;
    if (!box) return;
    stick.current = box.scrollHeight - box.scrollTop - box.clientHeight <= AT_BOTTOM_PX;
    setAtBottom(stick.current);
  }, [log]);
  const moveTo = useCallback(
    (place: (box: HTMLElement) => number): void => {
      if (log.current) log.current.scrollTop = place(log.current);
      // Where it was there already, no event says so.
      onScroll();
    },
    [log, onScroll],
  );
  const toBottom = (): void => moveTo((box) => box.scrollHeight);
  useEffect(() => {
    if (open && (stick.current || lines.at(-1)?.sender === 'user')) moveTo(newestIn);
  }, [lines, open, thinking, moveTo, typing]);
  // A keyboard, a turned phone, or another row of replies makes the box lower; its end is still the end.
  useEffect(() => {
    const box = log.current;
    if (!open || !box) return;
    const watch = new ResizeObserver(() => {
      if (stick.current) moveTo(newestIn);
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [log, open, moveTo]);
  return { atBottom, toBottom, onScroll };
}
