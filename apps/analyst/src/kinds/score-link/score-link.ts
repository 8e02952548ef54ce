import { ScoreLink, type LinkedStudent } from '@aivy/analysis';
import type { MeasuredScores } from '@aivy/contracts';
import { LEAST_PAIRS, pairedAbility, WINDOW_DAYS, type DatedTest } from '@aivy/psychometrics';
import { finish } from '../finish.js';
import { inGroup } from '../group.js';
import { SuppressedError, type ReportInput, type ReportKind } from '../kind.js';

/** Not how many there are. */
const TOO_FEW = `Fewer than ${LEAST_PAIRS} students have an official score and a test of ours within ${WINDOW_DAYS} days of it`;

interface StudentRow {
  person: number;
  /** Days since 2000. */
  officials: readonly { day: number; english: number; math: number }[];
  tests: readonly { day: number; source: DatedTest['source']; scores: MeasuredScores }[];
}

/** How official scores lie to ours; nothing is changed by it until somebody publishes it. */
export const scoreLink: ReportKind = {
  steps: ['reading scores', 'comparing them'],
  async make(input) {
    const { progress, signal } = input;
    progress(0, 0);
    const report = new ScoreLink((await input.bank()).scaleOf().link);
    for await (const row of students(input)) {
      signal.throwIfAborted();
      report.add(studentOf(row));
    }
    progress(1, 0);
    if (!report.isEnough) throw new SuppressedError(TOO_FEW);
    return finish(input, report);
  },
};

/** Students with an official test in the period, and their own tests near to one. */
const students = ({ params, database }: ReportInput): AsyncIterable<StudentRow> => {
  const group = inGroup(params.group, 'o.user_id', 4);
  return database.stream<StudentRow>(
    `select uuid_hash(o.user_id) as person,
       json_agg(json_build_object('day', o.test_date - date '2000-01-01', 'english', o.english, 'math', o.math)
         order by o.test_date) as officials,
       coalesce((
         select json_agg(json_build_object('day', m.measured_on - date '2000-01-01', 'source', m.source, 'scores', m.scores)
           order by m.measured_at, m.attempt_id)
         from plan.measurements m
         where m.user_id = o.user_id and m.measured_on between min(o.test_date) - $3::int and max(o.test_date) + $3::int
       ), '[]') as tests
     from plan.official_scores o
     where o.test_date between $1::date and $2::date and ${group.sql}
     group by o.user_id order by o.user_id`,
    [params.period.from, params.period.to, WINDOW_DAYS, ...group.values],
  );
};

function studentOf({ person, officials, tests }: StudentRow): LinkedStudent {
  const scoresOf = (subject: 'english' | 'math') => officials.map((each) => ({ day: each.day, score: each[subject] }));
  const testsOf = (subject: 'english' | 'math'): DatedTest[] =>
    tests.map(({ day, source, scores }) => ({ day, source, ability: pairedAbility(scores[subject], source) }));
  return {
    person,
    officials: { english: scoresOf('english'), math: scoresOf('math') },
    tests: { english: testsOf('english'), math: testsOf('math') },
  };
}
