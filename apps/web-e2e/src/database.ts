import pg from 'pg';
import { setting } from './environment.js';

/** One statement on the running system's database, for what no person can do: let time pass. */
export async function sql(statement: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: setting('E2E_DATABASE_URL') });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Tables of the running system with a row that holds this text, wherever in it. */
export async function tablesHolding(text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: setting('E2E_DATABASE_URL') });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select 1 from ${name} as each where position($1 in each::text) > 0 limit 1`,
        [text],
      );
      if (rows.length > 0) holding.push(name);
    }
    return holding.toSorted();
  } finally {
    await client.end();
  }
}
