import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  featuresOf,
  formatCoordinate,
  homeView,
  pan,
  refit,
  toPixelX,
  toPixelY,
  toX,
  toY,
  zoom,
  type Feature,
  type Frame,
  type Point,
  type Traceable,
  type View,
} from '../engine/index.js';
import { draw, type Drawn } from './draw.js';
import { readPalette } from './palette.js';
import { PointsPanel } from './points-panel.js';
import styles from './calculator.module.css';

export interface GraphProps {
  lines: readonly Drawn[];
  /** Name of each line as it is read out: 'y=2x+1'. */
  names: ReadonlyMap<number, string>;
  view: View | null;
  onView(view: View | null): void;
}

/** How near a click must be to a point, in pixels. */
const NEAR = 14;
const PAN_SHARE = 0.1;
const ZOOM = 0.8;
/** Steps of a trace across the frame. */
const TRACE_STEPS = 100;

const traceable = ({ id, meaning }: Drawn): Traceable[] => {
  if (meaning.kind === 'curve' && meaning.over === 'x') return [{ id, kind: 'over-x', formula: meaning.formula }];
  if (meaning.kind === 'fit' && meaning.formula) return [{ id, kind: 'over-x', formula: meaning.formula }];
  if (meaning.kind === 'implicit') return [{ id, kind: 'implicit', formula: meaning.formula }];
  if (meaning.kind === 'curve') {
    const [a, b] = [meaning.formula(0, 0), meaning.formula(0, 1)];
    // x = 3 is a vertical line; x = y² is a curve given by an equation.
    return a === b
      ? [{ id, kind: 'vertical', x: a }]
      : [{ id, kind: 'implicit', formula: (x, y) => x - meaning.formula(x, y) }];
  }
  return [];
};

