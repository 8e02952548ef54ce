import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The release of the item bank that an attempt was made from: it is scored by the scale of that one. Null from before it was kept. */
export class AddRelease1766500000000 implements MigrationInterface {
  name = 'AddRelease1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.tests add column release integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.tests drop column release');
  }
}
