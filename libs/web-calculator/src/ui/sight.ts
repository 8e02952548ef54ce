import {
  placeOn,
  toPixelX,
  toPixelY,
  toX,
  toY,
  type Content,
  type Feature,
  type Frame,
  type Point,
  type Traceable,
  type Traced,
  type View,
} from '../engine/index.js';
import type { Drawn } from './draw.js';
import type { Box } from './labels.js';

/** What the window is to fit: with points of a table its fits say nothing more. */
export function whatToShow(lines: readonly Drawn[], traceables: readonly Traceable[]): Content {
  const points = lines.flatMap(({ meaning }) => (meaning.kind === 'points' ? meaning.points : []));
  const fits = new Set(lines.flatMap(({ id, meaning }) => (meaning.kind === 'fit' && points.length > 0 ? [id] : [])));
  return { points, lines: traceables.filter(({ id }) => !fits.has(id)) };
}

/** Where buttons and lists lie over the plane. */
export function coveredBy(section: HTMLElement | null, plane: HTMLElement): Box[] {
  const origin = plane.getBoundingClientRect();
  return [...(section?.querySelectorAll('[data-over]') ?? [])].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  });
}

interface Sight {
  features: readonly Feature[];
  traceables: readonly Traceable[];
  view: View;
  frame: Frame;
}

/** Of two in one place the one that says more. */
const TELLING: readonly Feature['kind'][] = ['intersection', 'minimum', 'maximum', 'root', 'y-intercept'];

/** The point of interest, or else the place on a curve, that a press means. */
export function nearestTo(place: Point, { features, traceables, view, frame }: Sight, near: number): Traced | null {
  const away = ({ x, y }: Point): number =>
    Math.hypot(toPixelX(x, view, frame) - place.x, toPixelY(y, view, frame) - place.y);
  const [feature] = features
    .filter((each) => away(each) <= near)
    .sort((a, b) => Math.round(away(a)) - Math.round(away(b)) || TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind));
  if (feature) return { line: feature.lines[0]!, x: feature.x, y: feature.y, kind: feature.kind };
  const x = toX(place.x, view, frame);
  const level = toY(place.y, view, frame);
  for (const curve of traceables) {
    if (curve.kind !== 'over-x') continue;
    const y = curve.formula(x, 0);
    // How far the curve itself is, not its height there: a steep one is near although its height is far.
    const slope = (curve.formula(x + 1e-4 * (view.xMax - view.xMin), 0) - y) / (1e-4 * (view.xMax - view.xMin));
    const steep = (slope * (view.xMax - view.xMin) * frame.height) / ((view.yMax - view.yMin) * frame.width);
    const rise = Math.abs(toPixelY(y, view, frame) - toPixelY(level, view, frame));
    if (rise / Math.hypot(1, steep) <= near) return placeOn(curve, { x, y }, view);
  }
  const others = traceables.flatMap((line) =>
    line.kind === 'over-x' ? [] : (placeOn(line, { x, y: level }, view) ?? []),
  );
  const [closest] = others.sort((a, b) => away(a) - away(b));
  return closest && away(closest) <= near ? closest : null;
}

const SNAP_PX = 7;

/** A finger on a curve stops at its points of interest. */
export function snapped(
  place: Traced,
  isFunction: boolean,
  { features, view, frame }: Omit<Sight, 'traceables'>,
): Traced {
  const away = ({ x, y }: Point): number => {
    const across = toPixelX(x, view, frame) - toPixelX(place.x, view, frame);
    // On a curve that turns back, what lies above is another place; on a steep one it is the same.
    return isFunction
      ? Math.abs(across)
      : Math.hypot(across, toPixelY(y, view, frame) - toPixelY(place.y, view, frame));
  };
  const stop = features.find((each) => each.lines.includes(place.line) && away(each) <= SNAP_PX);
  return stop ? { ...place, x: stop.x, y: stop.y, kind: stop.kind } : place;
}
