import type { skillStandings } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import type { Output } from '../../core/api/api';
import { standingNote } from '../../lib/standing-note';
import type { SubjectName } from '../../player/analysis/model';
import type { Area, TestResult } from './model';

type KnownSkills = Output<typeof skillStandings>['skills'];

/**
 * A report's areas with what all answers of the student together say of them: diagnostic, tests and practice. The bars
 * stay those of the test. Where the record does not have this test yet, the test speaks for itself.
 */
function pooledAreas(areas: readonly Area[], subject: SubjectName, known: KnownSkills): Area[] {
  const ids = new Map(skillsOf(subject).map(({ name, id }) => [name, id]));
  const record = new Map(known.map((each) => [each.skill, each]));
  return areas.map((area) => {
    const skill = record.get(ids.get(area.name) ?? 0);
    return skill && skill.answered >= area.answered ? { ...area, ...standingNote(skill) } : area;
  });
}

/** A report with what the learner record says beside each bar. */
export const pooledResult = <Result extends TestResult>(result: Result, known: KnownSkills): Result => ({
  ...result,
  english: { ...result.english, areas: pooledAreas(result.english.areas, 'english', known) },
  math: { ...result.math, areas: pooledAreas(result.math.areas, 'math', known) },
});
