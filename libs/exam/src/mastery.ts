export type MasteryLevel = 'Beginner' | 'Intermediate' | 'Proficient' | 'Mastery';

/** What a student reads about a skill. */
export type SkillLabel = MasteryLevel | 'Focus area';

/** The one label of a skill on every student screen: its level, or for those on the current focus list their name. */
export const skillLabel = (mastery: number, isFocus: boolean): SkillLabel =>
  isFocus ? 'Focus area' : masteryLevel(Math.round(mastery));

/** Display label of a mastery percentage (specification, validation rules). */
export function masteryLevel(percent: number): MasteryLevel {
  if (percent >= 80) return 'Mastery';
  if (percent >= 60) return 'Proficient';
  if (percent >= 40) return 'Intermediate';
  return 'Beginner';
}
