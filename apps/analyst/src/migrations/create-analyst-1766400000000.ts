import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports that analysts order, and their files. */
export class CreateAnalyst1766400000000 implements MigrationInterface {
  name = 'CreateAnalyst1766400000000';

  async up(runner: QueryRunner): Promise<void> {
    // A few rows a day: nothing here is distributed by user. `run_id` is whoever makes it at present, `beat_at` when that
    // one last said that it lives; `orders` counts how often it was ordered, `tries` how often it was begun since.
    await runner.query(`create table analyst.report_jobs (
      job_id uuid primary key,
      created_by uuid,
      made_by text not null check (made_by in ('analyst', 'nightly', 'command')),
      night date,
      kind text not null,
      params jsonb not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'active', 'ready', 'failed', 'cancelled', 'suppressed')),
      orders integer not null default 1,
      tries integer not null default 0,
      run_id uuid,
      beat_at timestamptz,
      progress real not null default 0,
      step text,
      step_number integer,
      steps integer,
      created_at timestamptz not null default now(),
      queued_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      row_count bigint,
      reason text,
      finding jsonb,
      columns jsonb,
      published_release integer,
      check ((made_by = 'analyst') = (created_by is not null)),
      check ((made_by = 'nightly') = (night is not null)),
      check ((state in ('waiting', 'active')) = (finished_at is null)),
      check ((state = 'ready') = (finding is not null))
    )`);
    await runner.query(
      'create unique index report_jobs_of_night on analyst.report_jobs (night, kind) where night is not null',
    );
    await runner.query('create index report_jobs_by_age on analyst.report_jobs (created_at desc, job_id desc)');
    await runner.query('create index report_jobs_of_user on analyst.report_jobs (created_by)');
    await runner.query(
      `create index report_jobs_to_do on analyst.report_jobs (state) where state in ('waiting', 'active')`,
    );
    // Rows of a file, gzip of one JSON array a line. Those of a run count when the job is ready by that very run.
    await runner.query(`create table analyst.report_parts (
      job_id uuid not null references analyst.report_jobs on delete cascade,
      run_id uuid not null,
      part integer not null check (part >= 0),
      bytes bytea not null,
      primary key (job_id, run_id, part)
    )`);
    // What was ever said of groups of people: it stays when jobs and files go, so that a later report can be held against it.
    await runner.query(`create table analyst.published_reports (
      job_id uuid primary key,
      kind text not null,
      params jsonb not null,
      made_at timestamptz not null,
      cells jsonb not null
    )`);
    await runner.query('create index published_reports_of_kind on analyst.published_reports (kind, made_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table analyst.published_reports, analyst.report_parts, analyst.report_jobs');
  }
}
