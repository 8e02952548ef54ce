/** Where a score is likely to land, with its 68 % range. */
export interface ForecastEnd {
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

/** How a score is said. */
export const toTens = (score: number): number => Math.round(score / TEN) * TEN;

/** One scale for charts beside each other, on round numbers. @param scores all that have to be seen */
export function scoreScale(scores: readonly number[]): ScoreScale {
  const low = Math.min(MOST, ...scores);
  const high = Math.max(LEAST, ...scores);
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
