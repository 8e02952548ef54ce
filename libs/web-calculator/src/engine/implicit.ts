import type { Formula } from './compile.js';
import type { Frame, View } from './view.js';

/** Values of a formula on the corners of square cells. */
export interface Grid {
  columns: number;
  rows: number;
  /** Row by row from the bottom, (columns + 1) × (rows + 1). */
  values: Float64Array;
}

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];

/** Evaluates on a grid of cells of so many pixels. */
export function gridOf(formula: Formula, view: View, frame: Frame, cell = 2): Grid {
  const columns = Math.max(1, Math.ceil(frame.width / cell));
  const rows = Math.max(1, Math.ceil(frame.height / cell));
  const values = new Float64Array((columns + 1) * (rows + 1));
  const [dx, dy] = [(view.xMax - view.xMin) / columns, (view.yMax - view.yMin) / rows];
  let at = 0;
  for (let row = 0; row <= rows; row += 1) {
    const y = view.yMin + row * dy;
    for (let column = 0; column <= columns; column += 1) values[at++] = formula(view.xMin + column * dx, y);
  }
  return { columns, rows, values };
}

const HALVINGS = 10;

/** Between two values of opposite sign there is a zero where those in between grow small, and none at a pole or a jump. */
function isZeroBetween(from: number, to: number, valueAt: (share: number) => number): boolean {
  let [low, high, value] = [0, 1, from];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    value = valueAt(middle);
    if (value > 0 === from > 0) low = middle;
    else high = middle;
  }
  return Math.abs(value) <= Math.max(Math.abs(from), Math.abs(to)) / 2;
}

type Place = readonly [x: number, y: number];

/** Where the formula is zero, by marching squares with linear interpolation; a change of sign through a pole is left out. */
export function zeroLine(formula: Formula, { columns, rows, values }: Grid, view: View): Segment[] {
  const segments: Segment[] = [];
  const [dx, dy] = [(view.xMax - view.xMin) / columns, (view.yMax - view.yMin) / rows];
  const stride = columns + 1;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corner = row * stride + column;
      const [a, b, c, d] = [
        values[corner]!,
        values[corner + 1]!,
        values[corner + stride + 1]!,
        values[corner + stride]!,
      ];
      const above = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0) + (d > 0 ? 1 : 0);
      if (above === 0 || above === 4 || !Number.isFinite(a + b + c + d)) continue;
      const [x, y] = [view.xMin + column * dx, view.yMin + row * dy];
      const crossings: (Place | null)[] = [];
      const cross = (p: number, q: number, place: (share: number) => Place): void => {
        if (p > 0 === q > 0) return;
        const isZero = isZeroBetween(p, q, (share) => formula(...place(share)));
        crossings.push(isZero ? place(p / (p - q)) : null);
      };
      cross(a, b, (s) => [x + s * dx, y]);
      cross(b, c, (s) => [x + dx, y + s * dy]);
      cross(d, c, (s) => [x + s * dx, y + dy]);
      cross(a, d, (s) => [x, y + s * dy]);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from, to] = [crossings[i], crossings[i + 1]];
        if (from && to) segments.push([...from, ...to]);
      }
    }
  }
  return segments;
}

/** Runs of cells, row by row, whose middle fulfils `holds`; for shading an inequality. */
export function regionRuns(
  { columns, rows, values }: Grid,
  holds: (value: number) => boolean,
): { row: number; from: number; to: number }[] {
  const runs: { row: number; from: number; to: number }[] = [];
  const stride = columns + 1;
  for (let row = 0; row < rows; row += 1) {
    let from = -1;
    for (let column = 0; column <= columns; column += 1) {
      const corner = row * stride + column;
      const inside =
        column < columns &&
        holds((values[corner]! + values[corner + 1]! + values[corner + stride]! + values[corner + stride + 1]!) / 4);
      if (inside && from < 0) from = column;
      if (!inside && from >= 0) {
        runs.push({ row, from, to: column });
        from = -1;
      }
    }
  }
  return runs;
}
