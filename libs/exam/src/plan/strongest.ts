import type { Subject } from '@aivy/contracts';
import { skillsOf } from '../skills.js';
import { AREAS_TO_IMPROVE, STRONG_MASTERY, type SkillStanding } from './focus-areas.js';

/**
 * A subject's strongest skills outside its focus areas, the strongest first. What the report lists as room to grow isn't
 * one of them, unless it's a strength or nothing is stronger.
 */
export function strongestOf(
  subject: Subject,
  skills: readonly Omit<SkillStanding, 'pointsPerMinute'>[],
  focus: readonly number[],
): number[] {
  const ids = skillsOf(subject).map(({ id }) => id);
  const own = skills.filter(({ skill }) => ids.includes(skill)).sort((x, y) => x.mastery - y.mastery);
  const grown = own[AREAS_TO_IMPROVE - 1]?.mastery ?? 0;
  const others = own.filter(({ skill }) => !focus.includes(skill));
  const strong = others.filter(({ mastery }) => mastery >= STRONG_MASTERY || mastery > grown);
  return (strong.length > 0 ? strong : others)
    .sort((x, y) => y.mastery - x.mastery || x.skill - y.skill)
    .map(({ skill }) => skill);
}
