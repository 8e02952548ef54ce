import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The section of an open attempt that has its score, while the other one is taken again. */
export class AddKeptSection1767900000000 implements MigrationInterface {
  name = 'AddKeptSection1767900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table diagnostic.attempts add column kept_section text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table diagnostic.attempts drop column kept_section');
  }
}
