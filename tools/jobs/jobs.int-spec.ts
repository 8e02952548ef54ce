import { diagnosticReportJob, QUEUES } from '@aivy/contracts';
import { createLogger, createQueueWorker, jobHandler, queuePrefix } from '@aivy/server-kit';
import { testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import { run } from './run.js';

let redis: TestRedis;
let queue: Queue;
beforeEach(async () => {
  redis = await testRedis();
  queue = new Queue('reports', { connection: redis.redis, prefix: queuePrefix(redis.prefix) });
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    REDIS_URL: redis.url,
    KEY_PREFIX: redis.prefix,
  });
});
afterEach(async () => {
  await queue.close();
  await redis.close();
});

const jobs = (...args: string[]): Promise<string> => run(args).catch((error: Error) => error.message);

/** A worker whose handler fails as long as the cause is there; data that do not fit fail at once and for good. */
async function fail(...ids: string[]): Promise<void> {
  const worker = await work();
  for (const jobId of ids) await queue.add('diagnostic-report', { user_id: 7 }, { jobId });
  await waitFor(async () => (await queue.getFailedCount()) === ids.length);
  await worker.close();
}
const done: string[] = [];
const work = () =>
  createQueueWorker({
    redisUrl: redis.url,
    prefix: redis.prefix,
    kinds: [diagnosticReportJob],
    handlers: [jobHandler(diagnosticReportJob, async (_data, { jobId }) => void done.push(jobId))],
    logger: createLogger('test', { LOG_LEVEL: 'silent' }),
  });

it('lists what was given up and why, tries it again when the cause is mended, and removes one', async () => {
  await fail('a', 'b', 'c');
  expect(await jobs('list', 'reports')).toMatch(
    /^reports: 0 wait, 0 active, 0 delayed, 3 failed\n( {2}[abc] {2}diagnostic-report {2}failed after 1 tries at .+: Data of [abc] do not fit.*\n?){3}$/,
  );
  expect((await jobs('list')).split('\n').filter((line) => !line.startsWith(' '))).toHaveLength(QUEUES.length);
  expect(await jobs('remove', 'reports', 'c')).toBe('c is removed.');
  for (const id of ['a', 'b']) await (await queue.getJob(id))!.updateData({ user_id: 'u1', attempt_id: id });
  expect(await jobs('retry', 'reports', 'a')).toBe('1 job of reports will be tried again.');
  expect(await jobs('retry', 'reports')).toBe('1 job of reports will be tried again.');
  const worker = await work();
  await waitFor(() => done.length === 2);
  expect(done.sort()).toEqual(['a', 'b']);
  await waitFor(async () => (await jobs('list', 'reports')) === 'reports: 0 wait, 0 active, 0 delayed, 0 failed');
  await worker.close();
});

it.each([
  [['list', 'rockets'], /There is no queue rockets/],
  [['retry', 'reports', 'x'], /No job x has failed in reports/],
  [['remove', 'reports', 'x'], /No job x has failed/],
  [['remove', 'reports'], /usage: npm run jobs/],
  [['dance'], /usage: npm run jobs/],
])('says what is wrong with %j', async (args, message) => {
  expect(await jobs(...args)).toMatch(message);
});
