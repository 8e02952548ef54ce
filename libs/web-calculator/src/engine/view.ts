/** The part of the plane that is on the screen. */
export interface View {
  xMin: number;
  xMax: number;
  yMin: number;
  yMax: number;
  /** How many units of y are as long as one of x; 1, where circles are round, unless it says otherwise. */
  ratio?: number;
}

/** In CSS pixels. */
export interface Frame {
  width: number;
  height: number;
}

const HOME_HALF_WIDTH = 10;
const SMALLEST = 1e-6;
const LARGEST = 1e9;

/** Around the origin, one unit as long in both directions. */
export function homeView({ width, height }: Frame): View {
  const halfHeight = (HOME_HALF_WIDTH * height) / Math.max(1, width);
  return { xMin: -HOME_HALF_WIDTH, xMax: HOME_HALF_WIDTH, yMin: -halfHeight, yMax: halfHeight };
}

export const toPixelX = (x: number, view: View, { width }: Frame): number =>
  ((x - view.xMin) / (view.xMax - view.xMin)) * width;
export const toPixelY = (y: number, view: View, { height }: Frame): number =>
  height - ((y - view.yMin) / (view.yMax - view.yMin)) * height;
export const toX = (pixel: number, view: View, { width }: Frame): number =>
  view.xMin + (pixel / width) * (view.xMax - view.xMin);
export const toY = (pixel: number, view: View, { height }: Frame): number =>
  view.yMax - (pixel / height) * (view.yMax - view.yMin);

/** Moves by shares of the frame. */
export function pan(view: View, shareX: number, shareY: number): View {
  const [dx, dy] = [(view.xMax - view.xMin) * shareX, (view.yMax - view.yMin) * shareY];
  return { ...view, xMin: view.xMin + dx, xMax: view.xMax + dx, yMin: view.yMin + dy, yMax: view.yMax + dy };
}

/** @param factor below 1 comes closer; the point `about` keeps its place. The middle when it is not given */
export function zoom(
  view: View,
  factor: number,
  about = { x: (view.xMin + view.xMax) / 2, y: (view.yMin + view.yMax) / 2 },
): View {
  const width = (view.xMax - view.xMin) * factor;
  if (width < SMALLEST || width > LARGEST) return view;
  const scale = (edge: number, centre: number): number => centre + (edge - centre) * factor;
  return {
    ...view,
    xMin: scale(view.xMin, about.x),
    xMax: scale(view.xMax, about.x),
    yMin: scale(view.yMin, about.y),
    yMax: scale(view.yMax, about.y),
  };
}

/** The same middle and scale in another frame, so that circles stay as round as they were. */
export function refit(view: View, frame: Frame): View {
  const middle = (view.yMin + view.yMax) / 2;
  const half = ((view.xMax - view.xMin) * (view.ratio ?? 1) * frame.height) / Math.max(1, frame.width) / 2;
  return { ...view, yMin: middle - half, yMax: middle + half };
}

/** Grid step of 1, 2 or 5 times a power of ten, about `wanted` of them over a span. */
export function niceStep(span: number, wanted: number): number {
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return power * (share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10);
}

/** Multiples of a step within bounds. */
export function ticks(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}
