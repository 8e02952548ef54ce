import { requireNotNegative, requirePositive } from '../model.js';

/** What could be practiced next. */
export interface NextCandidate<Kind extends string = string> {
  kind: Kind;
  skill: number;
  /** Questions it has. */
  questions: number;
  /** What all of them take, with their review. */
  minutes: number;
  /** Score points gained per minute. */
  pointsPerMinute: number;
  /** All of it or nothing: a unit is done whole. */
  whole?: boolean;
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
 * Finds the best use of some minutes: first what's done whole or not at all, then the other candidates, most points per
 * minute first and equal ones in their order, as many questions of each as there's time for. A candidate without time
 * for one question is left out.
 * @throws ParameterError
 */
export function nextBest<Kind extends string>(
  candidates: readonly NextCandidate<Kind>[],
  minutes: number,
): NextPractice<Kind>[] {
  requireNotNegative('minutes', minutes);
  for (const candidate of candidates) {
    requirePositive('minutes', candidate.minutes);
    requireNotNegative('pointsPerMinute', candidate.pointsPerMinute);
  }
  let left = minutes;
  return [...candidates]
    .sort((x, y) => Number(y.whole ?? false) - Number(x.whole ?? false) || y.pointsPerMinute - x.pointsPerMinute)
    .flatMap(({ kind, skill, questions: offered, minutes: all, pointsPerMinute, whole = false }) => {
      const questions = Math.min(offered, Math.floor((left * offered) / all));
      if (questions === 0 || (whole && questions < offered)) return [];
      const taken = (all * questions) / offered;
      left -= taken;
      return [{ kind, skill, questions, minutes: taken, points: taken * pointsPerMinute }];
    });
}
