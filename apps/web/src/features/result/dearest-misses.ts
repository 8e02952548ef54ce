import type { QuestionResult } from '../../player/analysis/model';

export interface DearestMisses {
  questions: readonly QuestionResult[];
  /** About what each of them cost, section points. */
  each: number;
  /**
   * Those among them whose skill gives back most points a minute of practice, in the order of the test; several where it
   * is the same. Empty where that is not known.
   */
  quickest: readonly QuestionResult[];
}

/** Skills whose minutes are worth so nearly the same are as quick to learn as each other. */
const AS_QUICK = 0.1;
/** Prices that are so near to each other are the same to a test of this length, points. */
const TIE = 2;
/** From here on a price is said in fives: a test does not know it better. */
const IN_FIVES_FROM = 10;

const about = (points: number): number => (points < IN_FIVES_FROM ? Math.round(points) : 5 * Math.round(points / 5));

function quickestOf(misses: readonly QuestionResult[]): QuestionResult[] {
  if (misses.some(({ pointsPerMinute }) => pointsPerMinute === undefined)) return [];
  const most = Math.max(...misses.map(({ pointsPerMinute = 0 }) => pointsPerMinute));
  return misses.filter(({ pointsPerMinute = 0 }) => pointsPerMinute >= (1 - AS_QUICK) * most);
}

/**
 * The misses that cost most, those that cost nearly as much among them: to name one of four equal ones as the dearest
 * would be chance. Null where nothing was missed that cost anything.
 */
export function dearestMisses(questions: readonly QuestionResult[]): DearestMisses | null {
  const priced = questions.filter(({ correct, cost }) => !correct && (cost ?? 0) > 0);
  const top = Math.max(0, ...priced.map(({ cost }) => cost ?? 0));
  const dearest = priced.filter(({ cost }) => (cost ?? 0) >= top - TIE);
  if (dearest.length === 0) return null;
  const each = about(dearest.reduce((sum, { cost }) => sum + (cost ?? 0), 0) / dearest.length);
  return { questions: dearest, each, quickest: quickestOf(dearest) };
}
