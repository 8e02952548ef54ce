import { parseUtcStamp } from '@aivy/exam';
import { isMistake, type Attempt, type Mistake } from './attempt';
import type { DailyAttempt } from './daily-attempt';

/** Mistakes of tests, units and practice together: the newest attempt first, in each in the order of its questions. */
export function allMistakes(attempts: readonly Attempt[], daily: readonly DailyAttempt[]): Mistake[] {
  const shown = new Set(attempts.map(({ id }) => id));
  const dated: { at: number; mistakes: readonly Mistake[] }[] = [
    ...attempts.map(({ startTime, questions, repeats }) => ({
      at: parseUtcStamp(startTime)?.getTime() ?? 0,
      // What a retake kept of the test before is listed there.
      mistakes: questions.filter(
        (each) => isMistake(each) && !(repeats && repeats.kept_section === each.subject && shown.has(repeats.test_id)),
      ),
    })),
    ...daily,
  ];
  return dated.sort((a, b) => b.at - a.at).flatMap(({ mistakes }) => mistakes);
}

/** How often a skill was missed. */
export interface SkillCount {
  /** 1-30. */
  skill: number;
  name: string;
  subject: Mistake['subject'];
  count: number;
}

/** Skills by how often they were missed, the most often missed first; of equal ones the one that was missed last. */
export function countBySkill(mistakes: readonly Mistake[]): SkillCount[] {
  const counts = new Map<number, SkillCount>();
  for (const { skill, skillName: name, subject } of mistakes) {
    if (skill === null) continue;
    const known = counts.get(skill);
    if (known) known.count += 1;
    else counts.set(skill, { skill, name, subject, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}
