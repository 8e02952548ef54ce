import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One attempt per user; answers pin the version of every item they belong to. */
export class CreateDiagnostic1763600200000 implements MigrationInterface {
  name = 'CreateDiagnostic1763600200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table diagnostic.attempts (
      user_id uuid not null,
      attempt_id uuid not null,
      form_id text not null,
      item_versions jsonb not null,
      english jsonb not null,
      math jsonb not null,
      english_time jsonb not null,
      math_time jsonb not null,
      start_time timestamptz not null,
      end_time timestamptz,
      status text not null default 'in_progress' check (status in ('in_progress', 'submitted')),
      saved_at timestamptz not null default now(),
      report jsonb,
      report_at timestamptz,
      primary key (user_id, attempt_id),
      check ((status = 'submitted') = (end_time is not null))
    )`);
    await runner.query('create unique index attempts_user on diagnostic.attempts (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table diagnostic.attempts');
  }
}
