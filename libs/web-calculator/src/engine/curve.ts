import type { Formula } from './compile.js';
import type { Frame, View } from './view.js';

/** Polylines in the plane; a gap between two of them is where the function has none or jumps. */
export type Polylines = (readonly [x: number, y: number])[][];

/** A rise by this share of the frame within a pixel is looked at more closely. */
const JUMP_SHARE = 0.02;
const BISECTIONS = 24;

/**
 * Does the function jump between two samples? A steep but continuous one comes together under bisection: of the two
 * halves the one with the larger difference is followed, and its difference shrinks with its width.
 */
function jumps(f: (t: number) => number, from: number, to: number, atFrom: number, atTo: number): boolean {
  let [a, b, fa, fb] = [from, to, atFrom, atTo];
  const before = Math.abs(fb - fa);
  for (let i = 0; i < BISECTIONS; i += 1) {
    const middle = (a + b) / 2;
    const value = f(middle);
    if (!Number.isFinite(value)) return true;
    if (Math.abs(value - fa) > Math.abs(fb - value)) [b, fb] = [middle, value];
    else [a, fa] = [middle, value];
  }
  return Math.abs(fb - fa) > before * 0.1;
}

/** Samples of t → f(t) over a span, one a pixel, cut where f jumps or ends. */
function sample(
  f: (t: number) => number,
  from: number,
  to: number,
  pixels: number,
  frameSpan: number,
): (readonly [t: number, value: number])[][] {
  const lines: (readonly [number, number])[][] = [];
  let line: (readonly [number, number])[] = [];
  const end = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
  };
  let [lastT, lastValue] = [from, Number.NaN];
  for (let i = 0; i <= pixels; i += 1) {
    const t = from + ((to - from) * i) / pixels;
    const value = f(t);
    if (!Number.isFinite(value)) {
      // The curve's end inside a pixel: up to where there is a value.
      if (Number.isFinite(lastValue)) line.push(edge(f, lastT, t));
      end();
    } else {
      if (!Number.isFinite(lastValue) && i > 0) line.push(edge(f, t, lastT));
      else if (
        Number.isFinite(lastValue) &&
        Math.abs(value - lastValue) > JUMP_SHARE * frameSpan &&
        jumps(f, lastT, t, lastValue, value)
      )
        end();
      line.push([t, value]);
    }
    [lastT, lastValue] = [t, value];
  }
  end();
  return lines;
}

/** The last place with a value on the way to one without. */
function edge(f: (t: number) => number, inside: number, outside: number): readonly [number, number] {
  let [good, bad] = [inside, outside];
  for (let i = 0; i < BISECTIONS; i += 1) {
    const middle = (good + bad) / 2;
    if (Number.isFinite(f(middle))) good = middle;
    else bad = middle;
  }
  return [good, f(good)];
}

/** y = f(x) over the view. */
export const sampleOverX = (formula: Formula, view: View, frame: Frame): Polylines =>
  sample((x) => formula(x, 0), view.xMin, view.xMax, Math.ceil(frame.width), view.yMax - view.yMin);

/** x = f(y) over the view. */
export const sampleOverY = (formula: Formula, view: View, frame: Frame): Polylines =>
  sample((y) => formula(0, y), view.yMin, view.yMax, Math.ceil(frame.height), view.xMax - view.xMin).map((line) =>
    line.map(([y, x]) => [x, y] as const),
  );
