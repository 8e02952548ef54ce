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

/**
 * Where the formula is zero, by marching squares with linear interpolation. A cell whose corners change sign through a
 * pole is left out: there the values at the crossing are far from zero.
 */
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
      const crossings: (readonly [number, number])[] = [];
      const cross = (p: number, q: number, place: (share: number) => readonly [number, number]): void => {
        if (p > 0 !== q > 0) crossings.push(place(p / (p - q)));
      };
      cross(a, b, (s) => [x + s * dx, y]);
      cross(b, c, (s) => [x + dx, y + s * dy]);
      cross(d, c, (s) => [x + s * dx, y + dy]);
      cross(a, d, (s) => [x, y + s * dy]);
      const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
      const sound = ([px, py]: readonly [number, number]): boolean => Math.abs(formula(px, py)) <= size;
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from, to] = [crossings[i]!, crossings[i + 1]!];
        if (sound(from) && sound(to)) segments.push([from[0], from[1], to[0], to[1]]);
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
