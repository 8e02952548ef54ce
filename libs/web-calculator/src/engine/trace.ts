import type { Feature, Traceable } from './features.js';
import { nearestOn, pathsOf, placeAlong, type Winding } from './path.js';
import type { Point } from './evaluate.js';
import type { View } from './view.js';

/** Where a trace is. */
export interface Traced {
  line: number;
  /** Which edge of an inequality. */
  part?: number;
  x: number;
  y: number;
  /** What it has come to there. */
  kind?: Feature['kind'];
}

type Curve = Extract<Traceable, { kind: 'over-x' }>;

/** Steps of a trace across the window. */
const STEPS = 100;

const named = ({ id, part }: Traceable): Pick<Traced, 'line' | 'part'> => ({
  line: id,
  ...(part === undefined ? {} : { part }),
});
const isAt = (line: Traceable, at: Traced | null): boolean =>
  line.id === at?.line && (line.part ?? 0) === (at.part ?? 0);

const onCurve = (curve: Curve, x: number): Traced => ({ ...named(curve), x, y: curve.formula(x, 0) });
const onWinding = (line: Winding, place: Point | null): Traced | null =>
  place && { ...named(line), x: place.x, y: place.y };

/** The line that is traced: the one it was, or the first. */
export const tracedLine = (lines: readonly Traceable[], at: Traced | null): Traceable | undefined =>
  lines.find((line) => isAt(line, at)) ?? lines[0];

/** The place on a line that is meant by a point: above or below it on a function's curve, nearest on any other. */
export const placeOn = (line: Traceable, point: Point, view: View): Traced | null =>
  line.kind === 'over-x' ? onCurve(line, point.x) : onWinding(line, nearestOn(line, point, view));

/** A step along the curve, which stops at a point of interest rather than pass over it. Null where there is no curve. */
export function stepAlong(
  lines: readonly Traceable[],
  features: readonly Feature[],
  at: Traced | null,
  direction: -1 | 1,
  view: View,
): Traced | null {
  const line = tracedLine(lines, at);
  if (!line) return null;
  const own = features.filter(({ lines: of }) => of.includes(line.id));
  const from = at && isInside(at, view) && line.id === at.line ? at : null;
  if (line.kind !== 'over-x') return stepRound(line, own, from, direction, view);
  return from ? stepOver(line, own, from, direction, view) : onCurve(line, (view.xMin + view.xMax) / 2);
}

const isInside = ({ x }: Traced, view: View): boolean => x >= view.xMin && x <= view.xMax;

function stepOver(curve: Curve, own: readonly Feature[], at: Traced, direction: -1 | 1, view: View): Traced {
  const step = (direction * (view.xMax - view.xMin)) / STEPS;
  const next = at.x + step;
  const [stop] = own
    .filter(({ x }) => (x - at.x) * direction > Math.abs(step) * 1e-6)
    .filter(({ x }) => (x - next) * direction <= Math.abs(step) * 1e-6)
    .sort((a, b) => (a.x - b.x) * direction);
  return stop ? { ...named(curve), x: stop.x, y: stop.y, kind: stop.kind } : onCurve(curve, next);
}

/** How near to a line a point of interest is that lies on it, in shares of the window. */
const ON_LINE = 1e-3;

/** Along a line that turns back on itself. At the end of one of its pieces the next one follows. */
function stepRound(
  line: Winding,
  own: readonly Feature[],
  at: Traced | null,
  direction: -1 | 1,
  view: View,
): Traced | null {
  const here = at && nearestOn(line, at, view);
  if (!here) return onWinding(line, placeAlong(line, 0, 0, view));
  const path = pathsOf(line, view)[here.path]!;
  const length = path.at.at(-1)!;
  const ahead = (place: number): number => {
    const distance = (place - here.at) * direction;
    return path.closed && distance < 0 ? distance + length : distance;
  };
  const [stop] = own
    .flatMap((feature) => {
      const place = nearestOn(line, feature, view);
      const lies = place?.path === here.path && isNear(place, feature, view);
      return lies ? [{ feature, distance: ahead(place.at) }] : [];
    })
    .filter(({ distance }) => distance > 0.05 / STEPS && distance <= 1 / STEPS)
    .sort((a, b) => a.distance - b.distance);
  if (stop) return { ...named(line), x: stop.feature.x, y: stop.feature.y, kind: stop.feature.kind };
  const beyond = here.at + direction / STEPS;
  const ends = !path.closed && (direction > 0 ? here.at >= length - 1e-6 : here.at <= 1e-6);
  const next = ends ? placeAlong(line, here.path + direction, direction > 0 ? 0 : Infinity, view) : null;
  return onWinding(line, next ?? placeAlong(line, here.path, beyond, view));
}

const isNear = (a: Point, b: Point, { xMin, xMax, yMin, yMax }: View): boolean =>
  Math.hypot((a.x - b.x) / (xMax - xMin), (a.y - b.y) / (yMax - yMin)) < ON_LINE;

/** The next point of interest of any line to one side; null where there is none. */
export function nextFeature(features: readonly Feature[], at: Traced | null, direction: -1 | 1): Traced | null {
  const ordered = [...features].sort((a, b) => (a.x - b.x || a.y - b.y) * direction);
  const here = at ? ordered.findIndex(({ x, y, kind }) => x === at.x && y === at.y && kind === at.kind) : -1;
  const next = here >= 0 ? ordered[here + 1] : ordered.find(({ x }) => at === null || (x - at.x) * direction > 0);
  return next ? { line: next.lines[0]!, x: next.x, y: next.y, kind: next.kind } : null;
}

/** The same place on the next line, or the nearest to it. */
export function nextCurve(lines: readonly Traceable[], at: Traced | null, view: View): Traced | null {
  const index = lines.findIndex((line) => isAt(line, at));
  const middle = { x: (view.xMin + view.xMax) / 2, y: (view.yMin + view.yMax) / 2 };
  for (let turn = 1; turn <= lines.length; turn += 1) {
    const place = placeOn(lines[(index + turn) % lines.length]!, at ?? middle, view);
    if (place) return place;
  }
  return null;
}
