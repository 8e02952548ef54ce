import { measuredAbility } from '../learner/measured-ability.js';
import type { Estimate } from '../posterior.js';

/** A student's own test and an official one of the same section. */
export interface ScorePair {
  /** Ability as the own test measured it, and the error of its answers and items (`measuredAbility`), logits. */
  theta: number;
  se: number;
  /** Official section score, 200-800 in tens. */
  official: number;
  /** Days between the two, whichever came first. */
  days: number;
}

/** A test with a score, and its day: a number of days since any day that both sides count from. */
export interface DatedTest {
  day: number;
  source: 'diagnostic' | 'full-test';
  /** As `pairedAbility` has it. */
  ability: Estimate;
}

export interface DatedScore {
  day: number;
  /** Section score, 200-800 in tens. */
  score: number;
}

/**
 * What is learned between two tests is nobody's error, so only tests that lie close together say something of the scale: in
 * sixty days at ten minutes of a section a day the median student learns five points (`LEARNING`).
 */
export const WINDOW_DAYS = 60;

/**
 * Share of a diagnostic's error variance, as its report states it, that it has: few items are easy or hard enough for
 * weak and strong students, whose estimates end with the scale. By simulation on the shipped form (bench `bridge`).
 */
const DIAGNOSTIC_SHARE = 0.8;

/** An ability with its error as a pair takes it. @param stored θ and `se` of a report, logits @throws ParameterError */
export function pairedAbility(stored: Estimate, source: DatedTest['source']): Estimate {
  const { theta, se } = measuredAbility(stored);
  return { theta, se: source === 'diagnostic' ? se * Math.sqrt(DIAGNOSTIC_SHARE) : se };
}

/**
 * The pair of one student in one section: an official score and the test nearest to it, a full test before any
 * diagnostic. One only, of several the one with the fewest days between: a student's errors in two pairs would not be two.
 * @returns null where no two lie within the window
 */
export function nearestPair(tests: readonly DatedTest[], officials: readonly DatedScore[]): ScorePair | null {
  const nearestOf = (source: DatedTest['source']): ScorePair | null => {
    let nearest: ScorePair | null = null;
    for (const { day, score } of officials)
      for (const test of tests) {
        const days = Math.abs(day - test.day);
        if (test.source === source && days <= WINDOW_DAYS && (nearest === null || days < nearest.days))
          nearest = { ...test.ability, official: score, days };
      }
    return nearest;
  };
  return nearestOf('full-test') ?? nearestOf('diagnostic');
}
