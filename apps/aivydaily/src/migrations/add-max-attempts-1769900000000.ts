import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many attempts a session gives at each question. Those from before it was kept give three. */
export class AddMaxAttempts1769900000000 implements MigrationInterface {
  name = 'AddMaxAttempts1769900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table aivydaily.sessions add column max_attempts smallint not null default 3');
    // Not valid: rows that are there met a narrower check, so nobody has to wait until all are read.
    await runner.query(
      `alter table aivydaily.attempts drop constraint attempts_attempt_check,
         add constraint attempts_attempt_check check (attempt between 1 and 9) not valid`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from aivydaily.attempts where attempt > 3');
    await runner.query(
      `alter table aivydaily.attempts drop constraint attempts_attempt_check,
         add constraint attempts_attempt_check check (attempt between 1 and 3)`,
    );
    await runner.query('alter table aivydaily.sessions drop column max_attempts');
  }
}
