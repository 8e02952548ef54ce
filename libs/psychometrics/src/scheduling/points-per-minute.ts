import { LINKING } from '../linking.js';
import { requireNotNegative, requirePositive } from '../model.js';

/** What the plan knows of a skill. */
export interface SkillPotential {
  skill: number;
  /** Share of the section's questions that are of this skill, 0-1. */
  weight: number;
  /** Spread of what is known of the skill's ability, logits. */
  se: number;
  /** 0-100. */
  mastery: number;
  /** Expected seconds of one item, with its review. */
  seconds: number;
}

/**
 * Logits that a practised item adds where nothing is mastered yet. Assumed, until practice has been measured: 60 items
 * lift a skill by about half the spread of students.
 */
const GAIN_PER_ITEM = 0.008;
const FULL = 100;

/**
 * Expected gain in the skill's ability per item, logits: in proportion to what is not mastered. The less is known of
 * the skill, the more the figure is drawn to the middle, so that one bad answer does not rule a plan.
 */
function gainPerItem({ mastery, se }: Pick<SkillPotential, 'mastery' | 'se'>): number {
  requireNotNegative('mastery', mastery);
  requireNotNegative('se', se);
  const trust = 1 / (1 + se * se);
  const missing = 1 - Math.min(FULL, mastery) / FULL;
  return GAIN_PER_ITEM * (trust * missing + (1 - trust) * 0.5);
}

/** Section points gained per minute of practice: weight × slope × expected gain per item / expected time. */
export function pointsPerMinute(potential: SkillPotential): number {
  requireNotNegative('weight', potential.weight);
  requirePositive('seconds', potential.seconds);
  return (potential.weight * LINKING.slope * gainPerItem(potential) * 60) / potential.seconds;
}

/** The order of a plan: skills by points per minute, the most first; equal ones by id. @throws ParameterError */
export const byPointsPerMinute = (skills: readonly SkillPotential[]): SkillPotential[] =>
  [...skills].sort((x, y) => pointsPerMinute(y) - pointsPerMinute(x) || x.skill - y.skill);
