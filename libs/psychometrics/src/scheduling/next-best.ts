import { requireNotNegative, requirePositive } from '../model.js';

/** What could be practised next. */
export interface NextCandidate<Kind extends string = string> {
  kind: Kind;
  skill: number;
  /** Questions that can be had of it. */
  questions: number;
  /** Expected seconds of one, with its review. */
  seconds: number;
  /** Score points gained per minute. */
  pointsPerMinute: number;
  /** All of it or nothing: a unit has five questions. */
  whole?: boolean;
  /** What all its questions take with everything around them, where that's fixed. A minute of it is worth as much as any. */
  minutes?: number;
}

export interface NextPractice<Kind extends string = string> {
  kind: Kind;
  skill: number;
  questions: number;
  minutes: number;
  /** Expected gain, score points. */
  points: number;
}

/**
 * The best use of some minutes: first what is done whole or not at all, then the other candidates by points per minute,
 * the most first and equal ones as they come, as many questions of each as there is time left for. Each is there once;
 * what cannot be begun in the time is left out.
 * @throws ParameterError
 */
export function nextBest<Kind extends string>(
  candidates: readonly NextCandidate<Kind>[],
  minutes: number,
): NextPractice<Kind>[] {
  requireNotNegative('minutes', minutes);
  for (const { seconds, pointsPerMinute } of candidates) {
    requirePositive('seconds', seconds);
    requireNotNegative('pointsPerMinute', pointsPerMinute);
  }
  let left = minutes * 60;
  return [...candidates]
    .sort((x, y) => Number(y.whole ?? false) - Number(x.whole ?? false) || y.pointsPerMinute - x.pointsPerMinute)
    .flatMap(({ kind, skill, questions: offered, seconds, pointsPerMinute, whole = false, minutes: said }) => {
      const each = said === undefined ? seconds : (said * 60) / offered;
      const questions = Math.min(offered, Math.floor(left / each));
      if (questions === 0 || (whole && questions < offered)) return [];
      left -= questions * each;
      const taken = (questions * each) / 60;
      return [{ kind, skill, questions, minutes: taken, points: taken * pointsPerMinute }];
    });
}
