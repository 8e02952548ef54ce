import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Items are immutable rows per version; a release names the version of every item it holds. */
export class CreateBank1763596800000 implements MigrationInterface {
  readonly name = 'CreateBank1763596800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA IF NOT EXISTS bank');
    await runner.query(`
      CREATE TABLE bank.items (
        id integer NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        key text NOT NULL,
        state text NOT NULL CHECK (state IN ('draft', 'pretest', 'operational', 'quarantined', 'retired')),
        body jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (id, version),
        UNIQUE (key, version)
      )`);
    await runner.query(`
      CREATE TABLE bank.forms (
        id text PRIMARY KEY,
        english jsonb NOT NULL,
        math jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE bank.releases (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        items jsonb NOT NULL,
        diagnostic_form text NOT NULL REFERENCES bank.forms (id),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bank.releases, bank.forms, bank.items');
  }
}
