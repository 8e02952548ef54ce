import { requireFinite, requireNotNegative } from '../model.js';
import type { Estimate } from '../posterior.js';
import type { RateEvidence } from './learning-rate.js';

/** A section's ability for forecasts. */
export interface SectionStanding extends Estimate {
  /**
   * What `theta` leaves open about how fast the student learns: the ability is `theta + perRate · ρ` where ρ is the
   * learning rate as a multiple of the median student's, and `se` is its error if ρ were known. Absent: 0.
   */
  perRate?: number;
  /** Hours of the section practised so far. Absent: 0. */
  hours?: number;
}

/** Both sections' abilities, logits. */
export type Abilities = Readonly<Record<'english' | 'math', SectionStanding>> & {
  /** What the answers say of the learning rate, which both sections share. Absent: nothing. */
  readonly rate?: RateEvidence;
};

/** @throws ParameterError */
export function checkAbilities(abilities: Abilities): void {
  for (const name of ['english', 'math'] as const) {
    requireFinite('theta', abilities[name].theta);
    requireNotNegative('se', abilities[name].se);
  }
}
