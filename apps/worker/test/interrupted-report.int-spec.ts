import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RpcClient } from '@aivy/server-kit';
import { LiveBank, packBank } from '@aivy/item-bank';
import { reportTestHandlers } from '../src/report/report-test.handlers.js';
import { ALL_RIGHT, WorkerUnderTest } from './worker-under-test.js';

const bank = packBank();
const live = new LiveBank(bank, async () => bank);
/** Read, report, record, computed learner, stage, and that the record has the test. */
const CALLS = 6;

let world: WorkerUnderTest;
beforeAll(async () => {
  world = await WorkerUnderTest.start();
});
afterAll(() => world.close());

type Ids = Awaited<ReturnType<WorkerUnderTest['submitted']>>;

/** Runs the job of a diagnostic on the services, as a worker that dies once it has made so many calls. */
function run({ userId, attemptId }: Ids, calls = Infinity): Promise<void> {
  let left = calls;
  const call = ((...parameters) => {
    if (left === 0) return Promise.reject(new Error('killed'));
    left -= 1;
    return world.rpc.call(...parameters);
  }) as RpcClient['call'];
  const { redis, prefix } = world.system.redis;
  const parts = { rpc: { call } as RpcClient, bank: live, redis, prefix };
  const handler = reportTestHandlers(parts).find(({ kind }) => kind.name === 'diagnostic-report')!;
  return handler.run({ user_id: userId, attempt_id: attemptId }, { jobId: 'j', attempt: 1 });
}

async function only<T extends object>(sql: string, parameters: unknown[]): Promise<T> {
  const rows = await world.system.database.query<T>(sql, parameters);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}
/** All that there is of a student's test. */
async function traces({ userId, attemptId }: Ids) {
  const { report_at: reportAt, recorded } = await only<{ report_at: Date | null; recorded: boolean }>(
    'select report_at, evidence_recorded as recorded from diagnostic.attempts where user_id = $1',
    [userId],
  );
  const record = await only<{ answers: number; measured: number; states: number; counted: number }>(
    `select (select count(*)::int from plan.evidence where user_id = $1 and source_id like $2) as answers,
       (select count(*)::int from plan.measurements where user_id = $1) as measured,
       (select count(*)::int from plan.mastery_history where user_id = $1) as states,
       (select coalesce(sum(n::int), 0)::int from plan.learners, jsonb_each_text(counts) c(skill, n) where user_id = $1) as counted`,
    [userId, `diagnostic:${attemptId}:%`],
  );
  return { reportAt, ...record, recorded, stage: await world.stageOf(userId) };
}
const COMPLETE = { answers: 31, measured: 1, states: 1, counted: 31, recorded: true, stage: 2 };

describe('the job of a submitted diagnostic', () => {
  it.each(Array.from({ length: CALLS }, (_, calls) => calls))(
    'makes one report and one record when the worker dies after %i calls',
    async (calls) => {
      const ids = await world.submitted(ALL_RIGHT);
      await world.system.database.query('update auth.users set stage = 1 where user_id = $1', [ids.userId]);
      await expect(run(ids, calls)).rejects.toThrow('killed');
      const { reportAt, recorded } = await traces(ids);
      expect([reportAt !== null, recorded]).toEqual([calls >= 2, false]);
      await run(ids);
      const after = await traces(ids);
      expect(after).toEqual({ reportAt: reportAt ?? expect.any(Date), ...COMPLETE });
      await run(ids);
      expect(await traces(ids)).toEqual(after);
    },
  );

  it('makes one report and one record when three workers have it at once', async () => {
    const ids = await world.submitted(ALL_RIGHT);
    await Promise.all([run(ids), run(ids), run(ids)]);
    expect(await traces(ids)).toEqual({ reportAt: expect.any(Date), ...COMPLETE });
  });

  it('is the only one that the submit and all of its effects enqueue', async () => {
    const ids = await world.submitted(ALL_RIGHT);
    await run(ids);
    const jobs = await world.system.database.query(
      `select job_id from diagnostic.outbox where data->>'user_id' = $1 union all select job_id from plan.outbox where data->>'user_id' = $1`,
      [ids.userId],
    );
    expect(jobs).toEqual([{ job_id: `diagnostic-report-${ids.attemptId}` }]);
  });
});
