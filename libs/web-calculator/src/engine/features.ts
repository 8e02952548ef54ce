import type { Formula } from './compile.js';
import type { Segment } from './implicit.js';
import { meetings, piecesOf } from './meetings.js';
import type { View } from './view.js';

export type FeatureKind = 'root' | 'y-intercept' | 'minimum' | 'maximum' | 'intersection';

/** A point that a lesson would name. */
export interface Feature {
  kind: FeatureKind;
  x: number;
  y: number;
  /** Ids of the lines it belongs to. */
  lines: readonly number[];
}

/** A drawn line as far as its points of interest go. */
export type Traceable = {
  id: number;
  /** Which edge of an inequality that has several. */
  part?: number;
} & (
  | { kind: 'over-x'; formula: Formula }
  | { kind: 'vertical'; x: number }
  /** Zero on the curve. */
  | { kind: 'implicit'; formula: Formula }
);

const SAMPLES = 600;
const STEPS = 60;

/** A zero between two samples of opposite sign; null where the sign changes through a pole. */
function bisect(f: (x: number) => number, from: number, to: number): number | null {
  let [a, b] = [from, to];
  const size = Math.max(Math.abs(f(a)), Math.abs(f(b)));
  const below = f(a) < 0;
  for (let i = 0; i < STEPS; i += 1) {
    const middle = (a + b) / 2;
    if (f(middle) < 0 === below) a = middle;
    else b = middle;
  }
  const value = Math.abs(f(b));
  return Number.isFinite(value) && value <= size * 1e-6 + 1e-12 ? (a + b) / 2 : null;
}

/** The extremum in a bracket, by golden section. @param sign 1 for a minimum, -1 for a maximum */
function extremum(f: (x: number) => number, from: number, to: number, sign: 1 | -1): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [a, b] = [from, to];
  for (let i = 0; i < STEPS; i += 1) {
    const [left, right] = [b - golden * (b - a), a + golden * (b - a)];
    if (sign * f(left) < sign * f(right)) b = right;
    else a = left;
  }
  return levelled(f, (a + b) / 2, (to - from) / 16, sign);
}

/**
 * About a turn a curve is so flat that half of a number's digits make no difference to its height. Its slope tells the
 * place better, unless it has a corner there: then it is higher, or lower, where the slope seems to be none.
 */
function levelled(f: (x: number) => number, at: number, h: number, sign: 1 | -1): number {
  const slope = (x: number): number => 8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h));
  let [a, b] = [at - h / 8, at + h / 8];
  const [below, above] = [slope(a), slope(b)];
  if (!(below * above < 0)) return at;
  for (let i = 0; i < STEPS; i += 1) {
    const middle = (a + b) / 2;
    if (slope(middle) < 0 === below < 0) a = middle;
    else b = middle;
  }
  const place = (a + b) / 2;
  return sign * (f(place) - f(at)) <= 1e-14 * Math.abs(f(at)) + 1e-18 ? place : at;
}

/** A place is what is meant when it is close: 2, not 1.9999999999. */
const tidy = (value: number, span: number): number => {
  const rounded = Math.round(value * 1e6) / 1e6;
  return Math.abs(rounded - value) < span * 1e-8 ? rounded : value;
};

/** Zeros of a function over a span: crossings, and places where it touches. */
function zeros(f: (x: number) => number, from: number, to: number): number[] {
  const found: number[] = [];
  const add = (x: number | null): void => {
    if (x !== null && !found.some((other) => Math.abs(other - x) < (to - from) / SAMPLES / 4)) found.push(x);
  };
  const values = Array.from({ length: SAMPLES + 1 }, (_, index) => f(from + ((to - from) * index) / SAMPLES));
  const at = (index: number): number => from + ((to - from) * index) / SAMPLES;
  const flat = values.every((value) => Math.abs(value) < 1e-12);
  if (flat) return [];
  for (let i = 0; i <= SAMPLES; i += 1) {
    const [before, value, after] = [values[i - 1], values[i]!, values[i + 1]];
    // A stretch on which it is zero, or too small for the machine, is no crossing.
    if (value === 0) add(before === 0 || after === 0 ? null : at(i));
    else if (after !== undefined && value * after < 0) add(bisect(f, at(i), at(i + 1)));
    // A touch: closest to zero here, without a change of sign.
    else if (
      before !== undefined &&
      after !== undefined &&
      before * value > 0 &&
      value * after > 0 &&
      Math.abs(value) <= Math.abs(before) &&
      Math.abs(value) < Math.abs(after)
    ) {
      const x = extremum((t) => Math.abs(f(t)), at(i - 1), at(i + 1), 1);
      const scale = Math.max(Math.abs(before), Math.abs(after));
      if (Math.abs(f(x)) < scale * 1e-9 + 1e-12) add(x);
    }
  }
  return found;
}

