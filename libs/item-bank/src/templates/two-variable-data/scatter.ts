import { chart } from '../../content/figures/chart.js';
import { dot, line } from '../../content/figures/svg.js';
import type { Draw } from '../draw.js';
import { mean, total } from '../statistics.js';
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

/** How far the drawn line may be from the one of least squares: in its rise, and in its height amid the points; grid steps. */
const NEAR = { rise: 0.12, height: 0.25 };

/** Whether a line may be called the line of best fit of these points. */
function fits(cloud: Pick<Cloud, 'start' | 'rise'>, points: Cloud['points']): boolean {
  const middle = mean(points.map(([x]) => x));
  const off = points.map(([x, y]) => y - lineAt(cloud, x));
  const tilt =
    total(points.map(([x], index) => (x - middle) * off[index]!)) / total(points.map(([x]) => (x - middle) ** 2));
  return Math.abs(mean(off)) <= NEAR.height && Math.abs(tilt) <= NEAR.rise;
}

/** A line that stays on the grid and fits its points, which lie on both sides of it, none closer than half a grid step. */
export function drawCloud(draw: Draw, rising: boolean): Cloud | null {
  const rise = (rising ? 1 : -1) * draw.pick([0.5, 1, 0.75, 0.25]);
  const start = rising ? draw.int(1, 5) : draw.int(5, 9);
  const end = lineAt({ start, rise }, GRID.x);
  if (end < 1 || end > 9) return null;
  const places = draw
    .shuffle([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5])
    .slice(0, draw.int(8, 11))
    .sort((one, other) => one - other);
  const points = places.map((x): [number, number] => [
    x,
    lineAt({ start, rise }, x) + draw.pick([-1, 1]) * draw.pick([0.5, 0.625, 0.75, 1, 1.25]),
  ]);
  if (points.some(([, y]) => y < 0.25 || y > 9.75)) return null;
  const above = points.filter(([x, y]) => y > lineAt({ start, rise }, x)).length;
  return Math.abs(2 * above - points.length) > 4 || !fits({ start, rise }, points) ? null : { start, rise, points };
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
