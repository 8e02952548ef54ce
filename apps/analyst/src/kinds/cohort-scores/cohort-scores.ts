import { CohortScores, type MeasuredTest } from '@aivy/analysis';
import { finish } from '../finish.js';
import { inGroup, momentsOf } from '../group.js';
import type { ReportKind } from '../kind.js';

/** How a group scores from week to week, in diagnostics and full tests, and what changes from the first test to the last. */
export const cohortScores: ReportKind = {
  steps: ['reading scores'],
  async make(input) {
    const { params, database, progress, signal } = input;
    const [from, until] = momentsOf(params);
    const group = inGroup(params.group, 'm.user_id', 3);
    progress(0, 0);
    const report = new CohortScores(params.section);
    const tests = database.stream<MeasuredTest>(
      `select uuid_hash(m.user_id) as person, hashtext(m.attempt_id) as test, m.source,
         date_trunc('week', m.measured_at at time zone 'UTC')::date::text as week,
         (m.scores->'english'->>'score')::int as english, (m.scores->'math'->>'score')::int as math
       from plan.measurements m where m.measured_at >= $1 and m.measured_at < $2 and ${group.sql}
       order by m.user_id, m.measured_at, m.attempt_id`,
      [from, until, ...group.values],
    );
    for await (const test of tests) {
      signal.throwIfAborted();
      report.add(test);
    }
    return finish(input, report);
  },
};