/** The coordinate plane: pointer, wheel and keys move it; points of interest answer to clicks, keys and a list. */
export function Graph({ lines, names, view: kept, onView }: GraphProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>({ width: 400, height: 300 });
  const [chosen, setChosen] = useState<Point | null>(null);
  const [said, setSaid] = useState('');
  const [theme, setTheme] = useState(0);
  const view = useMemo(() => refit(kept ?? homeView(frame), frame), [frame, kept]);
  const traceables = useMemo(() => lines.flatMap(traceable), [lines]);
  const features = useMemo(() => featuresOf(traceables, view), [traceables, view]);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setFrame({ width: Math.max(50, element.clientWidth), height: Math.max(50, element.clientHeight) }),
    );
    observer.observe(element);
    // The canvas does not follow the theme by itself.
    const themes = new MutationObserver(() => setTheme((count) => count + 1));
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      observer.disconnect();
      themes.disconnect();
    };
  }, []);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext?.('2d');
    if (!element || !context || !host.current) return;
    const ratio = window.devicePixelRatio || 1;
    element.width = Math.round(frame.width * ratio);
    element.height = Math.round(frame.height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    draw(context, { view, frame, lines, features, chosen, palette: readPalette(host.current) });
  }, [chosen, features, frame, lines, theme, view]);

  const choose = useCallback((point: Point & { kind?: Feature['kind'] }, what: string) => {
    setChosen({ x: point.x, y: point.y });
    setSaid(`${what}: ${formatCoordinate(point.x)}, ${formatCoordinate(point.y)}`);
  }, []);

  // React listens to wheels passively; the page must not scroll under the graph.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      onView(
        zoom(view, event.deltaY > 0 ? 1 / ZOOM : ZOOM, {
          x: toX(event.clientX - box.left, view, frame),
          y: toY(event.clientY - box.top, view, frame),
        }),
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, onView, view]);

  const drag = useDrag({
    view,
    frame,
    onView,
    onTap: (px, py) => {
      const near = features
        .map((feature) => ({
          feature,
          distance: Math.hypot(toPixelX(feature.x, view, frame) - px, toPixelY(feature.y, view, frame) - py),
        }))
        .sort((a, b) => a.distance - b.distance)[0];
      if (near && near.distance <= NEAR) return choose(near.feature, near.feature.kind);
      const x = toX(px, view, frame);
      for (const line of traceables) {
        if (line.kind !== 'over-x') continue;
        const y = line.formula(x, 0);
        if (Math.abs(toPixelY(y, view, frame) - py) <= NEAR) return choose({ x, y }, names.get(line.id) ?? 'Point');
      }
      setChosen(null);
    },
  });

  const trace = (step: number): void => {
    const line = traceables.find((each) => each.kind === 'over-x');
    if (line?.kind !== 'over-x') return setSaid('There is no curve to trace');
    const from =
      chosen && chosen.x >= view.xMin && chosen.x <= view.xMax
        ? chosen.x
        : (view.xMin + view.xMax) / 2 - (step * (view.xMax - view.xMin)) / TRACE_STEPS;
    const x = from + (step * (view.xMax - view.xMin)) / TRACE_STEPS;
    choose({ x, y: line.formula(x, 0) }, names.get(line.id) ?? 'Curve');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => onView(pan(view, -PAN_SHARE, 0)),
      ArrowRight: () => onView(pan(view, PAN_SHARE, 0)),
      ArrowUp: () => onView(pan(view, 0, PAN_SHARE)),
      ArrowDown: () => onView(pan(view, 0, -PAN_SHARE)),
      '+': () => onView(zoom(view, ZOOM)),
      '=': () => onView(zoom(view, ZOOM)),
      '-': () => onView(zoom(view, 1 / ZOOM)),
      0: () => onView(null),
      '[': () => trace(-1),
      ']': () => trace(1),
      Escape: () => setChosen(null),
    };
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (!move || (event.key === 'Escape' && !chosen)) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <section className={styles.graph} aria-label="Graph">
      <div ref={host} className={styles.plane}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="application"
          tabIndex={0}
          aria-roledescription="graph"
          aria-label="Coordinate plane. Arrow keys move, plus and minus zoom, 0 goes home, square brackets trace the first curve."
          onKeyDown={onKeyDown}
          {...drag}
        />
        <div className={styles.zooms} role="group" aria-label="Zoom">
          <button type="button" aria-label="Zoom in" onClick={() => onView(zoom(view, ZOOM))}>
            +
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => onView(zoom(view, 1 / ZOOM))}>
            −
          </button>
          <button type="button" aria-label="Back to the origin" onClick={() => onView(null)}>
            ⌂
          </button>
        </div>
      </div>
      <PointsPanel features={features} names={names} onChoose={(feature) => choose(feature, feature.kind)} />
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  );
}

interface DragOptions {
  view: View;
  frame: Frame;
  onView(view: View): void;
  onTap(x: number, y: number): void;
}

/** One finger or the mouse moves the plane, two fingers zoom; a press without moving is a tap. */
function useDrag({ view, frame, onView, onTap }: DragOptions) {
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(false);
  const at = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, at(event));
      if (pointers.current.size === 1) moved.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (Math.hypot(now.x - before.x, now.y - before.y) > 2) moved.current = true;
      if (!moved.current) return;
      pointers.current.set(event.pointerId, now);
      if (other) {
        const factor =
          Math.hypot(before.x - other.x, before.y - other.y) /
          Math.max(1, Math.hypot(now.x - other.x, now.y - other.y));
        onView(
          zoom(view, factor, {
            x: toX((now.x + other.x) / 2, view, frame),
            y: toY((now.y + other.y) / 2, view, frame),
          }),
        );
      } else onView(pan(view, (before.x - now.x) / frame.width, (now.y - before.y) / frame.height));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const point = at(event);
      if (pointers.current.size === 1 && !moved.current) onTap(point.x, point.y);
      pointers.current.delete(event.pointerId);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      pointers.current.delete(event.pointerId);
    },
  };
}
