import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getAllTests, getTestReport, type FullTestReport, type UserNotice } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { subscribeNotices } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { start } from '../src/app.js';
import { FullTestUnderTest } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start(['worker']);
});
afterAll(() => tests.close());

async function reportOf(userId: string, testId: string): Promise<FullTestReport> {
  const text = await waitFor(async () => (await tests.call(getTestReport, { test_id: testId }, userId)).detail_report, {
    timeoutMs: 15_000,
  });
  return JSON.parse(text) as FullTestReport;
}

describe('the report of a full test', () => {
  it('of a student who knows everything has high scores with their range, no cost, and the higher route', async () => {
    const user = await tests.newUser();
    const report = await reportOf(user, await tests.finish(user, ['right', 'right', 'right', 'right']));
    for (const subject of ['english', 'math'] as const) {
      expect(report[`${subject}_score`]).toBeGreaterThanOrEqual(740);
      expect(report[`${subject}_score_low`]).toBeLessThanOrEqual(report[`${subject}_score`]);
      expect(report[`${subject}_score_high`]).toBeGreaterThanOrEqual(report[`${subject}_score`]);
      expect(report[`${subject}_correct`].every(Boolean)).toBe(true);
      expect(report[`${subject}_cost`]!.every((cost) => cost === 0)).toBe(true);
      expect(report[`${subject}_route`]).toBe('higher');
      expect(report[`${subject}_pacing`].hurried).toBe(0);
    }
    expect([report.english_correct.length, report.math_correct.length, report.estimated]).toEqual([54, 44, false]);
    expect(Object.keys(report.english_mastery).sort()).toEqual(
      skillsOf('rw')
        .map(({ name }) => name)
        .sort(),
    );
    expect(Object.keys(report.math_mastery).sort()).toEqual(
      skillsOf('math')
        .map(({ name }) => name)
        .sort(),
    );
    expect(await tests.call(getAllTests, {}, user)).toMatchObject([
      { english_score: report.english_score, math_score: report.math_score },
    ]);
  });

  it('of wrong answers names the weakest skills and prices every miss; of empty ones it blames the pace', async () => {
    const user = await tests.newUser();
    const report = await reportOf(user, await tests.finish(user, ['right', 'wrong', 'empty', 'empty']));
    expect(report.english_correct).toEqual(Array.from({ length: 54 }, (_, index) => index < 27));
    expect([report.english_route, report.math_route]).toEqual(['higher', 'lower']);
    expect(report.weakest_english).toHaveLength(3);
    expect(report.english_cost).toHaveLength(54);
    expect(report.english_cost!.slice(0, 27).every((cost) => cost === 0)).toBe(true);
    expect(Math.max(...report.english_cost!.slice(27))).toBeGreaterThan(0);
    expect([report.english_pacing.hurried, report.math_pacing.hurried]).toEqual([0, 44]);
    for (const subject of ['english', 'math'] as const) {
      const { lost_to_speed: speed, lost_to_knowledge: knowledge } = report[`${subject}_pacing`];
      expect(report[`${subject}_score`] + speed + knowledge).toBe(800);
    }
  });

  it('is told to the browser when it is ready', async () => {
    const notices: UserNotice[] = [];
    const stop = await subscribeNotices(tests.system.redis.redis, tests.system.redis.prefix, (notice) =>
      notices.push(notice),
    );
    const user = await tests.newUser();
    const testId = await tests.finish(user);
    await waitFor(() => notices.length > 0, { timeoutMs: 15_000 });
    expect(notices).toEqual([
      { user_id: user, event: 'report:ready', data: { kind: 'full-test', attempt_id: testId } },
    ]);
    await stop();
  });

  it('comes again to the queue that has lost its job, at the next look', async () => {
    const { database, redis } = tests.system;
    const user = await tests.newUser();
    const testId = await tests.finish(user);
    const job = `full-test-report-${testId}`;
    const made = (): Promise<string[]> => redis.redis.zrange(`${redis.prefix}:bull:reports:completed`, 0, -1);
    await waitFor(async () => (await made()).includes(job), { timeoutMs: 15_000 });
    // As if Redis had lost the queue before the worker came to it.
    await redis.redis.zrem(`${redis.prefix}:bull:reports:completed`, job);
    await redis.redis.del(`${redis.prefix}:bull:reports:${job}`);
    await tests.query(
      `update full_test.tests set report = null, end_time = now() - interval '46 seconds' where test_id = $1`,
      [testId],
    );
    await tests.query(`update full_test.outbox set sent_at = now() - interval '46 seconds' where job_id = $1`, [job]);

    const replica = await start({
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      KEY_PREFIX: redis.prefix,
      LOG_LEVEL: 'silent',
    });
    await waitFor(
      async () =>
        (await tests.query('select 1 from full_test.tests where test_id = $1 and report is not null', [testId]))
          .length > 0,
      { timeoutMs: 15_000 },
    );
    await replica.close();
  });
});
