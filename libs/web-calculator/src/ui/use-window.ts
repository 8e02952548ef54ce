import { useEffect, useMemo, useState } from 'react';
import { homeView, refit, windowFor, type Content, type Frame, type View } from '../engine/index.js';

/** A line that is being typed passes through many others: only where it rests does the window follow. */
const REST_MS = 450;

/**
 * The part of the plane that is shown: the student's own once they have moved it, until then what fits the lines.
 * @param kept null while nobody has moved it
 */
export function useWindow(content: Content, frame: Frame, kept: View | null): { view: View; fit(): void } {
  const [fitted, setFitted] = useState<View | null>(null);
  const isFree = kept === null;
  useEffect(() => {
    if (!isFree) return undefined;
    const timer = setTimeout(
      () => setFitted((before) => windowFor(content, frame, refit(before ?? homeView(frame), frame))),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [content, frame, isFree]);
  const view = useMemo(() => refit(kept ?? fitted ?? homeView(frame), frame), [fitted, frame, kept]);
  return { view, fit: () => setFitted(windowFor(content, frame)) };
}
