import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { advanceStageJob, diagnosticReportJob, eraseUserJob } from '@aivy/contracts';
import { testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import * as z from 'zod/mini';
import { createLogger } from '../log/logger.js';
import { JobQueues } from './job-queues.js';
import { queuePrefix } from './queue-settings.js';
import { createQueueWorker, type JobHandler, jobHandler, type QueueWorker } from './queue-worker.js';

const logger = createLogger('test', { LOG_LEVEL: 'silent' });
let redis: TestRedis;
let queues: JobQueues;
let queue: Queue;
const workers: QueueWorker[] = [];

beforeEach(async () => {
  redis = await testRedis();
  queues = new JobQueues({ redisUrl: redis.url, prefix: redis.prefix });
  queue = new Queue('reports', { connection: redis.redis, prefix: queuePrefix(redis.prefix) });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
  await queues.close();
  await queue.close();
  await redis.close();
});

const PUT_BACK_MS = 200;
const work = async (...handlers: JobHandler[]): Promise<void> => {
  const kinds = handlers.map(({ kind }) => kind);
  const { url: redisUrl, prefix } = redis;
  workers.push(await createQueueWorker({ redisUrl, prefix, kinds, handlers, logger, putBackMs: PUT_BACK_MS }));
};
const send = (jobId: string, data: unknown = { user_id: 'u1', attempt_id: 'a1' }) =>
  queues.add([{ queue: 'reports', name: 'diagnostic-report', jobId, data }]);

describe('queue worker', () => {
  it('runs the handler of the kind with the data', async () => {
    const seen: unknown[] = [];
    await work(
      jobHandler(diagnosticReportJob, async (data, info) => void seen.push([data, info])),
      jobHandler(advanceStageJob, async () => void seen.push('other')),
    );
    await send('report-a1');
    await waitFor(() => seen.length > 0);
    expect(seen).toEqual([
      [
        { user_id: 'u1', attempt_id: 'a1' },
        { jobId: 'report-a1', attempt: 1 },
      ],
    ]);
  });

  it('runs a job that an earlier release has sent under the name its kind had then', async () => {
    const seen: unknown[] = [];
    await work(jobHandler(eraseUserJob, async (data) => void seen.push(data)));
    await queues.add([
      { queue: 'accounts', name: 'forget-user', jobId: 'forget-user-u1', data: { user_id: 'u1', deleted_at: 7 } },
    ]);
    await waitFor(() => seen.length > 0);
    expect(seen).toEqual([{ user_id: 'u1', deleted_at: 7 }]);
  });

  it('runs a job once, however often it is sent', async () => {
    let runs = 0;
    await work(jobHandler(diagnosticReportJob, async () => void (runs += 1)));
    await send('report-a1');
    await waitFor(async () => (await queue.getCompletedCount()) === 1);
    await send('report-a1');
    await send('report-a2');
    await waitFor(async () => (await queue.getCompletedCount()) === 2);
    expect(runs).toBe(2);
  });

  it('tries again, after a pause, when the handler fails', async () => {
    const at: number[] = [];
    await work(
      jobHandler(diagnosticReportJob, async (_data, { attempt }) => {
        at.push(performance.now());
        if (attempt < 3) throw new Error('not yet');
      }),
    );
    await send('report-a1');
    await waitFor(() => at.length === 3, { timeoutMs: 10_000 });
    const [first = 0, second = 0, third = 0] = at;
    // 500 ms doubling, with up to 30 % taken off at random.
    expect(second - first).toBeGreaterThan(300);
    expect(third - second).toBeGreaterThan(650);
  });

  it('keeps a job whose data do not fit, without trying again', async () => {
    await work(jobHandler(diagnosticReportJob, async () => undefined));
    await send('report-bad', { user_id: 7 });
    const [failed] = await waitFor(async () => {
      const jobs = await queue.getFailed();
      return jobs.length > 0 && jobs;
    });
    expect(failed).toMatchObject({ id: 'report-bad', attemptsMade: 1 });
    expect(failed?.failedReason).toContain('do not fit');
  });

  it('leaves a job of a kind that it does not know to the worker of a newer release, and takes none of its tries', async () => {
    await work(jobHandler(diagnosticReportJob, async () => undefined));
    await queues.add([{ queue: 'reports', name: 'report-to-come', jobId: 'new-1', data: { user_id: 'u1' } }]);
    await send('report-a1');
    await waitFor(async () => (await queue.getCompletedCount()) === 1);
    await waitFor(async () => (await queue.getDelayedCount()) === 1);
    const seen: unknown[] = [];
    const toCome = { ...diagnosticReportJob, name: 'report-to-come', data: z.object({ user_id: z.string() }) };
    await work(jobHandler(toCome, async (data, info) => void seen.push([data, info])));
    await waitFor(() => seen.length > 0, { timeoutMs: 10_000 });
    expect(seen).toEqual([[{ user_id: 'u1' }, { jobId: 'new-1', attempt: 1 }]]);
    expect(await queue.getFailedCount()).toBe(0);
  });

  it('keeps a job as failed whose kind nobody has known for a day', async () => {
    await work(jobHandler(diagnosticReportJob, async () => undefined));
    await queue.add('report-of-old', {}, { jobId: 'old-1', timestamp: Date.now() - 25 * 3_600_000 });
    const [failed] = await waitFor(async () => {
      const jobs = await queue.getFailed();
      return jobs.length > 0 && jobs;
    });
    expect(failed?.failedReason).toContain('No handler for reports/report-of-old');
  });

  it('leaves a job waiting until there is a worker', async () => {
    await send('report-a1');
    const seen: string[] = [];
    await work(jobHandler(diagnosticReportJob, async (_data, { jobId }) => void seen.push(jobId)));
    await waitFor(() => seen.length > 0);
    expect(seen).toEqual(['report-a1']);
  });
});
