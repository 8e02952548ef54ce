import type { Subject } from '@aivy/contracts';
import type { ScoreRange } from './linking.js';
import { REFERENCE_POOLS } from './mastery.js';
import { chance, requireFinite } from './model.js';

interface SectionScore {
  score: number;
  score_low: number;
  score_high: number;
}

const LEAST = 400;
const MOST = 1600;
const inTens = (points: number): number => Math.min(MOST, Math.max(LEAST, Math.round(points / 10) * 10));

/**
 * The sum of two section scores with its 68 % range, in tens: the sections are measured apart, so their errors add as
 * the root of their squares, on each side.
 */
export function totalRange({ english, math }: Record<Subject, SectionScore>): ScoreRange {
  const score = english.score + math.score;
  const below = Math.hypot(english.score - english.score_low, math.score - math.score_low);
  const above = Math.hypot(english.score_high - english.score, math.score_high - math.score);
  return { score, low: inTens(score - below), high: inTens(score + above) };
}

/**
 * Expected share of right answers, 0-1, at an ability in a skill on what mastery is measured against.
 * @param theta logits
 * @throws ParameterError
 */
export function shareRight(subject: Subject, theta: number): number {
  requireFinite('theta', theta);
  const pool = REFERENCE_POOLS[subject];
  return pool.reduce((sum, item) => sum + chance(theta, item), 0) / pool.length;
}
