import { createHash, randomBytes } from 'node:crypto';
import { bankDatabase, packItems, seedBank, type Item } from '@aivy/item-bank';
import { type DatabaseDefinition, runMigrations } from '@aivy/server-kit';
import pg from 'pg';
import { digestBankSources } from './bank-sources.js';
import { testDatabaseServer } from './environment.js';

export interface TestDatabase {
  url: string;
  /** Runs one statement and returns its rows. */
  query<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Suites of one run that need the same template must not both build it. */
const TEMPLATE_LOCK = 7_340_112;

/**
 * A database of its own for one suite, migrated. It is a copy of a template that is built once per set of migrations,
 * so it costs a file copy.
 * @param options `withBank`: these items are released in it, or all that ship
 */
export async function testDatabase(
  definitions: readonly DatabaseDefinition[],
  { withBank = false }: { withBank?: boolean | readonly Item[] } = {},
): Promise<TestDatabase> {
  const bank = withBank === true ? packItems() : withBank || undefined;
  const all =
    bank && !definitions.some(({ schema }) => schema === bankDatabase.schema)
      ? [bankDatabase, ...definitions]
      : definitions;
  const template = await ensureTemplate(all, bank);
  const name = `t_${randomBytes(8).toString('hex')}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  const url = databaseUrl(name);
  return {
    url,
    async query<Row extends object>(sql: string, values: unknown[] = []) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Row & pg.QueryResultRow>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    drop: () =>
      onServer(async (client) => {
        // FORCE: a suite that failed half-way may have left connections.
        await client.query(`drop database if exists ${name} with (force)`);
        // Roles belong to the server. Those of a database start with its name.
        const roles = await client.query<{ rolname: string }>(
          'select rolname from pg_roles where starts_with(rolname, $1)',
          [`${name}_`],
        );
        if (roles.rowCount) await client.query(`drop role ${roles.rows.map(({ rolname }) => rolname).join(', ')}`);
      }),
  };
}

async function ensureTemplate(definitions: readonly DatabaseDefinition[], bank?: readonly Item[]): Promise<string> {
  const hash = createHash('sha1');
  for (const { schema, migrations } of definitions) hash.update(`${schema}\n${migrations.map(String).join('\n')}\n`);
  if (bank) hash.update(digestBankSources()).update(bank.map(({ key }) => key).join());
  const name = `template_${hash.digest('hex').slice(0, 16)}`;
  // Filling the bank takes longer than everything else: done once, for whatever stands beside it.
  const banks = definitions.filter(({ schema }) => schema === bankDatabase.schema);
  const base = bank && banks.length < definitions.length ? await ensureTemplate(banks, bank) : undefined;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // Built under another name, so that one whose migrations fail is never taken for complete.
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}${base ? ` template ${base}` : ''}`);
    await runMigrations(databaseUrl(draft), definitions);
    if (bank && !base) await seedBank(databaseUrl(draft), bank);
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

function databaseUrl(name: string): string {
  const url = new URL(testDatabaseServer());
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testDatabaseServer() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
