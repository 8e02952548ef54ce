import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The minutes of practice a day that a student chose. A plan from before the choice gets what its forecasts assumed
 * (`DEFAULT_MINUTES_A_DAY`). Past abilities say why a forecast moved; older rows have none.
 */
export class AddMinutesADay1767600000000 implements MigrationInterface {
  name = 'AddMinutesADay1767600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.plans add column minutes_a_day smallint not null default 20');
    await runner.query('alter table plan.mastery_history add column abilities jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.mastery_history drop column abilities');
    await runner.query('alter table plan.plans drop column minutes_a_day');
  }
}
