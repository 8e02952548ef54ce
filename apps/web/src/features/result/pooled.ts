import type { FocusLists, skillStandings, OutputOf } from '@aivy/contracts';
import { skillLabel, skillsOf } from '@aivy/exam';
import { standingNote } from '../../lib/standing-note';
import type { SubjectName } from '../../player/analysis/model';
import type { Area, SubjectResult, TestResult } from './model';

type KnownSkills = OutputOf<typeof skillStandings>['skills'];

/** What the plan service knows of a student beside a report. */
export interface Pool {
  skills: KnownSkills;
  /** Of the current journey. */
  focus: FocusLists;
}

/**
 * A report's areas with what all of the student's answers say about them, and the label of those on the focus list. The
 * bars stay those of the test. Where the record doesn't have this test yet, the test speaks for itself.
 */
function pooledAreas(areas: readonly Area[], subject: SubjectName, { skills: known, focus }: Pool): Area[] {
  const ids = new Map(skillsOf(subject).map(({ name, id }) => [name, id]));
  const record = new Map(known.map((each) => [each.skill, each]));
  return areas.map((area) => {
    const id = ids.get(area.name) ?? 0;
    const skill = record.get(id);
    const labeled = {
      ...area,
      label: skillLabel(area.percent, focus[subject].includes(id)),
      isFirst: focus.english[0] === id,
    };
    return skill && skill.answered >= area.answered ? { ...labeled, ...standingNote(skill) } : labeled;
  });
}

/** Questions with what a minute of practice of their skill is worth to the student. */
function pooledQuestions(questions: SubjectResult['questions'], known: KnownSkills): SubjectResult['questions'] {
  const worth = new Map(known.map(({ skill, points_per_minute: points }) => [skill, points]));
  return questions.map((each) =>
    each.skill === undefined ? each : { ...each, pointsPerMinute: worth.get(each.skill) },
  );
}

const pooledSection = (result: SubjectResult, subject: SubjectName, pool: Pool): SubjectResult => ({
  ...result,
  areas: pooledAreas(result.areas, subject, pool),
  questions: pooledQuestions(result.questions, pool.skills),
});

/** A report with what the plan service knows about its skills. */
export const pooledResult = <Result extends TestResult>(result: Result, pool: Pool): Result => ({
  ...result,
  english: pooledSection(result.english, 'english', pool),
  math: pooledSection(result.math, 'math', pool),
});
