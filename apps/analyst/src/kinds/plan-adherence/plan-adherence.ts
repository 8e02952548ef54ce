import { PlanAdherence, type PlannedStudent } from '@aivy/analysis';
import { addDays } from '@aivy/exam';
import { finish } from '../finish.js';
import { inGroup } from '../group.js';
import type { ReportKind } from '../kind.js';

/** Planned and finished days by duration and week of the plan. */
export const planAdherence: ReportKind = {
  steps: ['reading plans'],
  async make(input) {
    const { params, database, progress, signal } = input;
    progress(0, 0);
    // Today is not over anywhere in the world before tomorrow's noon; what is left of it must not count as missed.
    const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
    const period = { from: params.period.from, to: params.period.to < yesterday ? params.period.to : yesterday };
    const group = inGroup(params.group, 'p.user_id', 3);
    const report = new PlanAdherence(period);
    const students = database.stream<PlannedStudent>(
      `select uuid_hash(p.user_id) as person, p.duration, p.ends_on::text as "endsOn", p.start_day as "startDay",
         p.last_finished_day as "lastFinishedDay",
         array(select d.finished_on::text from plan.days d
           where d.user_id = p.user_id and d.finished_on between $1 and $2) as finished,
         array(select (t.end_time at time zone p.timezone)::date::text from full_test.tests t
           where t.user_id = p.user_id and t.end_time is not null and t.given_up_at is null) as tests
       from plan.plans p
       where p.ends_on >= $1 and p.ends_on - p.duration * 30 <= $2::date and ${group.sql} order by p.user_id`,
      [period.from, period.to, ...group.values],
    );
    for await (const student of students) {
      signal.throwIfAborted();
      report.add(student);
    }
    return finish(input, report);
  },
};
