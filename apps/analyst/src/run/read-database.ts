import pg from 'pg';
import type { ReadDatabase } from '../kinds/kind.js';

const BATCH = 2_000;
/** PostgreSQL looks so often whether whoever asked is still there: a statement for nobody ends. */
const LOOK_FOR_CLIENT = '1s';

/**
 * One connection in one transaction that only reads and sees one moment. What cannot be read by the login's role cannot be
 * read here.
 */
export class CursorDatabase implements ReadDatabase {
  private cursors = 0;

  private constructor(private readonly client: pg.Client) {}

  static async open(databaseUrl: string, statementSeconds: number): Promise<CursorDatabase> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'aivy-analyst-report' });
    // A connection that breaks between two statements fails the next one.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      await client.query(`set local statement_timeout = '${statementSeconds}s'`);
      await client.query(`set local client_connection_check_interval = '${LOOK_FOR_CLIENT}'`);
      await client.query(`set local idle_in_transaction_session_timeout = 0`);
    } catch (error) {
      await client.end();
      throw error;
    }
    return new CursorDatabase(client);
  }

  async *stream<R extends object>(sql: string, values: readonly unknown[] = []): AsyncGenerator<R> {
    const cursor = `report_${++this.cursors}`;
    await this.client.query(`declare ${cursor} no scroll cursor for ${sql}`, [...values]);
    try {
      for (let count = BATCH; count === BATCH;) {
        const { rows } = await this.client.query(`fetch forward ${BATCH} from ${cursor}`);
        yield* rows as R[];
        count = rows.length;
      }
    } finally {
      // After a fault the transaction is over, and the cursor with it.
      await this.client.query(`close ${cursor}`).catch(() => undefined);
    }
  }

  async rows<R extends object>(sql: string, values: readonly unknown[] = []): Promise<R[]> {
    return (await this.client.query(sql, [...values])).rows as R[];
  }

  /** The bank's own reader takes such a client. */
  get bankClient(): pg.Client {
    return this.client;
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
