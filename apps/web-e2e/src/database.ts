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
