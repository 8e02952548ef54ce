import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every replica looks for late reports twice a minute: among those without one, not among all. */
export class IndexUnreported1763900000000 implements MigrationInterface {
  name = 'IndexUnreported1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index tests_unreported on full_test.tests (end_time) where end_time is not null and report is null and given_up_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index full_test.tests_unreported');
  }
}
