import {
  curvesOf,
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
  for (const curve of curvesOf(traceables)) {
    const y = curve.formula(x, 0);
    // How far the curve itself is, not its height there: a steep one is near although its height is far.
    const slope = (curve.formula(x + 1e-4 * (view.xMax - view.xMin), 0) - y) / (1e-4 * (view.xMax - view.xMin));
    const steep = (slope * (view.xMax - view.xMin) * frame.height) / ((view.yMax - view.yMin) * frame.width);
    const rise = Math.abs(toPixelY(y, view, frame) - toPixelY(level, view, frame));
    if (rise / Math.hypot(1, steep) <= near) return { line: curve.id, x, y };
  }
  return null;
}

const SNAP_PX = 7;

/** A finger on a curve stops at its points of interest. */
export function snapped(place: Traced, features: readonly Feature[], view: View, frame: Frame): Traced {
  const stop = features.find(
    ({ lines, x }) =>
      lines.includes(place.line) && Math.abs(toPixelX(x, view, frame) - toPixelX(place.x, view, frame)) <= SNAP_PX,
  );
  return stop ? { line: place.line, x: stop.x, y: stop.y, kind: stop.kind } : place;
}
