import type { Point } from './svg.js';

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** The outline of a circle. */
export const ring = ([x, y]: Point, radius: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="currentColor" stroke-width="1.5"></circle>`;

/** The point of a circle at an angle in degrees, counterclockwise from the right as in mathematics. */
export const onRing = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
};
