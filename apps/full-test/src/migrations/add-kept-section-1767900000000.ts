import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The section that a test has from the one before it, because only the other one is taken again. */
export class AddKeptSection1767900000000 implements MigrationInterface {
  name = 'AddKeptSection1767900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.tests add column kept_section text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.tests drop column kept_section');
  }
}
