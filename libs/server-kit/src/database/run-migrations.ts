import pg from 'pg';
import { createDataSource } from './data-source.js';
import type { DatabaseDefinition } from './definition.js';

/** The advisory lock of who migrates. Any number will do, as long as every release uses the same one. */
export const MIGRATION_LOCK = 4_907_531;

/**
 * Creates the schemas and runs what is missing of their migrations, one transaction per migration.
 * An advisory lock lets several processes start at once: one migrates, the others wait and find nothing left.
 * @returns names of the migrations that ran, as `<schema>.<migration>`
 */
export async function runMigrations(
  databaseUrl: string,
  definitions: readonly DatabaseDefinition[],
): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran: string[] = [];
    for (const definition of definitions) {
      await lock.query(`create schema if not exists ${lock.escapeIdentifier(definition.schema)}`);
      ran.push(...(await migrateSchema(databaseUrl, definition)));
    }
    return ran;
  } finally {
    // Closing the session releases the lock, also when a migration failed.
    await lock.end();
  }
}

async function migrateSchema(databaseUrl: string, definition: DatabaseDefinition): Promise<string[]> {
  const source = createDataSource(definition, databaseUrl);
  await source.initialize();
  try {
    const migrations = await source.runMigrations({ transaction: 'each' });
    return migrations.map((migration) => `${definition.schema}.${migration.name}`);
  } finally {
    await source.destroy();
  }
}
