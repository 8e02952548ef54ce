import { skillsOf } from '@aivy/exam';
import type { SubjectName } from '../../player/analysis/model';
import type { TestResult } from './model';

/** Mastery up to which an area is weak (specification §5). */
const WEAK_PERCENT = 70;

/** Ids of the weak skills as the report shows them, the weakest first. */
export interface WeakSkills {
  english: readonly number[];
  math: readonly number[];
}

/** The weak areas of both subjects. */
export function weakSkills(result: TestResult): WeakSkills {
  const weak = (subject: SubjectName): number[] => {
    const ids = new Map(skillsOf(subject).map(({ name, id }) => [name, id]));
    return result[subject].areas
      .filter(({ percent }) => percent <= WEAK_PERCENT)
      .flatMap(({ name }) => ids.get(name) ?? []);
  };
  return { english: weak('english'), math: weak('math') };
}
