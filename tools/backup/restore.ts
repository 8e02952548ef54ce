import path from 'node:path';
import { type DatabaseDefinition, migrationName, runMigrations } from '@aivy/server-kit';
import type pg from 'pg';
import { UsageError } from '@aivy/server-kit/command';
import { foreignKeysOf, quoted, type Table, tablesOf } from './catalogue.js';
import { withClient } from './client.js';
import { copyFromFile, readTable, setForCopying } from './copy.js';
import { type BackedUpTable, type Manifest, readManifest } from './manifest.js';
import { insistOnFiles } from './verify.js';

/**
 * Brings a backup into an empty database: the schemas as they were then, the rows in one transaction, each table read
 * again and held to the manifest before it commits, foreign keys tried. Migrations that came later are the caller's
 * matter. Needs the login that will own the schemas, no superuser, and a connection of its own (no pooler between).
 * @throws UsageError when the backup is damaged or of a newer release, or the database is not empty; nothing was done then
 */
export async function restore(
  databaseUrl: string,
  definitions: readonly DatabaseDefinition[],
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await insistOnFiles(folder, manifest);
  const asThen = definitionsOf(manifest, definitions);
  const schemas = definitions.map(({ schema }) => schema);
  await withClient(databaseUrl, async (client) => {
    const [first] = await tablesOf(client, schemas);
    if (first) throw new UsageError(`The database is not empty: it has ${first.schema}.${first.table}.`);
  });
  await runMigrations(databaseUrl, asThen);
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await setForCopying(client);
    await fill(client, folder, manifest);
    await client.query('commit');
    // Without figures of its own the planner would read whole tables for a while.
    await client.query('analyze');
  });
  return manifest;
}

/** The schemas of then, in the order of today. @throws UsageError when this release does not know one of their migrations */
function definitionsOf(
  { migrations, release }: Manifest,
  definitions: readonly DatabaseDefinition[],
): DatabaseDefinition[] {
  const asThen = definitions.map((definition) => {
    const ran = new Set(migrations[definition.schema] ?? []);
    const known = definition.migrations.filter((migration) => ran.delete(migrationName(migration)));
    if (ran.size > 0)
      throw new UsageError(
        `The backup is of a newer release (${release}): this one does not know ${definition.schema}.${[...ran][0]}.`,
      );
    return { ...definition, migrations: known };
  });
  const unknown = Object.keys(migrations).find((schema) => definitions.every((each) => each.schema !== schema));
  if (unknown)
    throw new UsageError(`The backup is of a newer release (${release}): this one has no schema ${unknown}.`);
  return asThen.filter(({ schema }) => schema in migrations);
}

async function fill(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const schemas = Object.keys(manifest.migrations);
  insistOnTables(await tablesOf(client, schemas), manifest.tables);
  // Made again behind the rows, which tries them all in one pass: rows may then come in any order.
  const foreignKeys = await foreignKeysOf(client, schemas);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  // The migrations have written down that they ran; of that, too, the rows are those of the backup.
  const names = manifest.tables.map(({ schema, table }) => quoted(schema, table));
  await client.query(`truncate ${names.join(', ')}`);
  // What a trigger would write is in the backup.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  for (const table of manifest.tables) {
    await copyFromFile(client, table, path.join(folder, table.file));
    const { rows, digest } = await readTable(client, table);
    if (rows !== table.rows || digest !== table.digest)
      throw new UsageError(
        `${table.schema}.${table.table} does not hold what the manifest names: nothing was restored.`,
      );
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { schema, sequence, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(schema, sequence), lastValue, isCalled]);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** A table that is missing in the backup would be empty without anybody noticing. */
function insistOnTables(there: readonly Table[], backedUp: readonly BackedUpTable[]): void {
  const shape = ({ schema, table, columns }: Table): string => `${schema}.${table} (${columns.toSorted().join(', ')})`;
  const [wanted, given] = [new Set(there.map(shape)), new Set(backedUp.map(shape))];
  const [lacks] = [...wanted].filter((each) => !given.has(each));
  if (lacks) throw new UsageError(`The backup lacks the table ${lacks}.`);
  const [foreign] = [...given].filter((each) => !wanted.has(each));
  if (foreign) throw new UsageError(`The backup has a table that its migrations do not make: ${foreign}.`);
}
