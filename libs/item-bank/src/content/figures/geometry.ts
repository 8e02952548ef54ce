import { label, polyline, type Point } from './svg.js';

const toward = ([x, y]: Point, [toX, toY]: Point, step: number): Point => {
  const length = Math.hypot(toX - x, toY - y);
  return [x + ((toX - x) * step) / length, y + ((toY - y) * step) / length];
};

/**
 * Lays points of the plane, y upward, into a drawing of at most `width` by `height` pixels with a margin all round for
 * names; one scale for both directions, so angles and ratios stay true.
 */
export function fit(
  points: readonly Point[],
  width: number,
  height: number,
  margin = 34,
): { width: number; height: number; at: (point: Point) => Point } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (top - bottom));
  return {
    width: Math.round((right - left) * scale + 2 * margin),
    height: Math.round((top - bottom) * scale + 2 * margin),
    at: ([x, y]) => [margin + (x - left) * scale, margin + (top - y) * scale],
  };
}

/** A point's name, set off from the point on the side away from `inner`. Pixels. */
export const pointName = (point: Point, inner: Point, name: string, reach = 15): string => {
  const [x, y] = toward(point, inner, -reach);
  return label([x, y + 5], name, { italic: true });
};

/** A length beside the middle of a segment, on the side away from `inner`. Pixels. */
export function sideLabel(one: Point, other: Point, inner: Point, text: string): string {
  const middle: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const length = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const normal: Point = [(one[1] - other[1]) / length, (other[0] - one[0]) / length];
  const outward = normal[0] * (inner[0] - middle[0]) + normal[1] * (inner[1] - middle[1]) > 0 ? -1 : 1;
  // Text is wider than high, so it needs more room beside a steep side than above a flat one.
  const room = 12 + Math.abs(normal[0]) * 4 * text.length;
  return label([middle[0] + outward * room * normal[0], middle[1] + outward * room * normal[1] + 5], text);
}

/** The small square in a right angle. Pixels. */
export function rightAngleMark(vertex: Point, one: Point, other: Point, size = 11): string {
  const [a, b] = [toward(vertex, one, size), toward(vertex, other, size)];
  return polyline([a, [a[0] + b[0] - vertex[0], a[1] + b[1] - vertex[1]], b]);
}

/** An arc in the angle between two directions from a vertex, with its measure or letter beyond the arc. Pixels. */
export function angleMark(vertex: Point, one: Point, other: Point, text = '', radius = 24): string {
  const direction = ([x, y]: Point): number => Math.atan2(y - vertex[1], x - vertex[0]);
  const start = direction(one);
  const turn = Math.atan2(Math.sin(direction(other) - start), Math.cos(direction(other) - start));
  const on = (part: number, reach: number): Point => [
    vertex[0] + reach * Math.cos(start + turn * part),
    vertex[1] + reach * Math.sin(start + turn * part),
  ];
  const arc = polyline(Array.from({ length: 13 }, (_, index) => on(index / 12, radius)));
  const [x, y] = on(0.5, radius + 9 + 3.5 * text.length);
  return text ? `${arc}${label([x, y + 5], text)}` : arc;
}
