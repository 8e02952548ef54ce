import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the last day was finished: its date has to be over there before the next unit opens. */
export class AddLastFinishedZone1767300100000 implements MigrationInterface {
  name = 'AddLastFinishedZone1767300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.plans add column last_finished_zone text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.plans drop column last_finished_zone');
  }
}
