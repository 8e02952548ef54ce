import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which unlocks the account has; a trial that was unlocked before this is handed over at the next look. */
export class GrantUnlocks1765300000000 implements MigrationInterface {
  name = 'GrantUnlocks1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    // The default is what a service of the release before inserts: handed over as if nobody had done it yet.
    await runner.query(`alter table aivydaily.unlocks
      add column granted boolean not null default false,
      add column enqueued_at timestamptz not null default now()`);
    await runner.query(`update aivydaily.unlocks set granted = (name = 'mock-full-test'), enqueued_at = unlocked_at`);
    await runner.query('create index unlocks_ungranted on aivydaily.unlocks (enqueued_at) where not granted');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index aivydaily.unlocks_ungranted');
    await runner.query('alter table aivydaily.unlocks drop column granted, drop column enqueued_at');
  }
}
