export type MasteryLevel = 'Beginner' | 'Intermediate' | 'Proficient' | 'Mastery';

/** Display label of a mastery percentage (specification, validation rules). */
export function masteryLevel(percent: number): MasteryLevel {
  if (percent >= 80) return 'Mastery';
  if (percent >= 60) return 'Proficient';
  if (percent >= 40) return 'Intermediate';
  return 'Beginner';
}
