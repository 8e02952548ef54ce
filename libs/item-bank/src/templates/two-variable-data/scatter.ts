import { chart } from '../../content/figures/chart.js';
import { dot, line } from '../../content/figures/svg.js';
import type { Draw } from '../draw.js';
import { total } from '../statistics.js';
import { titled, type Situation } from './situations.js';

/** Everything on the grid: 0 to 8 across, 0 to 10 up, in steps of the situation. */
export interface Cloud {
  /** Height of the line of best fit at 0 and its rise for one step, in grid steps. */
  start: number;
  rise: number;
  points: readonly (readonly [x: number, y: number])[];
}

export const GRID = { x: 8, y: 10 } as const;

/** Height of the line of best fit at a place of the grid. */
export const lineAt = ({ start, rise }: Pick<Cloud, 'start' | 'rise'>, x: number): number => start + rise * x;

/** How far above or below the line a point lies, grid steps: clearly on one side, and no outlier. */
const OFF = { least: 0.5, most: 1.25 } as const;

/**
 * Distances of the points from the line with the first and the last set so that the line is the one of least squares:
 * then all distances, and all times their places, add up to 0. Null when one of the two lies too near or too far.
 */
function balanced(places: readonly number[], drawn: readonly number[]): number[] | null {
  const [from, to] = [places[0]!, places.at(-1)!];
  const inner = drawn.slice(1, -1);
  const sum = total(inner);
  const moment = total(inner.map((off, index) => off * places[index + 1]!));
  const last = (sum * from - moment) / (to - from);
  const first = -sum - last;
  const fair = (off: number): boolean => Math.abs(off) >= OFF.least && Math.abs(off) <= OFF.most;
  return fair(first) && fair(last) ? [first, ...inner, last] : null;
}

/** A line that stays on the grid and is the line of least squares of its points, none of them closer to it than half a grid step. */
export function drawCloud(draw: Draw, rising: boolean): Cloud | null {
  const rise = (rising ? 1 : -1) * draw.pick([0.5, 1, 0.75, 0.25]);
  const start = rising ? draw.int(1, 5) : draw.int(5, 9);
  const end = lineAt({ start, rise }, GRID.x);
  if (end < 1 || end > 9) return null;
  const places = draw
    .shuffle([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5])
    .slice(0, draw.int(8, 11))
    .sort((one, other) => one - other);
  const off = balanced(
    places,
    places.map(() => draw.pick([-1, 1]) * draw.pick([0.5, 0.625, 0.75, 1, 1.25])),
  );
  if (!off) return null;
  const points = places.map((x, index): [number, number] => [x, lineAt({ start, rise }, x) + off[index]!]);
  if (points.some(([, y]) => y < 0.25 || y > 9.75)) return null;
  const above = points.filter(([x, y]) => y > lineAt({ start, rise }, x)).length;
  return Math.abs(2 * above - points.length) > 4 ? null : { start, rise, points };
}

const shown = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The scatterplot of a situation with its line of best fit. */
export function scatterWithLine({ things, x, y }: Situation, cloud: Cloud): string {
  const { points } = cloud;
  const [from, to] = [lineAt(cloud, 0), lineAt(cloud, GRID.x)];
  const list = points.map(([px, py]) => `(${shown(px * x.step)}, ${shown(py * y.step)})`).join(', ');
  const alt = `Scatterplot for ${things}. Horizontal axis: ${titled(x)}, 0 to ${GRID.x * x.step}. Vertical axis: ${titled(y)}, 0 to ${GRID.y * y.step}. Approximate points: ${list}. The line of best fit runs from (0, ${shown(from * y.step)}) to (${GRID.x * x.step}, ${shown(to * y.step)}).`;
  return chart(
    { min: 0, max: GRID.x * x.step, step: x.step, title: titled(x) },
    { min: 0, max: GRID.y * y.step, step: y.step, title: titled(y) },
    alt,
    (at) => [
      ...points.map(([px, py]) => dot(at([px * x.step, py * y.step]))),
      line(at([0, from * y.step]), at([GRID.x * x.step, to * y.step]), { width: 2 }),
    ],
  );
}

/** The sentence that introduces such a figure. */
export const introduced = ({ things, x, y }: Situation, count: string): string =>
  `The scatterplot shows the ${x.name}, in ${x.units}, and the ${y.name}, in ${y.units}, of ${count} ${things}. A line of best fit is also shown.`;
