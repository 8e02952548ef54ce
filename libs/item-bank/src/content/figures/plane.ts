import { figure, label, line, polyline, type Point } from './svg.js';

interface Range {
  min: number;
  max: number;
}

/** Draws in the coordinates of an xy-plane with unit grid, axes and numbers. */
export function plane(
  x: Range,
  y: Range,
  alt: string,
  draw: (at: (point: Point) => Point) => readonly string[],
): string {
  const unit = 26;
  const margin = 18;
  const width = (x.max - x.min) * unit + 2 * margin;
  const height = (y.max - y.min) * unit + 2 * margin;
  const at = ([px, py]: Point): Point => [margin + (px - x.min) * unit, margin + (y.max - py) * unit];
  const steps = ({ min, max }: Range): number[] => Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const [originX, originY] = at([0, 0]);
  const grid = [
    ...steps(x).map((value) => line(at([value, y.min]), at([value, y.max]), { width: 1, opacity: 0.2 })),
    ...steps(y).map((value) => line(at([x.min, value]), at([x.max, value]), { width: 1, opacity: 0.2 })),
  ];
  const numbers = [
    ...steps(x)
      .filter((value) => value !== 0 && value % 2 === 0)
      .map((value) => label([at([value, 0])[0], originY + 15], String(value).replace('-', '−'), { size: 12 })),
    ...steps(y)
      .filter((value) => value !== 0 && value % 2 === 0)
      .map((value) =>
        label([originX - 5, at([0, value])[1] + 4], String(value).replace('-', '−'), { size: 12, anchor: 'end' }),
      ),
    label([originX - 5, originY + 15], 'O', { size: 12, anchor: 'end', italic: true }),
  ];
  const arrow = ([tipX, tipY]: Point, [dx, dy]: Point): string =>
    polyline([
      [tipX - 7 * dx - 4 * dy, tipY - 7 * dy - 4 * dx],
      [tipX, tipY],
      [tipX - 7 * dx + 4 * dy, tipY - 7 * dy + 4 * dx],
    ]);
  const right: Point = [width - 6, originY];
  const top: Point = [originX, 6];
  const axes = [
    line([6, originY], right),
    line([originX, height - 6], top),
    arrow(right, [1, 0]),
    arrow(top, [0, -1]),
    label([width - 8, originY - 8], 'x', { italic: true }),
    label([originX + 12, 14], 'y', { italic: true }),
  ];
  return figure(width, height, alt, [...grid, ...axes, ...numbers, ...draw(at)]);
}
