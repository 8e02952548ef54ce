import pg from 'pg';

/** The one method used of a `pg` client. It must be one connection, not a pool: seeding is one transaction. */
export interface BankClient {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Runs `work` with the given client, or with a connection of its own when given a database address. */
export async function withClient<T>(target: string | BankClient, work: (client: BankClient) => Promise<T>): Promise<T> {
  if (typeof target !== 'string') return work(target);
  const client = new pg.Client({ connectionString: target });
  // A connection that breaks between two queries says so by an event, which would end the process if nobody listened;
  // the next query fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
