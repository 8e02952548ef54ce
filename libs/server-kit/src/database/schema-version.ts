import type pg from 'pg';
import type { MigrationInterface } from 'typeorm';
import type { DatabaseDefinition } from './definition.js';

/**
 * Holds a database to what a program was built with. A newer release may have added to it: migrations only add, so an
 * older program goes on.
 * @throws Error naming the schema and the migrations that it lacks
 */
export async function insistOnSchema(client: pg.ClientBase, definition: DatabaseDefinition): Promise<void> {
  const { schema } = definition;
  const wanted = definition.migrations.map(migrationName);
  if (wanted.length === 0) return;
  const table = `${client.escapeIdentifier(schema)}.migrations`;
  const { rows: found } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  const { rows } = found[0]?.there ? await client.query<{ name: string }>(`select name from ${table}`) : { rows: [] };
  const ran = new Set(rows.map(({ name }) => name));
  const missing = wanted.filter((name) => !ran.has(name));
  if (missing.length > 0) throw new Error(`the schema ${schema} lacks ${missing.join(', ')}: run the migrations`);
}

/** The name under which TypeORM records a migration. */
export function migrationName(Migration: Function): string {
  const migration = Reflect.construct(Migration, []) as MigrationInterface;
  return migration.name ?? Migration.name;
}
