import type { QuestionResult } from '../../player/analysis/model';

export interface DearestMisses {
  questions: readonly QuestionResult[];
  /** About what each of them cost, section points. */
  each: number;
}

/** Prices that are so near to each other are the same to a test of this length, points. */
const TIE = 2;
/** From here on a price is said in fives: a test does not know it better. */
const IN_FIVES_FROM = 10;

const about = (points: number): number => (points < IN_FIVES_FROM ? Math.round(points) : 5 * Math.round(points / 5));

/**
 * The misses that cost most, those that cost nearly as much among them: to name one of four equal ones as the dearest
 * would be chance. Null where nothing was missed that cost anything.
 */
export function dearestMisses(questions: readonly QuestionResult[]): DearestMisses | null {
  const priced = questions.filter(({ correct, cost }) => !correct && (cost ?? 0) > 0);
  const top = Math.max(0, ...priced.map(({ cost }) => cost ?? 0));
  const dearest = priced.filter(({ cost }) => (cost ?? 0) >= top - TIE);
  if (dearest.length === 0) return null;
  return { questions: dearest, each: about(dearest.reduce((sum, { cost }) => sum + (cost ?? 0), 0) / dearest.length) };
}
