export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** The browser's window, and what a page that isn't the test page keeps of it. */
export interface Viewport extends Size {
  /** Height of what stands below the question, px; the test's footer unless given. */
  footer?: number;
  /** Width of what stands to the right of the question, px. */
  aside?: number;
}

/** Heights of the test's header and footer, as `test-header.module.css` and `test-footer.module.css` have them. */
const BAR = { tall: 64, low: 52 };
/** Up to this height of the screen they are low. */
const LOW_SCREEN = 560;
const MARGIN = 8;
/** How close to an edge a pointer lets go of a window that is to stand against it; keys bring it all the way. */
export const EDGE_REACH = { pointer: 24, keys: MARGIN } as const;

export const isLow = ({ height }: Size): boolean => height <= LOW_SCREEN;

/** What lies between header and footer: windows leave both in reach. */
export function stageOf(viewport: Viewport): Box {
  const bar = isLow(viewport) ? BAR.low : BAR.tall;
  const height = viewport.height - bar - (viewport.footer ?? bar);
  return { x: 0, y: bar, width: viewport.width, height: Math.max(0, height) };
}

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The wanted size, no larger than the stage. */
export function fitSize(wanted: Size, viewport: Viewport): Size {
  const stage = stageOf(viewport);
  return {
    width: Math.min(wanted.width, stage.width - 2 * MARGIN),
    height: Math.min(wanted.height, stage.height - 2 * MARGIN),
  };
}

/** The nearest place at which the whole window is on the stage. */
export function clampPlace(place: Point, size: Size, viewport: Viewport): Point {
  const stage = stageOf(viewport);
  return {
    x: between(place.x, MARGIN, stage.width - size.width - MARGIN),
    y: between(place.y, stage.y + MARGIN, stage.y + stage.height - size.height - MARGIN),
  };
}

/** Place of a window in the middle of the stage's upper edge. */
export const topPlace = (size: Size, viewport: Viewport): Point =>
  clampPlace({ x: (viewport.width - size.width) / 2, y: 0 }, size, viewport);

/** The edge that a window has been brought to; null in the middle. @param reach how near is near enough, px */
export function edgeAt(place: Point, size: Size, viewport: Size, reach: number): 'left' | 'right' | null {
  if (place.x <= reach) return 'left';
  return place.x + size.width >= viewport.width - reach ? 'right' : null;
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
