import type { Feature, Traceable } from './features.js';
import type { View } from './view.js';

/** Where a trace is. */
export interface Traced {
  line: number;
  x: number;
  y: number;
  /** What it has come to there. */
  kind?: Feature['kind'];
}

type Curve = Extract<Traceable, { kind: 'over-x' }>;

/** Steps of a trace across the window. */
const STEPS = 100;

export const curvesOf = (lines: readonly Traceable[]): Curve[] => lines.filter((line) => line.kind === 'over-x');

const onCurve = ({ id, formula }: Curve, x: number): Traced => ({ line: id, x, y: formula(x, 0) });

/** The curve that is traced: the one it was, or the first. */
const curveOf = (lines: readonly Traceable[], at: Traced | null): Curve | undefined => {
  const curves = curvesOf(lines);
  return curves.find(({ id }) => id === at?.line) ?? curves[0];
};

/** A step along the curve, which stops at a point of interest rather than pass over it. Null where there is no curve. */
export function stepAlong(
  lines: readonly Traceable[],
  features: readonly Feature[],
  at: Traced | null,
  direction: -1 | 1,
  view: View,
): Traced | null {
  const curve = curveOf(lines, at);
  if (!curve) return null;
  const middle = (view.xMin + view.xMax) / 2;
  const visible = at !== null && at.x >= view.xMin && at.x <= view.xMax;
  if (!visible) return onCurve(curve, middle);
  const step = (direction * (view.xMax - view.xMin)) / STEPS;
  const next = at.x + step;
  const [stop] = features
    .filter(({ lines: of, x }) => of.includes(curve.id) && (x - at.x) * direction > Math.abs(step) * 1e-6)
    .filter(({ x }) => (x - next) * direction <= Math.abs(step) * 1e-6)
    .sort((a, b) => (a.x - b.x) * direction);
  return stop ? { line: curve.id, x: stop.x, y: stop.y, kind: stop.kind } : onCurve(curve, next);
}

/** The next point of interest of any line to one side; null where there is none. */
export function nextFeature(features: readonly Feature[], at: Traced | null, direction: -1 | 1): Traced | null {
  const ordered = [...features].sort((a, b) => (a.x - b.x || a.y - b.y) * direction);
  const here = at ? ordered.findIndex(({ x, y, kind }) => x === at.x && y === at.y && kind === at.kind) : -1;
  const next = here >= 0 ? ordered[here + 1] : ordered.find(({ x }) => at === null || (x - at.x) * direction > 0);
  return next ? { line: next.lines[0]!, x: next.x, y: next.y, kind: next.kind } : null;
}

/** The same place on the next curve. */
export function nextCurve(lines: readonly Traceable[], at: Traced | null, view: View): Traced | null {
  const curves = curvesOf(lines);
  const index = curves.findIndex(({ id }) => id === at?.line);
  const curve = curves[(index + 1) % curves.length];
  return curve ? onCurve(curve, at?.x ?? (view.xMin + view.xMax) / 2) : null;
}
