import {
  formatCoordinate,
  niceStep,
  ticks,
  toPixelX,
  toPixelY,
  type Frame,
  type Point,
  type Polylines,
  type View,
} from '../engine/index.js';

/** In CSS pixels of the plane. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Label {
  text: string;
  box: Box;
}

const GRID_EVERY_PX = 55;
const HEIGHT = 14;
const EDGE = 3;
const APART = 4;

export const stepsOf = (view: View, frame: Frame): { x: number; y: number } => ({
  x: niceStep(view.xMax - view.xMin, frame.width / GRID_EVERY_PX),
  y: niceStep(view.yMax - view.yMin, frame.height / GRID_EVERY_PX),
});

const touches = (a: Box, b: Box, apart = 0): boolean =>
  a.left < b.left + b.width + apart &&
  b.left < a.left + a.width + apart &&
  a.top < b.top + b.height + apart &&
  b.top < a.top + a.height + apart;

const isWhole = ({ left, top, width, height }: Box, frame: Frame): boolean =>
  left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height;

/**
 * The numbers of the axes. One that would be cut off, lie under a button or on another number is left out; where an axis
 * is out of sight its numbers stay at the edge.
 * @param widthOf how wide a text is, @param covered what lies over the plane
 */
export function axisLabels(
  view: View,
  frame: Frame,
  widthOf: (text: string) => number,
  covered: readonly Box[],
): Label[] {
  const step = stepsOf(view, frame);
  const [zeroX, zeroY] = [toPixelX(0, view, frame), toPixelY(0, view, frame)];
  const placed: Label[] = [];
  const put = (text: string, left: number, top: number): void => {
    const box = { left, top, width: widthOf(text), height: HEIGHT };
    const free = [...covered, ...placed.map((label) => label.box)].every((other) => !touches(box, other, APART));
    if (free && isWhole(box, frame)) placed.push({ text, box });
  };
  const below = Math.min(Math.max(zeroY + EDGE, EDGE), frame.height - HEIGHT - EDGE);
  for (const x of ticks(view.xMin, view.xMax, step.x)) {
    if (Math.abs(x) < step.x / 2) continue;
    const text = formatCoordinate(x);
    put(text, toPixelX(x, view, frame) - widthOf(text) / 2, below);
  }
  for (const y of ticks(view.yMin, view.yMax, step.y)) {
    if (Math.abs(y) < step.y / 2) continue;
    const text = formatCoordinate(y);
    const width = widthOf(text);
    const left = Math.min(Math.max(zeroX - width - EDGE - 2, EDGE), frame.width - width - EDGE);
    put(text, left, toPixelY(y, view, frame) - HEIGHT / 2);
  }
  return placed;
}

/** Room for the card of a point beside it: above or below, right or left, wherever it is whole and covers nothing. */
export function cardBeside(
  point: Point,
  size: { width: number; height: number },
  frame: Frame,
  covered: readonly Box[],
): Box {
  const [away, { width, height }] = [12, size];
  const inside = (value: number, most: number): number => Math.min(Math.max(value, EDGE), Math.max(EDGE, most - EDGE));
  const places: Box[] = [
    [point.x + away, point.y - height - away],
    [point.x - width - away, point.y - height - away],
    [point.x + away, point.y + away],
    [point.x - width - away, point.y + away],
  ].map(([left = 0, top = 0]) => ({ left, top, width, height }));
  const clamped = places.map((box) => ({
    ...box,
    left: inside(box.left, frame.width - width),
    top: inside(box.top, frame.height - height),
  }));
  const dot = { left: point.x - 6, top: point.y - 6, width: 12, height: 12 };
  const isFree = (box: Box): boolean => [...covered, dot].every((other) => !touches(box, other));
  return places.find((box) => isWhole(box, frame) && isFree(box)) ?? clamped.find((box) => isFree(box)) ?? clamped[0]!;
}

const BADGE = 18;

/** Room for a line's number on the line itself, as far right as there is; null where it is nowhere free. */
export function onPath(path: Polylines, view: View, frame: Frame, covered: readonly Box[]): Box | null {
  let best: Box | null = null;
  for (const line of path) {
    for (const [x, y] of line) {
      const left = toPixelX(x, view, frame) - BADGE / 2;
      const box = { left, top: toPixelY(y, view, frame) - BADGE / 2, width: BADGE, height: BADGE };
      if (best && left <= best.left) continue;
      if (isWhole(box, frame) && covered.every((other) => !touches(box, other, APART))) best = box;
    }
  }
  return best;
}
