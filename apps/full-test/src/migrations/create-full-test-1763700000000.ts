import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A test, its modules as they are made, and one row per answered question. */
export class CreateFullTest1763700000000 implements MigrationInterface {
  name = 'CreateFullTest1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table full_test.tests (
      user_id uuid not null,
      test_id uuid not null,
      current_module smallint not null default 1 check (current_module between 1 and 4),
      time_factor real not null check (time_factor between 1 and 2),
      break_ends timestamptz,
      start_time timestamptz not null default now(),
      end_time timestamptz,
      report jsonb,
      report_at timestamptz,
      primary key (user_id, test_id)
    )`);
    // One open test at a time, whatever arrives together.
    await runner.query('create unique index tests_open on full_test.tests (user_id) where end_time is null');
    await runner.query(`create table full_test.modules (
      user_id uuid not null,
      test_id uuid not null,
      module smallint not null check (module between 1 and 4),
      route text not null check (route in ('first', 'lower', 'higher')),
      questions jsonb not null,
      seconds integer not null check (seconds > 0),
      started_at timestamptz,
      deadline timestamptz,
      submitted_at timestamptz,
      closed_by text check (closed_by in ('student', 'deadline')),
      time_left real,
      workspace jsonb,
      workspace_seq bigint not null default 0,
      primary key (user_id, test_id, module),
      foreign key (user_id, test_id) references full_test.tests on delete cascade,
      check ((started_at is null) = (deadline is null)),
      check (submitted_at is null or started_at is not null),
      check ((submitted_at is null) = (closed_by is null))
    )`);
    await runner.query(`create table full_test.answers (
      user_id uuid not null,
      test_id uuid not null,
      question_id integer not null,
      module smallint not null,
      answer text not null,
      seq bigint not null,
      spent_ms integer not null default 0 check (spent_ms >= 0),
      primary key (user_id, test_id, question_id),
      foreign key (user_id, test_id, module) references full_test.modules on delete cascade
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table full_test.answers, full_test.modules, full_test.tests');
  }
}
