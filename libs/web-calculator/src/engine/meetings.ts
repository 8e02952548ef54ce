import type { Formula } from './compile.js';
import { gridOf, zeroLine, type Segment } from './implicit.js';
import type { Point } from './evaluate.js';
import type { View } from './view.js';

/** Cells along each side of the view; a bend smaller than a cell may be missed. */
const CELLS = 120;
const STEPS = 60;
/** Shares of a cell: what a derivative looks at, and how exact a meeting is. */
const DERIVATIVE = 1e-4;
const EXACT = 1e-9;
/**
 * Curves that lie on each other meet everywhere, which is no point of interest. The pieces of a curve are chords, so a
 * little off it.
 */
const SAME_CURVE = { cells: 0.01, share: 0.3 };

interface Slope {
  value: number;
  dx: number;
  dy: number;
}

const slopeAt = (f: Formula, { x, y }: Point, h: number): Slope => ({
  value: f(x, y),
  dx: (f(x + h, y) - f(x - h, y)) / (2 * h),
  dy: (f(x, y + h) - f(x, y - h)) / (2 * h),
});

/** About how far a place is from where a formula is zero. */
const distance = ({ value, dx, dy }: Slope): number => Math.abs(value) / Math.hypot(dx, dy);

/**
 * Newton's method for two equations, with a little of the gradient in it (Levenberg), so that it also settles where
 * the curves only touch. @returns null when it leaves for somewhere else
 */
function settle(f: Formula, g: Formula, start: Point, cell: number): Point | null {
  let place = start;
  const h = cell * DERIVATIVE;
  for (let step = 0; step < STEPS; step += 1) {
    const [a, b] = [slopeAt(f, place, h), slopeAt(g, place, h)];
    // The gradients' lengths are taken out, so that 1000x + 1000y = 0 weighs no more than x + y = 0.
    const [m, n] = [Math.hypot(a.dx, a.dy), Math.hypot(b.dx, b.dy)];
    if (!(m > 0 && n > 0)) return null;
    const [ax, ay, av, bx, by, bv] = [a.dx / m, a.dy / m, a.value / m, b.dx / n, b.dy / n, b.value / n];
    if (Math.abs(av) + Math.abs(bv) < cell * EXACT) return place;
    const damping = 1e-10;
    const [xx, xy, yy] = [ax * ax + bx * bx + damping, ax * ay + bx * by, ay * ay + by * by + damping];
    const [rx, ry] = [ax * av + bx * bv, ay * av + by * bv];
    const determinant = xx * yy - xy * xy;
    place = { x: place.x - (rx * yy - ry * xy) / determinant, y: place.y - (ry * xx - rx * xy) / determinant };
    if (!(Math.hypot(place.x - start.x, place.y - start.y) < 4 * cell)) return null;
  }
  return null;
}

/** Where a formula is zero in the view, as short pieces; made once a curve and given to `meetings`. */
export const piecesOf = (formula: Formula, view: View): Segment[] =>
  zeroLine(formula, gridOf(formula, view, { width: CELLS, height: CELLS }, 1), view);

/**
 * Points at which two curves given by equations meet or touch.
 * @param pieces of the first curve
 */
export function meetings(f: Formula, pieces: readonly Segment[], g: Formula, view: View): Point[] {
  const cell = Math.max(view.xMax - view.xMin, view.yMax - view.yMin) / CELLS;
  const middles = pieces.map(([x1, y1, x2, y2]) => ({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 }));
  const away = middles.map((place) => distance(slopeAt(g, place, cell * DERIVATIVE)) / cell);
  if (away.filter((cells) => cells < SAME_CURVE.cells).length > middles.length * SAME_CURVE.share) return [];
  const found: Point[] = [];
  for (const [index, start] of middles.entries()) {
    if (!(away[index]! < 1)) continue;
    const place = settle(f, g, start, cell);
    if (place && !found.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < cell / 4)) found.push(place);
  }
  return found;
}
