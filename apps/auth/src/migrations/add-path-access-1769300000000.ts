import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The current product, and the days on which AivyPath is open. Accounts from before keep AivyPath without an end. */
export class AddPathAccess1769300000000 implements MigrationInterface {
  name = 'AddPathAccess1769300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.users
      add column current_product smallint check (current_product in (1, 2)),
      add column path_first_day date,
      add column path_last_day date,
      add column path_plan text,
      add column path_week_granted boolean not null default false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.users drop column current_product, drop column path_first_day,
      drop column path_last_day, drop column path_plan, drop column path_week_granted`);
  }
}
