import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A test that its student gave up: over, and never scored. Replicas of the release before it take such a test for a finished one. */
export class AddGivenUp1763800000000 implements MigrationInterface {
  name = 'AddGivenUp1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table full_test.tests add column given_up_at timestamptz, add check (given_up_at is null or end_time is not null)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.tests drop column given_up_at');
  }
}
