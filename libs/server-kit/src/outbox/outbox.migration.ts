import type { MigrationInterface, QueryRunner } from 'typeorm';
import { outboxTable } from './outbox-table.js';

/** Creates the outbox in the schema of the data source that runs it. */
class CreateOutbox1763600000000 implements MigrationInterface {
  // Written out: a bundler may rename the class.
  name = 'CreateOutbox1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    const table = outboxTable(runner.connection);
    await runner.query(`create table ${table} (
      id bigint generated always as identity primary key,
      queue text not null,
      name text not null,
      job_id text not null unique,
      data jsonb not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`);
    await runner.query(`create index outbox_unsent on ${table} (id) where sent_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ${outboxTable(runner.connection)}`);
  }
}

/** A job belongs to the trace of what enqueued it. */
class AddOutboxTrace1768000000000 implements MigrationInterface {
  name = 'AddOutboxTrace1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ${outboxTable(runner.connection)} add column traceparent text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ${outboxTable(runner.connection)} drop column traceparent`);
  }
}

/** Spread into the `migrations` of a DatabaseDefinition that uses the outbox. */
export const outboxMigrations = [CreateOutbox1763600000000, AddOutboxTrace1768000000000];
