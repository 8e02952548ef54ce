import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The smallest daily goal, with the place it's counted at for students without a plan; reminders at the usual hour. */
export class AddSmallestGoals1767500000000 implements MigrationInterface {
  name = 'AddSmallestGoals1767500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table plan.smallest_goals (
      user_id uuid primary key,
      minutes smallint not null check (minutes > 0),
      timezone text not null
    )`);
    // An hour that was chosen before stays.
    await runner.query('alter table plan.mail_settings add column reminder_by_habit boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.mail_settings drop column reminder_by_habit');
    await runner.query('drop table plan.smallest_goals');
  }
}