function ofOne({ id, formula }: Extract<Traceable, { kind: 'over-x' }>, view: View): Feature[] {
  const f = (x: number): number => formula(x, 0);
  const span = view.xMax - view.xMin;
  const features: Feature[] = zeros(f, view.xMin, view.xMax).map((x) => ({
    kind: 'root',
    x: tidy(x, span),
    y: 0,
    lines: [id],
  }));
  features.push({ kind: 'y-intercept', x: 0, y: f(0), lines: [id] });
  const step = span / SAMPLES;
  for (let i = 1; i < SAMPLES; i += 1) {
    const x = view.xMin + i * step;
    const [before, value, after] = [f(x - step), f(x), f(x + step)];
    if (!Number.isFinite(before + value + after)) continue;
    for (const [kind, sign] of [
      ['minimum', 1],
      ['maximum', -1],
    ] as const) {
      if (sign * value < sign * before && sign * value <= sign * after) {
        const place = extremum(f, x - step, x + step, sign);
        // Beside a pole the largest sample is no summit: a true one is flat.
        const y = f(place);
        if (
          Math.abs(f(place + step / 100) - y) < Math.abs(y - before) + Math.abs(y - after) + 1e-9 &&
          Math.abs(y) < 1e6
        )
          features.push({ kind, x: tidy(place, span), y: tidy(y, span), lines: [id] });
      }
    }
  }
  return features;
}

/** Where a curve given by an equation crosses the axes. */
function onAxes({ id, formula }: Extract<Traceable, { kind: 'implicit' }>, view: View): Feature[] {
  const span = view.xMax - view.xMin;
  return [
    ...zeros((x) => formula(x, 0), view.xMin, view.xMax).map((x): Feature => ({
      kind: 'root',
      x: tidy(x, span),
      y: 0,
      lines: [id],
    })),
    ...zeros((y) => formula(0, y), view.yMin, view.yMax).map((y): Feature => ({
      kind: 'y-intercept',
      x: 0,
      y: tidy(y, span),
      lines: [id],
    })),
  ];
}

type Pieces = (line: Extract<Traceable, { kind: 'implicit' }>) => readonly Segment[];

function ofTwo(a: Traceable, b: Traceable, view: View, pieces: Pieces): Feature[] {
  const lines = [a.id, b.id];
  const span = view.xMax - view.xMin;
  const at = (x: number, y: number): Feature[] => [{ kind: 'intersection', x: tidy(x, span), y: tidy(y, span), lines }];
  if (a.kind === 'over-x' && b.kind === 'over-x') {
    return zeros((x) => a.formula(x, 0) - b.formula(x, 0), view.xMin, view.xMax).flatMap((x) => at(x, a.formula(x, 0)));
  }
  const [explicit, other] = a.kind === 'over-x' ? [a, b] : b.kind === 'over-x' ? [b, a] : [null, null];
  if (explicit) {
    if (other.kind === 'vertical') return at(other.x, explicit.formula(other.x, 0));
    if (other.kind === 'implicit')
      return zeros((x) => other.formula(x, explicit.formula(x, 0)), view.xMin, view.xMax).flatMap((x) =>
        at(x, explicit.formula(x, 0)),
      );
  }
  const [vertical, implicit] = a.kind === 'vertical' ? [a, b] : [b, a];
  if (vertical.kind === 'vertical' && implicit.kind === 'implicit') {
    return zeros((y) => implicit.formula(vertical.x, y), view.yMin, view.yMax).flatMap((y) => at(vertical.x, y));
  }
  if (a.kind === 'implicit' && b.kind === 'implicit')
    return meetings(a.formula, pieces(a), b.formula, view).flatMap(({ x, y }) => at(x, y));
  return [];
}

const MAX_FEATURES = 60;

/** Roots, intercepts, extrema and intersections of the drawn lines within the view. */
export function featuresOf(lines: readonly Traceable[], view: View): Feature[] {
  const drawn = new Map<Traceable, readonly Segment[]>();
  const pieces: Pieces = (line) => {
    const known = drawn.get(line) ?? piecesOf(line.formula, view);
    drawn.set(line, known);
    return known;
  };
  const alone = lines.flatMap((line) =>
    line.kind === 'over-x' ? ofOne(line, view) : line.kind === 'implicit' ? onAxes(line, view) : [],
  );
  const together = lines.flatMap((a, index) => lines.slice(index + 1).flatMap((b) => ofTwo(a, b, view, pieces)));
  // What has no value is in no window.
  const visible = [...together, ...alone].filter(
    ({ x, y }) => x >= view.xMin && x <= view.xMax && y >= view.yMin && y <= view.yMax,
  );
  return visible.slice(0, MAX_FEATURES);
}
