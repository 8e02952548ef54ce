import type { Subject } from '@aivy/contracts';
import { REFERENCE_POOLS } from './mastery.js';
import { chance, requireFinite } from './model.js';

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
