import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Metrics } from '../metrics/metrics.js';
import { outboxTable } from '../outbox/outbox-table.js';

/** How the connections of a service are used: those that wait for one are calls that stand still. */
export function watchPool(metrics: Metrics, source: DataSource): void {
  const { master: pool } = source.driver as unknown as { master: pg.Pool };
  metrics.scraped('aivy_pool_connections', 'Connections to PostgreSQL, and who waits for one', ['state'], async () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'awaited' }, value: pool.waitingCount },
  ]);
}

/** What is committed and not yet handed to the queues: of every replica the same figures. */
export function watchOutbox(metrics: Metrics, source: DataSource): void {
  const read = async (): Promise<{ waiting: number; age: number }> => {
    const [row]: [{ waiting: string; age: string }] = await source.query(
      `select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0) as age
       from ${outboxTable(source)} where sent_at is null`,
    );
    return { waiting: Number(row.waiting), age: Number(row.age) };
  };
  metrics.scraped('aivy_outbox_jobs', 'Jobs that are not handed to the queues yet', [], async () => [
    { value: (await read()).waiting },
  ]);
  metrics.scraped('aivy_outbox_oldest_seconds', 'Age of the oldest of them', [], async () => [
    { value: (await read()).age },
  ]);
}
