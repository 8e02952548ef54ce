import { withClient, type BankClient } from './client.js';

/** Two writers at once must not both number the items. */
const WRITE_LOCK = 4_711_001;

/** One transaction that is alone in writing the bank: a fault changes nothing, and writers at once are safe. */
export function writeBank<T>(target: string | BankClient, work: (client: BankClient) => Promise<T>): Promise<T> {
  return withClient(target, async (client) => {
    await client.query('BEGIN');
    try {
      await client.query('SELECT pg_advisory_xact_lock($1)', [WRITE_LOCK]);
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  });
}
