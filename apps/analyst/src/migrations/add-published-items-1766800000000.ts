import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which items of a calibration were published: a person may leave some out. */
export class AddPublishedItems1766800000000 implements MigrationInterface {
  name = 'AddPublishedItems1766800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table analyst.report_jobs add published_items jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table analyst.report_jobs drop published_items');
  }
}
