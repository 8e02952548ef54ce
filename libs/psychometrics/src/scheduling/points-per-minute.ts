import { LINKING } from '../linking.js';
import { requireNotNegative, requirePositive } from '../model.js';
import { medianGain, usualRate } from './learning.js';

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

const FULL = 100;
const MINUTES = 60;

/** Section points that the next hour of practice is expected to bring: where nothing is known of the student's learning. */
const usualPointsPerHour = (): number => LINKING.slope * usualRate() * medianGain(1);

/**
 * What a skill has to be gained, 0-1: in proportion to what is not mastered. The less is known of the skill, the more the
 * figure is drawn to the middle, so that one bad answer does not rule a plan.
 */
function room({ mastery, se }: Pick<SkillPotential, 'mastery' | 'se'>): number {
  requireNotNegative('mastery', mastery);
  requireNotNegative('se', se);
  const trust = 1 / (1 + se * se);
  const missing = 1 - Math.min(FULL, mastery) / FULL;
  return trust * missing + (1 - trust) * 0.5;
}

/** Minutes in skills compare like this: weight × room / expected time. */
function valueOf(skill: SkillPotential): number {
  requireNotNegative('weight', skill.weight);
  requirePositive('seconds', skill.seconds);
  return (skill.weight * room(skill)) / skill.seconds;
}

/**
 * Section points gained per minute of practice, by skill id. Among skills a minute is worth weight × room / time. How
 * much that is in points comes from the section: whoever gives skills their time in proportion to what a minute there is
 * worth, as a plan does, gains on average what an hour of practice is expected to bring. So what a mission is said to be
 * worth and what a forecast expects of it are one figure.
 * @param skills all skills of one section @param pointsPerHour what the next hour is expected to bring
 * @throws ParameterError
 */
export function pointsPerMinute(
  skills: readonly SkillPotential[],
  pointsPerHour: number = usualPointsPerHour(),
): Map<number, number> {
  requireNotNegative('pointsPerHour', pointsPerHour);
  const values = skills.map((skill) => ({ skill: skill.skill, value: valueOf(skill) }));
  const sum = values.reduce((total, { value }) => total + value, 0);
  const squares = values.reduce((total, { value }) => total + value ** 2, 0);
  const perValue = squares > 0 ? ((pointsPerHour / MINUTES) * sum) / squares : 0;
  return new Map(values.map(({ skill, value }) => [skill, perValue * value]));
}
