import type { Item } from '../item/item.js';
import type { Fault } from './fault.js';

const LABEL = / aria-label="([^"]*)"/;
const POINTS = /points: ((?:\(-?[\d.]+, -?[\d.]+\)(?:, )?)+)/i;
const LINE = /line of best fit runs from (\(-?[\d.]+, -?[\d.]+\)) to (\(-?[\d.]+, -?[\d.]+\))/;
/** Share of the height that the points take, by which a drawn line may be off at its ends: what rounding does. */
const OFF = 0.01;

type Point = readonly [x: number, y: number];

const pointsIn = (text: string): Point[] =>
  [...text.matchAll(/\((-?[\d.]+), (-?[\d.]+)\)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);

/** Height of the line of least squares of some points at a place. */
function leastSquares(points: readonly Point[]): (x: number) => number {
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middle, height] = [mean(([x]) => x), mean(([, y]) => y)];
  const rise = mean(([x, y]) => (x - middle) * (y - height)) / mean(([x]) => (x - middle) ** 2);
  return (x) => height + rise * (x - middle);
}

/** A drawn line of best fit that is not the line of least squares of the points around it, as the figure's text has both. */
export function checkFittedLine({ key, img }: Item): Fault[] {
  const label = LABEL.exec(img)?.[1] ?? '';
  const [list, line] = [POINTS.exec(label)?.[1], LINE.exec(label)];
  if (!list || !line) return [];
  const points = pointsIn(list);
  const fitted = leastSquares(points);
  const heights = points.map(([, y]) => y);
  const range = Math.max(...heights) - Math.min(...heights);
  return pointsIn(`${line[1]} ${line[2]}`).some(([x, y]) => Math.abs(fitted(x) - y) > OFF * range)
    ? [
        {
          item: key,
          rule: 'fitted-line',
          message: 'its line of best fit is not the one of least squares',
          field: 'img',
        },
      ]
    : [];
}
