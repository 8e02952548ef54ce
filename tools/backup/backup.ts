import fs from 'node:fs/promises';
import path from 'node:path';
import { type DatabaseDefinition, MIGRATION_LOCK } from '@aivy/server-kit';
import type pg from 'pg';
import { foreignSchemas, quoted, sequencesOf, type Table, tablesOf } from './catalogue.js';
import { copyToFile, setForCopying } from './copy.js';
import { withClient } from './client.js';
import { makeWhole, openPartial } from './folders.js';
import { type BackedUpTable, type Manifest, writeManifest } from './manifest.js';

/** Tables that are read at the same time: the students' calls keep the rest of the server. */
const AT_ONCE = 2;

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  /** Schemas with tables in them that no program of the system owns: they are not in the backup. */
  leftOut: string[];
}

/**
 * Writes every table of the schemas as it was at one moment into a new folder of `out`, while the system works on.
 * Needs a login that may read everything, and as much memory whatever the size of the tables.
 * @param release version of Aivy
 * @throws what went wrong; no folder then looks like a backup
 */
export async function backup(
  databaseUrl: string,
  definitions: readonly DatabaseDefinition[],
  { out, release }: { out: string; release: string },
): Promise<MadeBackup> {
  const startedAt = new Date();
  const schemas = definitions.map(({ schema }) => schema);
  const folder = await openPartial(out, startedAt);
  try {
    const taken = await withSnapshot(databaseUrl, async (client, snapshot) => {
      const { rows: servers } = await client.query<{ server: string; now: Date }>(
        `select current_setting('server_version') as server, now()`,
      );
      const { server, now } = servers[0]!;
      const migrations = await migrationsOf(client, schemas);
      const waiting = await tablesOf(client, schemas);
      const tables: BackedUpTable[] = [];
      const reader = (): Promise<void> => readTables(databaseUrl, snapshot, { waiting, tables, folder });
      await allOrNone(Array.from({ length: AT_ONCE }, reader));
      return {
        server,
        snapshotAt: now.toISOString(),
        migrations,
        tables: tables.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
        // Read last: they may be ahead of the rows, never behind them.
        sequences: await sequenceValues(client, schemas),
        leftOut: await foreignSchemas(client, schemas),
      };
    });
    const { leftOut, ...content } = taken;
    const manifest: Manifest = {
      format: 1,
      release,
      startedAt: startedAt.toISOString(),
      finishedAt: new Date().toISOString(),
      ...content,
    };
    await writeManifest(folder, manifest);
    return { folder: await makeWhole(folder), manifest, leftOut };
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A transaction in which the database stands still, and its name, under which others see the same. */
async function withSnapshot<T>(
  databaseUrl: string,
  work: (client: pg.Client, snapshot: string) => Promise<T>,
): Promise<T> {
  return withoutMigrations(databaseUrl, () =>
    withClient(databaseUrl, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      await setForCopying(client);
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
      const result = await work(client, rows[0]!.snapshot);
      await client.query('commit');
      return result;
    }),
  );
}

/**
 * A migration waits for our end, or we for the migration's: otherwise an `alter table` would wait for our reading, and
 * every call of a student behind it. Before the snapshot, which must not be one of before the migration.
 */
async function withoutMigrations<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await setForCopying(client);
    await client.query('select pg_advisory_xact_lock_shared($1)', [MIGRATION_LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  });
}

interface Work {
  /** Not taken by a reader yet. */
  waiting: Table[];
  /** Done. */
  tables: BackedUpTable[];
  folder: string;
}

async function readTables(databaseUrl: string, snapshot: string, { waiting, tables, folder }: Work): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
    await setForCopying(client);
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const file = `${encodeURIComponent(`${next.schema}.${next.table}`)}.gz`;
        const { rows, digest, fileBytes, fileSha256 } = await copyToFile(client, next, path.join(folder, file));
        tables.push({ ...next, rows, digest, file, fileBytes, fileSha256 });
      }
    } finally {
      // After a fault the others need not read on.
      waiting.length = 0;
    }
    await client.query('commit');
  });
}

/** Waits for all, also when one fails, so that nobody writes into a folder that is being removed. */
async function allOrNone(works: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(works)) if (outcome.status === 'rejected') throw outcome.reason;
}

async function migrationsOf(client: pg.Client, schemas: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const schema of schemas) {
    const { rows } = await client.query<{ name: string }>(
      `select name from ${quoted(schema, 'migrations')} order by "timestamp"`,
    );
    found[schema] = rows.map(({ name }) => name);
  }
  return found;
}

async function sequenceValues(client: pg.Client, schemas: readonly string[]): Promise<Manifest['sequences']> {
  const values: Manifest['sequences'] = [];
  for (const { schema, sequence } of await sequencesOf(client, schemas)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(schema, sequence)}`,
    );
    values.push({ schema, sequence, ...rows[0]! });
  }
  return values;
}
