import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserNotice } from '@aivy/contracts';
import { subscribeNotices } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import pg from 'pg';
import { ALL_RIGHT, WorkerUnderTest } from './worker-under-test.js';

// Inside the workspace, so that the bundle finds its packages.
const dir = path.resolve('.aivy/run', `killed-worker-${process.pid}`);
let world: WorkerUnderTest;
let queue: Queue;

beforeAll(async () => {
  const bundle = `import { bundleServer } from './tools/build/bundle.mjs'; await bundleServer({ entries: { worker: 'apps/worker/src/main.ts' }, dir: ${JSON.stringify(dir)} });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', bundle]);
  world = await WorkerUnderTest.start();
  queue = new Queue('reports', { connection: world.system.redis.redis, prefix: `${world.system.redis.prefix}:bull` });
}, 60_000);
afterAll(async () => {
  await queue.close();
  await world.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

describe('a worker that is killed', () => {
  it('in the middle of a job loses nothing: another one makes the report, once', async () => {
    const notices: UserNotice[] = [];
    const stop = await subscribeNotices(world.system.redis.redis, world.system.redis.prefix, (notice) => {
      if (notice.event === 'report:ready') notices.push(notice);
    });
    const { userId } = await world.submitted(ALL_RIGHT);

    // The attempt cannot be read, so the job stays in the middle.
    const lock = new pg.Client({ connectionString: world.system.database.url });
    await lock.connect();
    await lock.query('begin');
    await lock.query('lock table diagnostic.attempts in access exclusive mode');
    const doomed = spawn(process.execPath, [path.join(dir, 'worker.js')], {
      env: { ...process.env, ...world.env },
      stdio: 'ignore',
    });
    try {
      await waitFor(async () => (await queue.getActiveCount()) === 1, { timeoutMs: 20_000 });
    } finally {
      doomed.kill('SIGKILL');
      await once(doomed, 'exit');
      await lock.query('rollback');
      await lock.end();
    }
    expect(await queue.getActiveCount()).toBe(1);

    await world.startWorker();
    const report = await world.reportOf(userId, 40_000);
    expect(report.math_correct.every(Boolean)).toBe(true);
    // The notice follows the stored report.
    await waitFor(() => notices.length > 0);
    // The job goes on with the learner record.
    await waitFor(async () => (await queue.getActiveCount()) === 0);
    expect(notices).toHaveLength(1);
    expect(await queue.getJobCounts('waiting', 'active', 'failed', 'delayed')).toEqual({
      waiting: 0,
      active: 0,
      failed: 0,
      delayed: 0,
    });
    await stop();
  }, 90_000);
});
