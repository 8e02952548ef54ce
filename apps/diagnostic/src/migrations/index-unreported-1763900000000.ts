import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every replica looks for late reports twice a minute: among those without one, not among all. */
export class IndexUnreported1763900000000 implements MigrationInterface {
  name = 'IndexUnreported1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index attempts_unreported on diagnostic.attempts (saved_at) where status = 'submitted' and report is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index diagnostic.attempts_unreported');
  }
}
