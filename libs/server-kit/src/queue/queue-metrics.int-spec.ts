import { diagnosticReportJob } from '@aivy/contracts';
import { testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { createLogger } from '../log/logger.js';
import { createMetrics, type Metrics } from '../metrics/metrics.js';
import { createRedis } from '../redis/redis.js';
import { JobQueues } from './job-queues.js';
import { watchQueues } from './queue-metrics.js';
import { createQueueWorker, jobHandler } from './queue-worker.js';

let redis: TestRedis;
let queues: JobQueues;
let metrics: Metrics;
beforeEach(async () => {
  redis = await testRedis();
  queues = new JobQueues({ redisUrl: redis.url, prefix: redis.prefix });
  metrics = createMetrics('test');
});
afterEach(async () => {
  await queues.close();
  await redis.close();
});

const send = (...jobIds: string[]) =>
  queues.add(
    jobIds.map((jobId) => ({
      queue: 'reports',
      name: 'diagnostic-report',
      jobId,
      data: { user_id: 'u1', attempt_id: jobId },
    })),
  );
/** The value of a line with these labels among its own; undefined when there is none. */
async function read(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const text = await metrics.registry.metrics();
  const line = text
    .split('\n')
    .find(
      (each) => each.startsWith(name) && Object.entries(labels).every(([key, of]) => each.includes(`${key}="${of}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}
const jobs = (state: string, queue = 'reports') => read('aivy_queue_jobs{', { queue, state });
const oldest = () => read('aivy_queue_oldest_seconds{', { queue: 'reports' });
const ran = (outcome: string) =>
  read('aivy_job_seconds_count{', { queue: 'reports', kind: 'diagnostic-report', outcome });

it('metrics say how many jobs wait and for how long, and what became of those that ran', async () => {
  const watch = watchQueues(metrics, redis.redis, redis.prefix);
  await send('a', 'b', 'bad');
  expect(await jobs('wait')).toBe(3);
  expect(await jobs('wait', 'accounts')).toBe(0);
  await waitFor(async () => ((await oldest()) ?? 0) > 0.2);
  const worker = await createQueueWorker({
    redisUrl: redis.url,
    prefix: redis.prefix,
    kinds: [diagnosticReportJob],
    handlers: [
      jobHandler(diagnosticReportJob, async (_data, { jobId }) => {
        if (jobId === 'bad') throw new Error('cannot be done');
      }),
    ],
    logger: createLogger('test', { LOG_LEVEL: 'silent' }),
    metrics,
  });
  await waitFor(async () => (await ran('done')) === 2 && ((await ran('failed')) ?? 0) >= 1);
  expect(await jobs('wait')).toBe(0);
  expect(await jobs('delayed')).toBe(1);
  expect(await oldest()).toBe(0);
  await worker.close();
  await watch.close();
});

it('whoever asks for metrics while Redis is away does not wait for it, and gets all the others', async () => {
  const away = createRedis('redis://127.0.0.1:1');
  const watch = watchQueues(metrics, away, redis.prefix);
  metrics.gauge('aivy_other', 'Something else').set(7);
  const startedAt = performance.now();
  expect(await read('aivy_other')).toBe(7);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(await jobs('wait')).toBeUndefined();
  away.disconnect();
  await watch.close().catch(() => undefined);
});
