/** A score with the ends of its range, points. */
export interface RangedScore {
  score: number;
  low: number;
  high: number;
}

const LEAST = 400;
const MOST = 1600;
const inTens = (points: number): number => Math.min(MOST, Math.max(LEAST, Math.round(points / 10) * 10));

/**
 * The sum of two section scores with its range, in tens: the sections are measured apart, so their errors add as the root
 * of their squares, on each side.
 */
export function totalRange(english: RangedScore, math: RangedScore): RangedScore {
  const score = english.score + math.score;
  const below = Math.hypot(english.score - english.low, math.score - math.low);
  const above = Math.hypot(english.high - english.score, math.high - math.score);
  return { score, low: inTens(score - below), high: inTens(score + above) };
}
