import { figure, label, line, type Point } from './svg.js';

export interface Axis {
  min: number;
  max: number;
  /** Distance of the numbers and grid lines. */
  step: number;
  title: string;
}

const LEFT = 48;
const TOP = 30;
const WIDTH = 280;
const HEIGHT = 200;

/** A chart with grid, numbered axes and titles; `draw` gets a map from values to pixels. */
export function chart(
  x: Axis,
  y: Axis,
  alt: string,
  draw: (at: (point: Point) => Point) => readonly string[],
  { verticals = true } = {},
): string {
  const at = ([px, py]: Point): Point => [
    LEFT + ((px - x.min) / (x.max - x.min)) * WIDTH,
    TOP + ((y.max - py) / (y.max - y.min)) * HEIGHT,
  ];
  const steps = ({ min, max, step }: Axis): number[] =>
    Array.from(
      { length: Math.round((max - min) / step) + 1 },
      (_, index) => Math.round((min + index * step) * 1000) / 1000,
    );
  const grid = [
    ...(verticals
      ? steps(x).map((value) => line(at([value, y.min]), at([value, y.max]), { width: 1, opacity: 0.2 }))
      : []),
    ...steps(y).map((value) => line(at([x.min, value]), at([x.max, value]), { width: 1, opacity: 0.2 })),
  ];
  const axes = [
    line([LEFT, TOP - 6], [LEFT, TOP + HEIGHT]),
    line([LEFT, TOP + HEIGHT], [LEFT + WIDTH + 6, TOP + HEIGHT]),
  ];
  const numbers = [
    ...steps(x).map((value) => label([at([value, y.min])[0], TOP + HEIGHT + 18], String(value), { size: 12 })),
    ...steps(y).map((value) =>
      label([LEFT - 7, at([x.min, value])[1] + 4], String(value), { size: 12, anchor: 'end' }),
    ),
  ];
  const titles = [
    label([LEFT + WIDTH / 2, TOP + HEIGHT + 40], x.title, { size: 13, italic: x.title.length === 1 }),
    label([8, 15], y.title, { size: 13, anchor: 'start', italic: y.title.length === 1 }),
  ];
  return figure(LEFT + WIDTH + 22, TOP + HEIGHT + 50, alt, [...grid, ...axes, ...numbers, ...titles, ...draw(at)]);
}
