import { label, line, type Point } from './svg.js';

export interface Scale {
  min: number;
  max: number;
  /** Distance of the ticks; each carries its number. */
  step: number;
  title: string;
}

const LEFT = 30;
const LENGTH = 290;
/** Width of a figure with number lines. */
export const NUMBER_LINE_WIDTH = 350;

/** Pixel of a value on the line. */
export const along = ({ min, max }: Scale, value: number): number => LEFT + ((value - min) / (max - min)) * LENGTH;

/** A horizontal number line at height `y` with ticks, numbers and its title below. */
export function numberLine(scale: Scale, y: number): string[] {
  const ticks = Array.from(
    { length: Math.round((scale.max - scale.min) / scale.step) + 1 },
    (_, index) => scale.min + index * scale.step,
  );
  return [
    line([LEFT - 12, y], [LEFT + LENGTH + 12, y]),
    ...ticks.map((value) => line([along(scale, value), y - 4], [along(scale, value), y + 4], { width: 1 })),
    ...ticks.map((value) => label([along(scale, value), y + 19], String(value), { size: 12 })),
    label([LEFT + LENGTH / 2, y + 38], scale.title, { size: 13 }),
  ];
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** An empty rectangle between two opposite corners. */
export const box = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `<rect x="${n(Math.min(x1, x2))}" y="${n(Math.min(y1, y2))}" width="${n(Math.abs(x2 - x1))}" height="${n(Math.abs(y2 - y1))}" fill="none" stroke="currentColor" stroke-width="1.5"></rect>`;
