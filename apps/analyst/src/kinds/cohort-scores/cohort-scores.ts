import { inGroup, momentsOf } from '../group.js';
import { SuppressedError, type Column, type ReportKind, type Value } from '../kind.js';

/** Fewer people are not told of. */
const FEWEST = 10;
/** Two standard errors and a little less: 95 % of a mean. */
const Z95 = 1.96;

const COLUMNS: readonly Column[] = [
  { name: 'week', type: 'date', title: 'Week, by its Monday' },
  { name: 'source', type: 'string', title: 'Diagnostic or full test' },
  { name: 'students', type: 'int', title: 'Students' },
  { name: 'mean_total', type: 'float', title: 'Mean total score' },
  { name: 'sd_total', type: 'float', title: 'Standard deviation' },
];

interface Week {
  week: string;
  source: string;
  students: number;
  mean: number;
  sd: number;
}

/** How a group scores from week to week, in diagnostics and full tests. */
export const cohortScores: ReportKind = {
  steps: ['reading scores', 'writing rows'],
  async make({ params, database, progress, signal }) {
    const [from, until] = momentsOf(params);
    const group = inGroup(params.group, 'm.user_id', 3);
    progress(0, 0);
    const weeks: Week[] = [];
    const stream = database.stream<Week>(
      `select date_trunc('week', m.measured_at at time zone 'UTC')::date::text as week, m.source,
         count(distinct m.user_id)::int as students, avg(total)::float8 as mean, coalesce(stddev_samp(total), 0)::float8 as sd
       from plan.measurements m,
         lateral (select (m.scores->'english'->>'score')::float8 + (m.scores->'math'->>'score')::float8 as total) t
       where m.measured_at >= $1 and m.measured_at < $2 and ${group.sql} group by 1, 2 order by 1, 2`,
      [from, until, ...group.values],
    );
    for await (const week of stream) {
      signal.throwIfAborted();
      if (week.students >= FEWEST) weeks.push(week);
    }
    if (weeks.length === 0) throw new SuppressedError();
    progress(1, 0);
    const rows = async function* (): AsyncGenerator<readonly Value[]> {
      for (const { week, source, students, mean, sd } of weeks) yield [week, source, students, mean, sd];
    };
    return {
      columns: COLUMNS,
      rows: rows(),
      finding: {
        title: 'Scores from week to week',
        points: weeks.map(({ week, source, students, mean, sd }) => {
          const margin = (Z95 * sd) / Math.sqrt(students);
          return { label: `${week} ${source}`, n: students, value: mean, low: mean - margin, high: mean + margin };
        }),
        unit: 'Total score, 400-1600',
        note: 'Means of all tests finished in a week, with 95% intervals. Weeks with fewer than ten students are left out.',
      },
      cells: weeks.map(({ week, source, students }) => ({ key: `${week} ${source}`, people: students })),
    };
  },
};
