import { useEffect, useState } from 'react';
import { toX, toY, zoom, type Frame, type View } from '../engine/index.js';

/** What a turn of the wheel or a press of a button does to the lengths in the window; below 1 comes closer. */
export const ZOOM = 0.8;

/** Size of the plane, and a number that changes with the theme: a canvas does not follow it by itself. */
export function useSurroundings(host: { readonly current: HTMLElement | null }): { frame: Frame; theme: number } {
  const [frame, setFrame] = useState<Frame>({ width: 400, height: 300 });
  const [theme, setTheme] = useState(0);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setFrame({ width: Math.max(50, element.clientWidth), height: Math.max(50, element.clientHeight) }),
    );
    observer.observe(element);
    const next = (): void => setTheme((count) => count + 1);
    const themes = new MutationObserver(next);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const night = window.matchMedia?.('(prefers-color-scheme: dark)');
    night?.addEventListener('change', next);
    return () => {
      observer.disconnect();
      themes.disconnect();
      night?.removeEventListener('change', next);
    };
  }, [host]);
  return { frame, theme };
}

/** React listens to wheels passively; the page must not scroll under the graph. */
export function useWheel(
  canvas: { readonly current: HTMLCanvasElement | null },
  view: View,
  frame: Frame,
  onView: (view: View) => void,
): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const about = { x: toX(event.clientX - box.left, view, frame), y: toY(event.clientY - box.top, view, frame) };
      onView(zoom(view, event.deltaY > 0 ? 1 / ZOOM : ZOOM, about));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [canvas, frame, onView, view]);
}
