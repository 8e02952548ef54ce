/** One point of a projected score with its 68 % range, not rounded. */
export interface ProjectedPoint {
  /** Days from today. */
  day: number;
  score: number;
  low: number;
  high: number;
}

/** The part of 200-800 that charts beside each other show. */
export interface ScoreScale {
  min: number;
  max: number;
  /** Lines of the grid, rising. */
  ticks: readonly number[];
}

/** The picture's own units. */
export const FRAME = { width: 320, height: 196, left: 38, right: 262, top: 22, bottom: 160 } as const;

const LEAST = 200;
const MOST = 800;
const FINE = 50;
const COARSE = 100;
const MOST_LINES = 7;
const WEEK = 7;

const TEN = 10;

/** How a score that is drawn unrounded is said. */
export const toTens = (score: number): number => Math.round(score / TEN) * TEN;

/**
 * One scale for all series, on round numbers.
 * @param targets lines that have to be seen as well
 */
export function scoreScale(
  series: readonly (readonly ProjectedPoint[])[],
  targets: readonly number[] = [],
): ScoreScale {
  const points = series.flat();
  const low = Math.min(MOST, ...points.map((point) => point.low), ...targets);
  const high = Math.max(LEAST, ...points.map((point) => point.high), ...targets);
  const step = (high - low) / FINE > MOST_LINES - 2 ? COARSE : FINE;
  const min = Math.max(LEAST, Math.min(MOST - step, Math.floor(low / step) * step));
  const max = Math.min(MOST, Math.max(min + step, Math.ceil(high / step) * step));
  return { min, max, ticks: Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step) };
}

export const yOf = (score: number, { min, max }: ScoreScale): number =>
  FRAME.bottom - ((score - min) / (max - min)) * (FRAME.bottom - FRAME.top);

/** @param lastDay the day at the right edge */
export const xOf = (day: number, lastDay: number): number =>
  FRAME.left + (lastDay === 0 ? 0 : day / lastDay) * (FRAME.right - FRAME.left);

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The line, and the band between the ends of the ranges. */
export function projectionPaths(points: readonly ProjectedPoint[], scale: ScoreScale): { line: string; band: string } {
  const lastDay = points.at(-1)?.day ?? 0;
  const along = (value: (point: ProjectedPoint) => number): (readonly [number, number])[] =>
    points.map((point) => [xOf(point.day, lastDay), yOf(value(point), scale)]);
  return {
    line: path(along(({ score }) => score)),
    band: `${path([...along(({ high }) => high), ...along(({ low }) => low).reverse()])}Z`,
  };
}

/** Labels under the picture: now, some weeks between, and the last one. */
export function weekLabels(lastDay: number): { day: number; label: string }[] {
  const weeks = Math.max(1, Math.round(lastDay / WEEK));
  const step = Math.max(1, Math.round(weeks / 3));
  const between = Array.from({ length: weeks }, (_, index) => (index + 1) * step).filter(
    (week) => week + step / 2 < weeks,
  );
  return [
    { day: 0, label: 'Now' },
    ...between.map((week) => ({ day: week * WEEK, label: String(week) })),
    { day: lastDay, label: `Week ${weeks}` },
  ];
}
