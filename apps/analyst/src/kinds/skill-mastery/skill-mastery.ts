import { SkillMasteryReport, type MasteryOfStudent } from '@aivy/analysis';
import { finish } from '../finish.js';
import { inGroup, momentsOf } from '../group.js';
import type { ReportKind } from '../kind.js';

/** Mastery of the thirty skills as the learner records of the period left it. */
export const skillMastery: ReportKind = {
  steps: ['reading mastery'],
  async make(input) {
    const { params, database, progress, signal } = input;
    const [from, until] = momentsOf(params);
    const group = inGroup(params.group, 'h.user_id', 3);
    progress(0, 0);
    const report = new SkillMasteryReport(params.section);
    const students = database.stream<MasteryOfStudent>(
      `select uuid_hash(last.user_id) as person, last.version::int as version, last.mastery, coalesce(own.answers, '{}') as answers
       from (
         select distinct on (h.user_id) h.user_id, h.version, h.mastery from plan.mastery_history h
         where h.computed_at >= $1 and h.computed_at < $2 and ${group.sql}
         order by h.user_id, h.computed_at desc, h.version desc
       ) last
       cross join lateral (
         select jsonb_object_agg(skill, n) as answers from (
           select e.skill, count(*)::int as n from plan.evidence e
           where e.user_id = last.user_id and e.attempt = 1 and not e.pretest and not e.replaced and e.answered and e.given_at < $2
           group by e.skill
         ) counts
       ) own
       order by last.user_id`,
      [from, until, ...group.values],
    );
    for await (const student of students) {
      signal.throwIfAborted();
      report.add(student);
    }
    return finish(input, report);
  },
};
