import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { diagnosticReportJob } from '@aivy/contracts';
import { testDatabase, type TestDatabase, testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import { IsNull, Not, type DataSource } from 'typeorm';
import { createDataSource } from '../database/data-source.js';
import { watchOutbox, watchPool } from '../database/database-metrics.js';
import { createLogger } from '../log/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { JobQueues } from '../queue/job-queues.js';
import { queuePrefix } from '../queue/queue-settings.js';
import { Outbox } from './outbox.js';
import { outboxEntities, OutboxRow } from './outbox.entity.js';
import { outboxMigrations } from './outbox.migration.js';
import { OutboxRelay } from './outbox-relay.js';
import { OutboxStore } from './outbox-store.js';

const definition = { service: 'sample', schema: 'sample', entities: outboxEntities, migrations: outboxMigrations };
const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const outbox = new Outbox();

let database: TestDatabase;
let redis: TestRedis;
let source: DataSource;
let queue: Queue;
const relays: OutboxRelay[] = [];

/** Polling is put off, so that what arrives has been kicked. */
function relay(pollMs = 60_000): OutboxRelay {
  const made = new OutboxRelay({ dataSource: source, redisUrl: redis.url, prefix: redis.prefix, logger, pollMs });
  relays.push(made);
  return made;
}

const addJob = (id: string): Promise<void> =>
  source.transaction((manager) =>
    outbox.add(manager, diagnosticReportJob, `report-${id}`, { user_id: 'u1', attempt_id: id }),
  );
const waiting = async (): Promise<string[]> => (await queue.getWaiting()).map((job) => job.id ?? '').sort();

beforeAll(async () => {
  database = await testDatabase([definition]);
});
beforeEach(async () => {
  redis = await testRedis();
  source = await createDataSource(definition, database.url).initialize();
  queue = new Queue('reports', { connection: redis.redis, prefix: queuePrefix(redis.prefix) });
});
afterEach(async () => {
  for (const each of relays.splice(0)) await each.stop();
  await database.query('truncate sample.outbox');
  await queue.close();
  await source.destroy();
  await redis.close();
});
afterAll(() => database.drop());

describe('outbox', () => {
  it('sends a job right after the commit, with its data and its own id', async () => {
    relay().start();
    await addJob('a1');
    const [job] = await waitFor(async () => {
      const jobs = await queue.getWaiting();
      return jobs.length > 0 && jobs;
    });
    expect(job).toMatchObject({
      id: 'report-a1',
      name: 'diagnostic-report',
      data: { user_id: 'u1', attempt_id: 'a1' },
    });
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const running = relay();
    running.start();
    const failed = source.transaction(async (manager) => {
      await outbox.add(manager, diagnosticReportJob, 'report-never', { user_id: 'u1', attempt_id: 'never' });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await addJob('after');
    await waitFor(async () => (await waiting()).length > 0);
    expect(await waiting()).toEqual(['report-after']);
  });

  it('sends what was committed before a crash once somebody relays again', async () => {
    await addJob('b1');
    await addJob('b2');
    expect(await waiting()).toEqual([]);
    relay().start();
    await waitFor(async () => (await waiting()).length === 2);
    expect(await waiting()).toEqual(['report-b1', 'report-b2']);
  });

  it('queues once when a crash comes between sending and marking', async () => {
    await addJob('c1');
    const queues = new JobQueues({ redisUrl: redis.url, prefix: redis.prefix });
    const crash = new OutboxStore(source).sendBatch(10, async (jobs) => {
      await queues.add(jobs);
      throw new Error('crash');
    });
    await expect(crash).rejects.toThrow('crash');
    await queues.close();
    expect(await waiting()).toEqual(['report-c1']);
    expect(await source.manager.countBy(OutboxRow, { jobId: 'report-c1' })).toBe(1);

    relay().start();
    await waitFor(async () => (await source.manager.findOneByOrFail(OutboxRow, { jobId: 'report-c1' })).sentAt);
    expect(await waiting()).toEqual(['report-c1']);
  });

  it('queues each job once with two relays at work', async () => {
    const ids = Array.from({ length: 250 }, (_, n) => String(n));
    await source.transaction(async (manager) => {
      for (const id of ids)
        await outbox.add(manager, diagnosticReportJob, `report-${id}`, { user_id: 'u1', attempt_id: id });
    });
    const sent: string[] = [];
    const recording = (store: OutboxStore) =>
      store.sendBatch(50, async (jobs) => void sent.push(...jobs.map((job) => job.jobId)));
    const drain = async (): Promise<void> => {
      const store = new OutboxStore(source);
      while ((await recording(store)) > 0);
    };
    await Promise.all([drain(), drain()]);
    expect(sent.sort()).toEqual(ids.map((id) => `report-${id}`).sort());
  });

  it('keeps one row when the same job is added again', async () => {
    await addJob('d1');
    await addJob('d1');
    expect(await source.manager.countBy(OutboxRow, { jobId: 'report-d1' })).toBe(1);
  });

  it('finds by polling what another process has committed', async () => {
    relay(50).start();
    await database.query(
      `insert into sample.outbox (queue, name, job_id, data) values ('reports', 'diagnostic-report', 'report-e1', '{}')`,
    );
    await waitFor(async () => (await waiting()).length > 0);
    expect(await waiting()).toEqual(['report-e1']);
  });

  it('sends again after Redis has lost its data', async () => {
    relay(50).start();
    await addJob('f1');
    await waitFor(async () => (await waiting()).length === 1);
    const keys = await redis.redis.keys(`${redis.prefix}:*`);
    await redis.redis.del(...keys);
    await waitFor(async () => (await waiting()).length === 1);
    expect(await waiting()).toEqual(['report-f1']);
  });

  it('sends again after Redis has lost the queues alone', async () => {
    relay(50).start();
    await addJob('g1');
    await waitFor(async () => (await waiting()).length === 1);
    await redis.redis.del(...(await redis.redis.keys(`${queuePrefix(redis.prefix)}:*`)));
    await waitFor(async () => (await waiting()).length === 1);
    expect(await waiting()).toEqual(['report-g1']);
  });

  it('sends a job again on demand, once however many ask, and not one that was sent lately', async () => {
    // It also looks by itself: the kick may come while the second who asks still holds the row, which is skipped then.
    relay(200).start();
    await addJob('h1');
    await addJob('h2');
    await waitFor(async () => (await waiting()).length === 2);
    await waitFor(async () => (await source.manager.countBy(OutboxRow, { sentAt: Not(IsNull()) })) === 2);
    await database.query(`update sample.outbox set sent_at = now() - interval '46 seconds' where job_id = 'report-h1'`);
    await redis.redis.del(`${queuePrefix(redis.prefix)}:reports:wait`);
    const ask = (): Promise<number> =>
      source.transaction((manager) => outbox.sendAgain(manager, ['report-h1', 'report-h2'], 45));
    expect((await Promise.all([ask(), ask()])).sort()).toEqual([0, 1]);
    await waitFor(async () => (await waiting()).length > 0);
    expect(await waiting()).toEqual(['report-h1']);
  });

  it('sends again what a queue still has, without doubling it', async () => {
    relay().start();
    await addJob('i1');
    await waitFor(async () => (await waiting()).length === 1);
    await database.query(`update sample.outbox set sent_at = now() - interval '46 seconds'`);
    expect(await source.transaction((manager) => outbox.sendAgain(manager, ['report-i1'], 45))).toBe(1);
    await waitFor(async () => (await source.manager.findOneByOrFail(OutboxRow, { jobId: 'report-i1' })).sentAt);
    expect(await waiting()).toEqual(['report-i1']);
  });

  it('refuses an id that BullMQ cannot take and data of another shape', async () => {
    await expect(
      source.transaction((manager) =>
        outbox.add(manager, diagnosticReportJob, 'a:b', { user_id: 'u', attempt_id: 'a' }),
      ),
    ).rejects.toThrow('Not a job id: a:b');
    await expect(
      source.transaction((manager) => outbox.add(manager, diagnosticReportJob, 'ok', { user_id: 'u' } as never)),
    ).rejects.toThrow();
    expect(await source.manager.count(OutboxRow)).toBe(0);
  });
});

it('forgets a week after it was sent what the queue has taken, and looks at a few rows for it however many there are', async () => {
  relay().start();
  await addJob('a1');
  await waitFor(async () => (await waiting()).length === 1);
  await database.query(
    `insert into sample.outbox (queue, name, job_id, data, sent_at)
     select 'reports', 'diagnostic-report', 'old-' || n, '{}', now() - make_interval(days => case when n <= 3 then 8 else 6 end)
     from generate_series(1, 20000) n`,
  );
  await addJob('a2');
  await waitFor(async () => (await waiting()).length === 2);
  const kept = await database.query<{ count: string }>('select count(*) from sample.outbox');
  expect(kept).toEqual([{ count: String(20_000 - 3 + 2) }]);
  await database.query('analyze sample.outbox');
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    `explain delete from sample.outbox where id = any(array(
       select id from (select id, sent_at from sample.outbox order by id limit 200) first
       where sent_at < now() - interval '7 days'
     ))`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});

it('metrics say what is committed and not sent yet, since when, and how the pool is used', async () => {
  const metrics = createMetrics('sample');
  watchOutbox(metrics, source);
  watchPool(metrics, source);
  const read = async (name: string): Promise<number> => {
    const lines = (await metrics.registry.metrics()).split('\n');
    return Number(
      lines
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1),
    );
  };
  expect([await read('aivy_outbox_jobs'), await read('aivy_outbox_oldest_seconds')]).toEqual([0, 0]);
  await addJob('a1');
  await addJob('a2');
  await database.query(
    `update sample.outbox set created_at = now() - interval '90 seconds' where job_id = 'report-a1'`,
  );
  expect(await read('aivy_outbox_jobs')).toBe(2);
  expect(await read('aivy_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  const held = source.createQueryRunner();
  await held.connect();
  expect(await read('aivy_pool_connections{state="busy"')).toBe(1);
  await held.release();
  expect(await read('aivy_pool_connections{state="busy"')).toBe(0);
  relay().start();
  await waitFor(async () => (await read('aivy_outbox_jobs')) === 0);
});
