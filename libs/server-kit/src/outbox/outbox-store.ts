import type { DataSource, EntityManager } from 'typeorm';
import type { QueuedJob } from '../queue/job-queues.js';
import { outboxTable } from './outbox-table.js';

/** Sent rows are kept this long: they are what is sent again when Redis loses its data. */
const KEEP_DAYS = 7;
/** Not fewer than the relay sends at once. */
const OLD_AT_ONCE = 200;

interface Row {
  id: string;
  queue: string;
  name: string;
  job_id: string;
  data: unknown;
  traceparent: string | null;
}

/** The statements of the relay on one outbox table. */
export class OutboxStore {
  /** Quoted, with schema. */
  readonly name: string;

  constructor(private readonly source: DataSource) {
    this.name = outboxTable(source);
  }

  /**
   * Locks up to `limit` unsent rows, lets `send` have them, marks them sent.
   * @returns how many there were
   */
  async sendBatch(limit: number, send: (jobs: QueuedJob[]) => Promise<void>): Promise<number> {
    return this.source.transaction(async (manager) => {
      const rows: Row[] = await manager.query(
        `select id, queue, name, job_id, data, traceparent from ${this.name} where sent_at is null order by id limit $1 for update skip locked`,
        [limit],
      );
      if (rows.length === 0) return 0;
      await send(
        rows.map(({ queue, name, job_id: jobId, data, traceparent }) => ({
          queue,
          name,
          jobId,
          data,
          traceparent: traceparent ?? undefined,
        })),
      );
      await manager.query(`update ${this.name} set sent_at = now() where id = any($1::bigint[])`, [
        rows.map((row) => row.id),
      ]);
      await this.deleteOld(manager);
      return rows.length;
    });
  }

  /**
   * The first rows by their number are the oldest: looking at as many as a batch brings at the most keeps pace with them,
   * and costs the same however many are kept.
   */
  private async deleteOld(manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from ${this.name} where id = any(array(
         select id from (select id, sent_at from ${this.name} order by id limit ${OLD_AT_ONCE}) first
         where sent_at < now() - interval '${KEEP_DAYS} days'
       ))`,
    );
  }

  /** Marks everything still kept as unsent; returns how many rows. */
  async deleteSent(): Promise<number> {
    const [, count]: [unknown, number] = await this.source.query(
      `update ${this.name} set sent_at = null where sent_at is not null`,
    );
    return count;
  }
}
