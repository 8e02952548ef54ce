import { chain } from './chain.js';
import type { Formula } from './compile.js';
import type { Point } from './evaluate.js';
import type { Traceable } from './features.js';
import { piecesOf } from './meetings.js';
import type { View } from './view.js';

/** A line that is no function of x, as it runs through the window. */
export interface Path {
  points: readonly Point[];
  closed: boolean;
  /** How far along the path each of its points is, in shares of the window. */
  at: readonly number[];
}

/** A place on one of the paths of a line. */
export interface OnPath extends Point {
  path: number;
  /** How far along it. */
  at: number;
}

export type Winding = Exclude<Traceable, { kind: 'over-x' }>;

const SAME = 1e-6;
const STEPS = 4;

const away = (a: Point, b: Point, view: View): number =>
  Math.hypot((a.x - b.x) / (view.xMax - view.xMin), (a.y - b.y) / (view.yMax - view.yMin));

/** Twice the area within, positive where the points go round counter-clockwise. */
const turning = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return sum + x * next.y - next.x * y;
  }, 0);

/** To the right, and clockwise from the left round what is closed: a step has one direction in every window. */
function directed(points: readonly Point[], closed: boolean): readonly Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (!closed) {
    const backwards = first.x === last.x ? first.y > last.y : first.x > last.x;
    return backwards ? points.toReversed() : points;
  }
  const round = (turning(points) > 0 ? points.toReversed() : points).slice(1);
  const start = round.reduce((left, { x }, index) => (x < round[left]!.x ? index : left), 0);
  return [...round.slice(start), ...round.slice(0, start + 1)];
}

function pathOf(points: readonly Point[], view: View): Path {
  const closed = points.length > 3 && away(points[0]!, points.at(-1)!, view) < SAME;
  const ordered = directed(points, closed);
  const at = [0];
  for (let i = 1; i < ordered.length; i += 1) at.push(at[i - 1]! + away(ordered[i - 1]!, ordered[i]!, view));
  return { points: ordered, closed, at };
}

let latest: { formula: Formula; view: View; paths: readonly Path[] } | null = null;

/** Where a line runs in the window, from left to right. */
export function pathsOf(line: Winding, view: View): readonly Path[] {
  if (line.kind === 'vertical') {
    const inSight = line.x >= view.xMin && line.x <= view.xMax;
    return inSight
      ? [
          pathOf(
            [view.yMin, view.yMax].map((y) => ({ x: line.x, y })),
            view,
          ),
        ]
      : [];
  }
  // A finger that follows a curve asks at every move.
  if (latest?.formula === line.formula && latest.view === view) return latest.paths;
  const paths = chain(piecesOf(line.formula, view), (view.xMax - view.xMin) * SAME)
    .map((piece) =>
      pathOf(
        piece.map(([x, y]) => ({ x, y })),
        view,
      ),
    )
    // Where a curve runs through a corner of the grid, a piece has no length.
    .filter(({ at }) => at.at(-1)! > SAME)
    .sort((a, b) => a.points[0]!.x - b.points[0]!.x);
  latest = { formula: line.formula, view, paths };
  return paths;
}

/** The nearest place to a point; null where nothing of the line is in sight. */
export function nearestOn(line: Winding, point: Point, view: View): OnPath | null {
  let best: (OnPath & { away: number }) | null = null;
  pathsOf(line, view).forEach(({ points, at }, path) => {
    for (let i = 1; i < points.length; i += 1) {
      const [a, b] = [points[i - 1]!, points[i]!];
      const share = nearestShare(a, b, point, view);
      const place = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
      const distance = away(place, point, view);
      if (!best || distance < best.away)
        best = { ...place, path, at: at[i - 1]! + share * (at[i]! - at[i - 1]!), away: distance };
    }
  });
  return best && settled(line, best, view);
}

/** How far between two points the nearest place to a third is, from 0 to 1. */
function nearestShare(a: Point, b: Point, point: Point, { xMin, xMax, yMin, yMax }: View): number {
  const [width, height] = [xMax - xMin, yMax - yMin];
  const [dx, dy] = [(b.x - a.x) / width, (b.y - a.y) / height];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  const along = ((point.x - a.x) / width) * dx + ((point.y - a.y) / height) * dy;
  return Math.min(1, Math.max(0, along / length));
}

/** The place so far along a path; a closed one goes on at its beginning. */
export function placeAlong(line: Winding, path: number, at: number, view: View): OnPath | null {
  const found = pathsOf(line, view)[path];
  if (!found) return null;
  const length = found.at.at(-1)!;
  const wanted = found.closed ? ((at % length) + length) % length : Math.min(length, Math.max(0, at));
  const after = Math.max(
    1,
    found.at.findIndex((each) => each >= wanted),
  );
  const [a, b] = [found.points[after - 1]!, found.points[after]!];
  const [from, to] = [found.at[after - 1]!, found.at[after]!];
  const share = to === from ? 0 : (wanted - from) / (to - from);
  const place = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y), path, at: wanted };
  return settled(line, place, view);
}

/** From the chord on which a place was found onto the curve itself. */
function settled(line: Winding, place: OnPath, view: View): OnPath {
  if (line.kind === 'vertical') return place;
  const h = (view.xMax - view.xMin) * 1e-7;
  let { x, y } = place;
  for (let step = 0; step < STEPS; step += 1) {
    const value = line.formula(x, y);
    const dx = (line.formula(x + h, y) - line.formula(x - h, y)) / (2 * h);
    const dy = (line.formula(x, y + h) - line.formula(x, y - h)) / (2 * h);
    const square = dx * dx + dy * dy;
    if (!(square > 0)) return place;
    [x, y] = [x - (value * dx) / square, y - (value * dy) / square];
  }
  return away({ x, y }, place, view) < 0.01 ? { ...place, x, y } : place;
}
