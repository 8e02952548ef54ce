import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { storeReport, submitAnswers } from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { start } from '../src/app.js';
import { DiagnosticUnderTest, submission } from './diagnostic-under-test.js';
import { sampleReport } from './sample-report.js';

let diagnostic: DiagnosticUnderTest;
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start();
});
afterAll(() => diagnostic.close());

it('enqueues a report again at the next start when it has not come within ten minutes, and no other', async () => {
  const [overdue, ready, fresh] = [diagnostic.newUser(), diagnostic.newUser(), diagnostic.newUser()];
  for (const user of [overdue, ready, fresh]) await diagnostic.call(submitAnswers, submission(), user);
  const idOf = async (user: string) => String((await diagnostic.attempts(user))[0]!['attempt_id']);
  await diagnostic.call(storeReport, { user_id: ready, attempt_id: await idOf(ready), report: sampleReport() });
  await diagnostic.system.database.query(
    `update diagnostic.attempts set saved_at = now() - interval '10 minutes' where user_id = any($1)`,
    [[overdue, ready]],
  );

  const { database, redis } = diagnostic.system;
  const again = await start({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    KEY_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
  });
  await again.close();

  expect((await diagnostic.jobs(overdue)).map((job) => job.job_id.replace(/-again-\d+$/, '-again'))).toEqual([
    `diagnostic-report-${await idOf(overdue)}`,
    `diagnostic-report-${await idOf(overdue)}-again`,
  ]);
  const reportJobs = async (user: string) =>
    (await diagnostic.jobs(user)).filter(({ queue }) => queue !== 'learning').length;
  expect([await reportJobs(ready), await reportJobs(fresh)]).toEqual([1, 1]);
});

it('sends the job of a late report again when the queue has lost it, once, however many replicas look', async () => {
  const [lost, kept, fresh] = [diagnostic.newUser(), diagnostic.newUser(), diagnostic.newUser()];
  for (const user of [lost, kept, fresh]) await diagnostic.call(submitAnswers, submission(), user);
  const { database, redis } = diagnostic.system;
  const jobOf = async (user: string) =>
    `diagnostic-report-${String((await diagnostic.attempts(user))[0]!['attempt_id'])}`;
  const waiting = (): Promise<string[]> => redis.redis.lrange(`${redis.prefix}:bull:reports:wait`, 0, -1);
  const [lostJob, keptJob, freshJob] = [await jobOf(lost), await jobOf(kept), await jobOf(fresh)];
  await waitFor(async () => (await waiting()).filter((job) => [lostJob, keptJob, freshJob].includes(job)).length === 3);
  await redis.redis.lrem(`${redis.prefix}:bull:reports:wait`, 0, lostJob);
  await redis.redis.lrem(`${redis.prefix}:bull:reports:wait`, 0, freshJob);
  await database.query(
    `update diagnostic.attempts set saved_at = now() - interval '46 seconds' where user_id = any($1)`,
    [[lost, kept]],
  );
  await database.query(
    `update diagnostic.outbox set sent_at = now() - interval '46 seconds' where sent_at is not null`,
  );

  const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, KEY_PREFIX: redis.prefix, LOG_LEVEL: 'silent' };
  const replicas = await Promise.all([start(settings), start(settings)]);
  await waitFor(async () => (await waiting()).includes(lostJob));
  await Promise.all(replicas.map((replica) => replica.close()));

  expect((await waiting()).filter((job) => [lostJob, keptJob, freshJob].includes(job)).sort()).toEqual(
    [lostJob, keptJob].sort(),
  );
  expect((await diagnostic.jobs(lost)).map((job) => job.job_id)).toEqual([lostJob]);
});
