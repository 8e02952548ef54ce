import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  describeCurve,
  describePath,
  FEATURE_WORDS,
  featuresOf,
  formatCoordinate,
  homeView,
  nextCurve,
  nextFeature,
  pan,
  pathsOf,
  placeOn,
  stepAlong,
  toX,
  toY,
  traceableOf,
  tracedLine,
  zoom,
  type Feature,
  type Point,
  type Traced,
  type View,
} from '../engine/index.js';
import { draw, type Drawn } from './draw.js';
import { GraphTools } from './graph-tools.js';
import { readPalette } from './palette.js';
import { PointsPanel } from './points-panel.js';
import { coveredBy, nearestTo, snapped, whatToShow } from './sight.js';
import { sing, singCurve, singPaths } from './tones.js';
import { useDrag } from './use-drag.js';
import { useSurroundings, useWheel, ZOOM } from './use-plane.js';
import { useWindow } from './use-window.js';
import styles from './calculator.module.css';

export interface GraphProps {
  lines: readonly Drawn[];
  /** Name of each line as it is read out: 'y=2x+1'. */
  names: ReadonlyMap<number, string>;
  view: View | null;
  tones: boolean;
  onView(view: View | null): void;
  onTones(on: boolean): void;
}

/** How near a press must be to a point or curve, in pixels. */
const NEAR = { mouse: 14, finger: 26 };
const PAN_SHARE = 0.1;

/** The coordinate plane: pointer, wheel and keys move it; points of interest answer to clicks, keys and a list. */
export function Graph({ lines, names, view: kept, tones, onView, onTones }: GraphProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const silence = useRef<(() => void) | null>(null);
  const [chosen, setChosen] = useState<Traced | null>(null);
  const [said, setSaid] = useState('');
  const { frame, theme } = useSurroundings(host);
  const traceables = useMemo(() => lines.flatMap(({ id, meaning }) => traceableOf(id, meaning)), [lines]);
  const content = useMemo(() => whatToShow(lines, traceables), [lines, traceables]);
  const { view, fit } = useWindow(content, frame, kept);
  const features = useMemo(() => featuresOf(traceables, view), [traceables, view]);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext?.('2d');
    if (!element || !context || !host.current) return;
    const ratio = window.devicePixelRatio || 1;
    element.width = Math.round(frame.width * ratio);
    element.height = Math.round(frame.height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const covered = coveredBy(section.current, element);
    draw(context, { view, frame, lines, features, chosen, palette: readPalette(host.current), covered });
  }, [chosen, features, frame, lines, theme, view]);
  useEffect(() => () => silence.current?.(), []);

  const choose = useCallback(
    (place: Traced | null, nothing: string): void => {
      if (!place) return setSaid(nothing);
      setChosen(place);
      const name = names.get(place.line) ?? 'Point';
      const what = place.kind ? FEATURE_WORDS[place.kind] : name;
      const at = Number.isFinite(place.y)
        ? `${formatCoordinate(place.x)}, ${formatCoordinate(place.y)}`
        : `no value at ${formatCoordinate(place.x)}`;
      setSaid(`${what}: ${at}`);
      if (tones) sing(place.x, place.y, view);
    },
    [names, tones, view],
  );
  const chooseFeature = ({ kind, x, y, lines: [line = 0] }: Feature): void => choose({ line, x, y, kind }, '');

  const listen = (): void => {
    const curve = tracedLine(traceables, chosen);
    silence.current?.();
    if (!curve) return setSaid('There is no curve to hear');
    const own = features.filter(({ lines: of }) => of.includes(curve.id));
    const say = (words: string): void => setSaid(`${names.get(curve.id) ?? 'Curve'}. ${words}`);
    if (curve.kind === 'over-x') {
      const f = (x: number): number => curve.formula(x, 0);
      silence.current = singCurve(f, view);
      return say(describeCurve(f, own, view));
    }
    const paths = pathsOf(curve, view);
    silence.current = singPaths(paths, view);
    say(describePath(paths, own));
  };
  const showAll = (): void => {
    fit();
    onView(null);
  };

  useWheel(canvas, view, frame, onView);
  const nearest = (place: Point, byFinger: boolean): Traced | null =>
    nearestTo(place, { features, traceables, view, frame }, byFinger ? NEAR.finger : NEAR.mouse);
  const drag = useDrag({
    view,
    frame,
    onView,
    onTap: (place, byFinger) => {
      const found = nearest(place, byFinger);
      if (found) choose(found, '');
      else setChosen(null);
    },
    onGrab: (place, byFinger) => {
      const found = nearest(place, byFinger);
      if (found) setChosen(found);
      return found !== null;
    },
    onTrace: (place) => {
      const line = tracedLine(traceables, chosen);
      const point = { x: toX(place.x, view, frame), y: toY(place.y, view, frame) };
      const traced = line && placeOn(line, point, view);
      if (traced) choose(snapped(traced, line.kind === 'over-x', { features, view, frame }), '');
    },
  });

  const keys: Record<string, () => void> = {
    ArrowLeft: () => onView(pan(view, -PAN_SHARE, 0)),
    ArrowRight: () => onView(pan(view, PAN_SHARE, 0)),
    ArrowUp: () => onView(pan(view, 0, PAN_SHARE)),
    ArrowDown: () => onView(pan(view, 0, -PAN_SHARE)),
    '+': () => onView(zoom(view, ZOOM)),
    '=': () => onView(zoom(view, ZOOM)),
    '-': () => onView(zoom(view, 1 / ZOOM)),
    0: () => onView(homeView(frame)),
    f: showAll,
    '[': () => choose(stepAlong(traceables, features, chosen, -1, view), 'There is no curve to trace'),
    ']': () => choose(stepAlong(traceables, features, chosen, 1, view), 'There is no curve to trace'),
    '{': () => choose(nextFeature(features, chosen, -1), 'No point of interest further left'),
    '}': () => choose(nextFeature(features, chosen, 1), 'No point of interest further right'),
    c: () => choose(nextCurve(traceables, chosen, view), 'There is no curve to trace'),
    l: listen,
    t: () => {
      onTones(!tones);
      setSaid(tones ? 'Tones off' : 'Tones on');
    },
    Escape: () => setChosen(null),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act || (event.key === 'Escape' && !chosen)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <section ref={section} className={styles.graph} aria-label="Graph">
      <div ref={host} className={styles.plane}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="application"
          tabIndex={0}
          aria-roledescription="graph"
          aria-label="Coordinate plane. Arrow keys move, plus and minus zoom, 0 goes home, F shows everything. Square brackets trace a curve, curly ones go to points of interest, C changes the curve, L lets it be heard, T turns tones on or off."
          onKeyDown={onKeyDown}
          {...drag}
        />
        <GraphTools
          tones={tones}
          onIn={() => onView(zoom(view, ZOOM))}
          onOut={() => onView(zoom(view, 1 / ZOOM))}
          onHome={() => onView(homeView(frame))}
          onFit={showAll}
          onListen={listen}
          onTones={() => onTones(!tones)}
        />
      </div>
      <PointsPanel features={features} names={names} onChoose={chooseFeature} />
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  );
}
