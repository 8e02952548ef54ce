import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extended time for tests; everybody begins without. */
export class AddTimeFactor1763700100000 implements MigrationInterface {
  name = 'AddTimeFactor1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table auth.users add column time_factor real not null default 1 check (time_factor in (1, 1.25, 1.5, 2))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table auth.users drop column time_factor');
  }
}
