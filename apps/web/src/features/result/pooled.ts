import type { skillStandings } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import type { Output } from '../../core/api/api';
import { standingNote } from '../../lib/standing-note';
import type { SubjectName } from '../../player/analysis/model';
import type { Area, SubjectResult, TestResult } from './model';

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

/** Questions with what a minute of practice of their skill is worth to the student. */
function pooledQuestions(questions: SubjectResult['questions'], known: KnownSkills): SubjectResult['questions'] {
  const worth = new Map(known.map(({ skill, points_per_minute: points }) => [skill, points]));
  return questions.map((each) =>
    each.skill === undefined ? each : { ...each, pointsPerMinute: worth.get(each.skill) },
  );
}

const pooledSection = (result: SubjectResult, subject: SubjectName, known: KnownSkills): SubjectResult => ({
  ...result,
  areas: pooledAreas(result.areas, subject, known),
  questions: pooledQuestions(result.questions, known),
});

/** A report with what the learner record says beside each bar, and of the skill of each question. */
export const pooledResult = <Result extends TestResult>(result: Result, known: KnownSkills): Result => ({
  ...result,
  english: pooledSection(result.english, 'english', known),
  math: pooledSection(result.math, 'math', known),
});
