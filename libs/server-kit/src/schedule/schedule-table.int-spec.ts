import { jest } from '@jest/globals';
import { Queue } from 'bullmq';
import pino from 'pino';
import { realRedis, RedisProcess, testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { queuePrefix } from '../queue/queue-settings.js';
import { createRedis } from '../redis/redis.js';
import type { ScheduledWork } from './scheduled-work.js';
import { type Scheduler, type SchedulerOptions, startScheduler } from './scheduler.js';

jest.setTimeout(30_000);
/** What is due once a test is done at once or not at all. */
const LONG_MS = 3_600_000;

const SERVICE = 'test';
let runs: string[];
let logged: { msg: string; schedule?: string }[];
let schedulers: Scheduler[];
beforeEach(() => {
  runs = [];
  logged = [];
  schedulers = [];
});

const workOf = (name: string, everyMs = LONG_MS): ScheduledWork => ({
  schedule: { name, everyMs },
  run: async () => void runs.push(name),
});
const runsOf = (name: string): number => runs.filter((each) => each === name).length;

async function start(
  server: { url: string; prefix: string },
  options: Pick<SchedulerOptions, 'work' | 'healMs'>,
): Promise<Scheduler> {
  const write = (line: string): void => void logged.push(JSON.parse(line) as { msg: string });
  const where = { service: SERVICE, redisUrl: server.url, prefix: server.prefix };
  const scheduler = await startScheduler({ ...where, logger: pino({ level: 'warn' }, { write }), ...options });
  schedulers.push(scheduler);
  return scheduler;
}

describe('the schedules in Redis', () => {
  let redis: TestRedis;
  let connection: ReturnType<typeof createRedis>;
  let queue: Queue;
  beforeEach(async () => {
    redis = await testRedis();
    connection = createRedis(redis.url);
    queue = new Queue(`schedules-${SERVICE}`, { connection, prefix: queuePrefix(redis.prefix) });
  });
  afterEach(async () => {
    for (const scheduler of schedulers) await scheduler.close();
    await queue.close();
    connection.disconnect();
    await redis.close();
  });
  const names = async (): Promise<string[]> => (await queue.getJobSchedulers()).map(({ key }) => key).sort();

  it('are those of this release: one that it dropped goes, a new one comes and runs at once, the others keep their time', async () => {
    await start(redis, { work: [workOf('test.dropped'), workOf('test.kept')] });
    await waitFor(() => runs.length === 2);
    // Once: a closed one is not to be closed again.
    await schedulers.pop()?.close();
    expect(await names()).toEqual(['test.dropped', 'test.kept']);
    const next = (await queue.getJobScheduler('test.kept'))?.next;

    await start(redis, { work: [workOf('test.kept'), workOf('test.new')] });
    await waitFor(() => runsOf('test.new') === 1);
    expect(await names()).toEqual(['test.kept', 'test.new']);
    expect((await queue.getJobScheduler('test.kept'))?.next).toBe(next);
    expect([runsOf('test.kept'), runsOf('test.dropped')]).toEqual([1, 1]);
  });

  it('may hold a run that this release knows no work for: it fails once, with a word in the log, and stops nothing', async () => {
    await start(redis, { work: [workOf('test.count', 200)] });
    const job = await queue.add('test.of-another-release', {}, { attempts: 3 });
    await waitFor(async () => (await job.getState()) === 'failed');
    const failed = await queue.getJob(job.id!);
    expect(failed).toMatchObject({
      attemptsMade: 1,
      failedReason: 'No work for the schedule test.of-another-release',
    });
    expect(logged).toMatchObject([{ msg: 'scheduled work failed', schedule: 'test.of-another-release' }]);
    const before = runs.length;
    await waitFor(() => runs.length >= before + 2);
  });
});

it('the schedules are written again as soon as a Redis that has lost its data is back, not only at the next look', async () => {
  const redis = await RedisProcess.start(realRedis ? 'real' : 'embedded', 'nothing');
  try {
    const scheduler = await start(
      { url: redis.url, prefix: 'lost' },
      { work: [workOf('test.count', 200)], healMs: LONG_MS },
    );
    await waitFor(() => runs.length >= 2);
    await redis.kill();
    await redis.up();
    const before = runs.length;
    await waitFor(() => runs.length >= before + 3, { timeoutMs: 15_000 });
    await scheduler.close();
  } finally {
    await redis.remove();
  }
});
