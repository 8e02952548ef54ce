import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RunningTalk } from './use-talk';

/** Close enough to the end to count as there. */
const AT_BOTTOM_PX = 20;

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
  const toBottom = useCallback((): void => {
    const box = log.current;
    if (box) box.scrollTop = box.scrollHeight;
    stick.current = true;
    setAtBottom(true);
  }, [log]);
  useEffect(() => {
    if (open && (stick.current || lines.at(-1)?.sender === 'user')) toBottom();
  }, [lines, open, thinking, toBottom, typing]);
  // A keyboard, a turned phone, or another row of replies makes the box lower; its end is still the end.
  useEffect(() => {
    const box = log.current;
    if (!open || !box) return;
    const watch = new ResizeObserver(() => {
      if (stick.current) toBottom();
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [log, open, toBottom]);
  const onScroll = (): void => {
    const box = log.current;
    if (!box) return;
    stick.current = box.scrollHeight - box.scrollTop - box.clientHeight <= AT_BOTTOM_PX;
    setAtBottom(stick.current);
  };
  return { atBottom, toBottom, onScroll };
}
