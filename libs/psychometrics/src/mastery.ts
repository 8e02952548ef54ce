import type { ItemParameters } from './model.js';
import { paceFactor, withinPace } from './pace.js';
import { eap, expectedProportion, posterior } from './posterior.js';
import { toResponse, type ScoredItem } from './response.js';

/** Spread of skills around the section's ability, logits. */
const SKILL_SD = 0.5;
/** A skill with fewer questions than this leans on the section. */
const ENOUGH_ANSWERS = 3;

/** What a skill is measured against: the three bands in equal parts, at the default parameters. */
export const REFERENCE_POOL: readonly ItemParameters[] = [-1, 0, 1].map((b) => ({ a: 1.25, b, c: 0.2 }));

export interface SkillMastery {
  /** 0-100. */
  mastery: number;
  /** 0-100, without the speed factor. */
  accuracy: number;
  /** 0-1. */
  pace: number;
  answered: number;
  estimated: boolean;
}

/**
 * Mastery of one skill: 100 × expected share right on the reference pool under the posterior of
 * θ_skill = θ_section + δ, δ ~ N(0, .5²), times the pace factor. The prior comes from the section's other answers,
 * so that no answer counts twice; a skill without answers gets the section's estimate.
 */
export function skillMastery(skill: number, section: readonly ScoredItem[]): SkillMastery {
  const own = section.filter((item) => item.skill === skill);
  const others = eap(section.filter((item) => item.skill !== skill).map(toResponse));
  const weights = posterior(own.map(toResponse), { mean: others.theta, sd: Math.hypot(others.se, SKILL_SD) });
  const accuracy = 100 * expectedProportion(weights, REFERENCE_POOL);
  const pace = withinPace(own);
  const answered = own.filter((item) => item.answered).length;
  return { mastery: Math.round(accuracy * paceFactor(pace)), accuracy: Math.round(accuracy), pace, answered, estimated: own.length < ENOUGH_ANSWERS };
}
