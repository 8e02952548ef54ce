import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An attempt is stored without a job; those of all students are enqueued together a moment later. */
export class EnqueueAttemptsTogether1765200000000 implements MigrationInterface {
  name = 'EnqueueAttemptsTogether1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table aivydaily.attempts alter column enqueued_at drop not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update aivydaily.attempts set enqueued_at = given_at where enqueued_at is null');
    await runner.query('alter table aivydaily.attempts alter column enqueued_at set not null');
  }
}
