import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The test of which a section is taken again. */
export class AddRepeats1768000000000 implements MigrationInterface {
  name = 'AddRepeats1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.tests add column repeats uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.tests drop column repeats');
  }
}
