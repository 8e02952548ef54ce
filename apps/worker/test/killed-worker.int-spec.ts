import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getLearnerState, recordEvidence, type UserNotice } from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
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
    expect(notices).toHaveLength(1);
    expect(await queue.getJobCounts('waiting', 'active', 'failed', 'delayed')).toEqual({
      waiting: 0,
      active: 0,
      failed: 0,
      delayed: 0,
    });
    await stop();
  }, 90_000);

  it('between the evidence and the mastery loses nothing: another one computes it, once', async () => {
    const learning = new Queue('learning', {
      connection: world.system.redis.redis,
      prefix: `${world.system.redis.prefix}:bull`,
    });
    // The learner of the test before: nothing but the job of this one shall be under way.
    await waitFor(
      async () => (await world.system.database.query('select 1 from plan.learners where state_version = 1')).length > 0,
      { timeoutMs: 20_000 },
    );
    await world.stopWorkers();
    const [user, item] = [randomUUID(), packBank().currentDiagnosticForm.english[0]!];
    const caller = { requestId: 'test' };
    await world.rpc.call(recordEvidence, caller, {
      user_id: user,
      source: 'practice',
      attempt_id: 'p1',
      finished_at: 0,
      scores: null,
      entries: [
        {
          source_id: 'practice:1',
          item_id: item.id,
          item_version: item.version,
          skill: item.skill,
          correct: true,
          answered: true,
          attempt: 1,
          hints: 0,
          spent_ms: 60_000,
          misconception: null,
          pretest: false,
          given_at: Date.now(),
        },
      ],
    });
    // What is known of the learner cannot be read, so the job stays in the middle.
    const lock = new pg.Client({ connectionString: world.system.database.url });
    await lock.connect();
    await lock.query('begin');
    await lock.query('lock table plan.learners in access exclusive mode');
    const doomed = spawn(process.execPath, [path.join(dir, 'worker.js')], {
      env: { ...process.env, ...world.env },
      stdio: 'ignore',
    });
    try {
      await waitFor(async () => (await learning.getActive()).some(({ data }) => data.user_id === user), {
        timeoutMs: 20_000,
      });
    } finally {
      doomed.kill('SIGKILL');
      await once(doomed, 'exit');
      await lock.query('rollback');
      await lock.end();
    }
    const stateOf = () => world.rpc.call(getLearnerState, caller, { user_id: user });
    expect((await stateOf()).version).toBeNull();

    await world.startWorker();
    await waitFor(async () => (await stateOf()).version === 1, { timeoutMs: 40_000 });
    expect((await stateOf()).state!.skills.find(({ skill }) => skill === item.skill)!.answered).toBe(1);
    expect(
      await world.system.database.query('select version::int from plan.mastery_history where user_id = $1', [user]),
    ).toEqual([{ version: 1 }]);
    await waitFor(async () => (await learning.getActiveCount()) === 0);
    expect(await learning.getJobCounts('waiting', 'failed', 'delayed')).toEqual({ waiting: 0, failed: 0, delayed: 0 });
    await learning.close();
  }, 90_000);
});
