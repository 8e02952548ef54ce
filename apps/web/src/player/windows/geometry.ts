export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type SnapSide = 'left' | 'right' | 'top';

/** Header and footer of the test stay reachable beside a window; the header is taller where it is stacked. */
const stageTop = ({ width }: Size): number => (width < 768 ? 108 : 72);
const STAGE_BOTTOM = 68;
const MARGIN = 8;

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The wanted size, no larger than the stage. */
export const fitSize = (wanted: Size, viewport: Size): Size => ({
  width: Math.min(wanted.width, viewport.width - 2 * MARGIN),
  height: Math.min(wanted.height, viewport.height - stageTop(viewport) - STAGE_BOTTOM),
});

/** The nearest place at which the whole window is on the stage. */
export const clampPlace = (place: Point, size: Size, viewport: Size): Point => ({
  x: between(place.x, MARGIN, viewport.width - size.width - MARGIN),
  y: between(place.y, stageTop(viewport), viewport.height - STAGE_BOTTOM - size.height),
});

/** Place of a snapped window. */
export function snapPlace(side: SnapSide, size: Size, viewport: Size): Point {
  const x = { left: MARGIN, right: viewport.width - size.width - MARGIN, top: (viewport.width - size.width) / 2 }[side];
  return clampPlace({ x, y: stageTop(viewport) }, size, viewport);
}

const STEP = 16;
const LONG_STEP = 64;
const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key moves a window: 16 px, with Shift 64; null for other keys. */
export function stepPlace(place: Point, key: string, shift: boolean): Point | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = shift ? LONG_STEP : STEP;
  return { x: place.x + direction.x * step, y: place.y + direction.y * step };
}
