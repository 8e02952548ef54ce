import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getLearnerState, type UserNotice } from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { skillsOf } from '@aivy/exam';
import { subscribeNotices } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { ALL_RIGHT, NO_ANSWERS, WorkerUnderTest } from './worker-under-test.js';

const form = packBank().currentDiagnosticForm;

let world: WorkerUnderTest;
beforeAll(async () => {
  world = await WorkerUnderTest.start();
});
afterEach(() => world.stopWorkers());
afterAll(() => world.close());

const stateOf = (userId: string) => world.rpc.call(getLearnerState, { requestId: 'test' }, { user_id: userId });
const learnt = (userId: string) =>
  waitFor(
    async () => {
      const view = await stateOf(userId);
      return view.state && view;
    },
    { timeoutMs: 15_000 },
  );
const query = <T>(sql: string, parameters: unknown[]): Promise<T[]> =>
  world.system.database.query(sql, parameters) as Promise<T[]>;
const recorded = (userId: string) =>
  waitFor(
    async () =>
      (
        await query<{ evidence_recorded: boolean }>(
          'select evidence_recorded from diagnostic.attempts where user_id = $1',
          [userId],
        )
      )[0]!.evidence_recorded,
  );

describe('the learner record of a diagnostic', () => {
  it('has every answer once, the scores of the report, and a mastery of all thirty skills near the report’s', async () => {
    await world.startWorker();
    const { userId, attemptId } = await world.submitted(ALL_RIGHT);
    const { state, version } = await learnt(userId);
    await recorded(userId);
    const report = await world.reportOf(userId);
    const evidence = await query<{ source_id: string; item_id: number; correct: boolean }>(
      'select source_id, item_id, correct from plan.evidence where user_id = $1',
      [userId],
    );
    expect(evidence.map((row) => row.source_id).sort()).toEqual(
      [...form.english, ...form.math].map(({ id }) => `diagnostic:${attemptId}:${id}`).sort(),
    );
    expect(evidence.every(({ correct }) => correct)).toBe(true);
    expect(
      await query('select attempt_id, source, scores, day from plan.measurements where user_id = $1', [userId]),
    ).toMatchObject([
      {
        attempt_id: attemptId,
        source: 'diagnostic',
        day: 0,
        scores: {
          english: { score: report.english_score, theta: report.english_theta },
          math: { score_low: report.math_score_low },
        },
      },
    ]);
    expect([version, state!.skills.length]).toEqual([1, 30]);
    for (const subject of ['english', 'math'] as const)
      for (const { id, name } of skillsOf(subject))
        expect(Math.abs(state!.skills[id - 1]!.mastery - report[`${subject}_mastery`][name]!)).toBeLessThanOrEqual(6);
  });

  it('knows the misconception behind each wrong answer that its item’s author has foreseen', async () => {
    await world.startWorker();
    const wrongLetter = (answer: string): string => (answer === 'a' ? 'b' : 'a');
    const { userId } = await world.submitted({
      english: form.english.map((item) => wrongLetter(item.answer)),
      math: NO_ANSWERS.math,
    });
    await learnt(userId);
    const rows = await query<{ item_id: number; misconception: string | null; answered: boolean }>(
      'select item_id, misconception, answered from plan.evidence where user_id = $1',
      [userId],
    );
    const known = new Map(rows.map((row) => [row.item_id, row]));
    for (const item of form.english) {
      const option = item.type === 'choice' && item.options.find(({ choice }) => choice === wrongLetter(item.answer));
      expect(known.get(item.id)!.misconception).toBe((option && option.misconception) || null);
    }
    for (const item of form.math) expect(known.get(item.id)).toMatchObject({ answered: false, misconception: null });
    expect((await query('select 1 from plan.review_cards where user_id = $1', [userId])).length).toBeGreaterThan(5);
  });

  it('tells the browser when mastery has moved', async () => {
    const notices: UserNotice[] = [];
    const stop = await subscribeNotices(world.system.redis.redis, world.system.redis.prefix, (notice) =>
      notices.push(notice),
    );
    await world.startWorker();
    const { userId } = await world.submitted();
    await waitFor(() => notices.some(({ event }) => event === 'learner:updated'), { timeoutMs: 15_000 });
    expect(notices.at(-1)).toEqual({ user_id: userId, event: 'learner:updated', data: { version: 1 } });
    await stop();
  });

  it('is no failure when the account was deleted before', async () => {
    const { userId } = await world.submitted();
    await world.system.database.query('delete from diagnostic.attempts where user_id = $1', [userId]);
    await world.startWorker();
    await learnt((await world.submitted()).userId);
    const { redis, prefix } = world.system.redis;
    expect(await redis.zcard(`${prefix}:bull:learning:failed`)).toBe(0);
    expect(await redis.zcard(`${prefix}:bull:learning:delayed`)).toBe(0);
    expect(await query('select 1 from plan.evidence where user_id = $1', [userId])).toEqual([]);
  });
});
