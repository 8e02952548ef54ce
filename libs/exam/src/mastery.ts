/** Levels of mastery, the lowest first, each with the percentage it starts at (specification, validation rules). */
const LEVELS = [
  ['Beginner', 0],
  ['Intermediate', 40],
  ['Proficient', 60],
  ['Mastery', 80],
] as const;

export type MasteryLevel = (typeof LEVELS)[number][0];
export const MASTERY_LEVELS: readonly MasteryLevel[] = LEVELS.map(([level]) => level);

/** What a student reads about a skill. */
export type SkillLabel = MasteryLevel | 'Focus area';

/** The one label of a skill on every student screen: its level, or for those on the current focus list their name. */
export const skillLabel = (mastery: number, isFocus: boolean): SkillLabel =>
  isFocus ? 'Focus area' : masteryLevel(Math.round(mastery));

/** Display label of a mastery percentage. */
export const masteryLevel = (percent: number): MasteryLevel =>
  (LEVELS.findLast(([, from]) => percent >= from) ?? LEVELS[0])[0];
