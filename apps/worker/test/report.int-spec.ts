import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserNotice } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { subscribeNotices } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { ALL_RIGHT, NO_ANSWERS, WorkerUnderTest } from './worker-under-test.js';

let world: WorkerUnderTest;
beforeAll(async () => {
  world = await WorkerUnderTest.start();
});
afterEach(() => world.stopWorkers());
afterAll(() => world.close());

describe('the report of a diagnostic', () => {
  it('is made from a submitted test: scores, mastery of every skill, right and wrong by question', async () => {
    await world.startWorker();
    const { userId } = await world.submitted(ALL_RIGHT);
    const report = await world.reportOf(userId);
    expect([report.english_correct.length, report.math_correct.length]).toEqual([17, 14]);
    expect([...report.english_correct, ...report.math_correct].every(Boolean)).toBe(true);
    expect(Object.keys(report.english_mastery).sort()).toEqual(
      skillsOf('english')
        .map((skill) => skill.name)
        .sort(),
    );
    expect(Object.keys(report.math_mastery).sort()).toEqual(
      skillsOf('math')
        .map((skill) => skill.name)
        .sort(),
    );
    for (const score of [report.english_score!, report.math_score!]) {
      expect(score % 10).toBe(0);
      expect(score).toBeGreaterThan(600);
      expect(score).toBeLessThanOrEqual(800);
    }
  });

  it('is made as well when nothing was answered, with low scores', async () => {
    await world.startWorker();
    const { userId } = await world.submitted(NO_ANSWERS);
    const report = await world.reportOf(userId);
    expect([...report.english_correct, ...report.math_correct].some(Boolean)).toBe(false);
    expect(Math.max(report.english_score!, report.math_score!)).toBeLessThan(400);
    expect(Math.min(report.english_score!, report.math_score!)).toBeGreaterThanOrEqual(200);
  });

  it('says no score of a section that was clicked through; taken again alone it has one, and the plan begins with it', async () => {
    await world.startWorker();
    const { userId, attemptId } = await world.submitted(ALL_RIGHT, { seconds: { english: 60, math: 1 } });
    const report = await world.reportOf(userId);
    expect(report).toMatchObject({ scored: false, math_score: null, math_score_high: null, math_mastery: {} });
    expect(report.math_effort).toEqual([{ effort: 0, questions: 14, unread: 14 }]);
    expect(report.english_score).toBeGreaterThan(600);
    // The learner record has what was worked on; nothing was measured, so no target can start from it.
    const recorded = () =>
      world.system.database.query('select 1 from plan.evidence where user_id = $1 limit 1', [userId]);
    await waitFor(async () => (await recorded()).length > 0, { timeoutMs: 10_000 });
    const measured = () =>
      world.system.database.query<{ attempt_id: string }>(
        'select attempt_id from plan.measurements where user_id = $1',
        [userId],
      );
    expect(await measured()).toEqual([]);

    await world.retake(userId, 'math');
    await world.submit(userId, ALL_RIGHT);
    const second = await waitFor(async () => {
      const each = await world.reportOf(userId);
      return each.scored === false ? null : each;
    });
    expect(Math.min(second.english_score!, second.math_score!)).toBeGreaterThan(600);
    const [measurement] = await waitFor(async () => {
      const rows = await measured();
      return rows.length > 0 && rows;
    });
    // The section taken again makes it another attempt to whoever has seen the first.
    expect(measurement!.attempt_id).not.toBe(attemptId);
  });

  it('tells the browser when it is ready, and takes the user to stage 2', async () => {
    const notices: UserNotice[] = [];
    const stop = await subscribeNotices(world.system.redis.redis, world.system.redis.prefix, (notice) => {
      if (notice.event === 'report:ready') notices.push(notice);
    });
    await world.startWorker();
    const { userId, attemptId } = await world.submitted();
    // The embedded Redis may wake a new worker late.
    await waitFor(() => notices.length > 0, { timeoutMs: 15_000 });
    expect(notices).toEqual([
      { user_id: userId, event: 'report:ready', data: { kind: 'diagnostic', attempt_id: attemptId } },
    ]);
    expect((await world.reportOf(userId, 0)).estimated).toBe(true);
    await waitFor(async () => (await world.stageOf(userId)) === 2, { timeoutMs: 15_000 });
    await stop();
  });

  it('waits for a worker when none runs', async () => {
    const { userId } = await world.submitted();
    await world.startWorker();
    expect((await world.reportOf(userId)).estimated).toBe(true);
  });

  it('is no failure when the account was deleted before it was made', async () => {
    const { userId } = await world.submitted();
    await world.system.database.query('delete from diagnostic.attempts where user_id = $1', [userId]);
    await world.startWorker();
    const later = await world.submitted();
    expect((await world.reportOf(later.userId)).estimated).toBe(true);
    const { redis, prefix } = world.system.redis;
    expect(await redis.zcard(`${prefix}:bull:reports:failed`)).toBe(0);
    // One that failed would wait there for its next try.
    expect(await redis.zcard(`${prefix}:bull:reports:delayed`)).toBe(0);
  });

  it('comes although Redis has lost the job', async () => {
    const { userId } = await world.submitted();
    const { redis, prefix } = world.system.redis;
    await waitFor(
      async () =>
        (await world.system.database.query('select 1 from diagnostic.outbox where sent_at is null')).length === 0,
    );
    const lost = [...(await redis.keys(`${prefix}:bull:*`)), ...(await redis.keys(`${prefix}:outbox:*`))];
    expect(lost.length).toBeGreaterThan(0);
    await redis.del(...lost);
    await world.startWorker();
    expect((await world.reportOf(userId)).estimated).toBe(true);
  });
});
