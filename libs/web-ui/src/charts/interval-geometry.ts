/** A value with what it may lie between; without bounds where there is no interval. */
export interface IntervalPoint {
  label: string;
  /** How many the value is computed from. */
  n: number;
  value: number;
  low: number | null;
  high: number | null;
}

/** `open`: the interval holds both signs. `plain`: signs mean nothing here, nothing is below zero. */
export type IntervalTone = 'up' | 'down' | 'open' | 'plain';

export interface IntervalAxis {
  min: number;
  max: number;
  /** From `min` to `max`, evenly. */
  ticks: readonly number[];
  /** Values lie on both sides of zero, or below: they are differences, and their signs are what matters. */
  signed: boolean;
  /** A value as it is written: signed where signs matter, with a digit more than the ticks need. */
  write(value: number): string;
  writeTick(value: number): string;
}

const MOST_STEPS = 6;
const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round step with which the range has no more than six. */
function stepFor(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / MOST_STEPS));
  return power * STEPS.find((step) => range / (power * step) <= MOST_STEPS)!;
}

const digitsOf = (step: number): number => {
  for (let digits = 0; digits < 6; digits += 1) {
    const shifted = step * 10 ** digits;
    if (Math.abs(shifted - Math.round(shifted)) < 1e-6) return digits;
  }
  return 6;
};

function writer(digits: number, signed: boolean): (value: number) => string {
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  });
  return (value) => format.format(value).replace('-', '−');
}

/** The axis under a set of values with their intervals; zero is on it where signs matter or it is not far away. */
export function intervalAxis(points: readonly IntervalPoint[]): IntervalAxis {
  const ends = points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  let lowest = Math.min(...ends);
  let highest = Math.max(...ends);
  const signed = lowest < 0;
  if (signed || lowest <= highest / 2) {
    lowest = Math.min(lowest, 0);
    highest = Math.max(highest, 0);
  }
  if (highest - lowest < Number.EPSILON) {
    lowest -= 1;
    highest += 1;
  }
  const step = stepFor(highest - lowest);
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.ceil(highest / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const digits = digitsOf(step);
  return {
    min: first * step,
    max: last * step,
    ticks,
    signed,
    write: writer(step >= 50 ? 0 : digits + 1, signed),
    writeTick: writer(digits, signed),
  };
}

/** Where a value stands between the ends of its axis, 0 to 1. */
export const placeOn = ({ min, max }: Pick<IntervalAxis, 'min' | 'max'>, value: number): number =>
  (value - min) / (max - min);

/** What may be said of a point's sign. A value without an interval says nothing of it. */
export function toneOf({ value, low, high }: IntervalPoint, signed: boolean): IntervalTone {
  if (!signed) return 'plain';
  if (low === null || high === null || (low <= 0 && high >= 0)) return 'open';
  return value > 0 ? 'up' : 'down';
}
