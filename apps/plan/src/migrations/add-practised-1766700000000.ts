import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time that was really practised, by day and section, for what it brings; counted anew from the answers that are there. */
export class AddPractised1766700000000 implements MigrationInterface {
  name = 'AddPractised1766700000000';

  async up(runner: QueryRunner): Promise<void> {
    // Days by UTC, as the learner record counts them.
    await runner.query(`create table plan.practised (
      user_id uuid not null,
      day date not null,
      english_ms bigint not null,
      math_ms bigint not null,
      primary key (user_id, day)
    )`);
    // As practisedTimes does: ten minutes at the most for an answer, and half a minute for the explanation of a first one.
    await runner.query(`insert into plan.practised (user_id, day, english_ms, math_ms)
      select user_id, (given_at at time zone 'UTC')::date, coalesce(sum(ms) filter (where skill <= 11), 0),
        coalesce(sum(ms) filter (where skill > 11), 0)
      from (select user_id, given_at, skill, least(spent_ms, 600000) + case when attempt = 1 then 30000 else 0 end as ms
        from plan.evidence where source in ('unit', 'practice')) e
      group by 1, 2`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plan.practised');
  }
}
