import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an owner needs to recognise a session: a name to end it by, when it was used, on what and where from. */
export class AddSessionOrigin1763800100000 implements MigrationInterface {
  name = 'AddSessionOrigin1763800100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table auth.sessions
      add column session_id uuid not null default gen_random_uuid(),
      add column last_used_at timestamptz not null default now(),
      add column device text not null default '',
      add column network text not null default ''`);
    await runner.query('create unique index sessions_id on auth.sessions (user_id, session_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index auth.sessions_id');
    await runner.query(
      'alter table auth.sessions drop column session_id, drop column last_used_at, drop column device, drop column network',
    );
  }
}
