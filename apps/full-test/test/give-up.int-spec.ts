import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  fullTestUserData,
  getAllTests,
  getModuleAnswers,
  getModuleQuestions,
  getProgress,
  getTestReport,
  giveUpTest,
  saveProgress,
  startTest,
  submitModule,
  testForReport,
} from '@aivy/contracts';
import type { DataSource } from 'typeorm';
import { AttemptRepository } from '../src/attempt/attempt.repository.js';
import { FullTestUnderTest } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start();
});
afterAll(() => tests.close());

const giveUp = (testId: string, user?: string) => tests.call(giveUpTest, { test_id: testId }, user);
const openTests = async (user: string): Promise<number> =>
  (await tests.query('select 1 from full_test.tests where user_id = $1 and end_time is null', [user])).length;

describe('giving a test up', () => {
  it('keeps it in the list as such, without a report, and lets a new one begin', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.work(user, testId, 1, 'right');
    expect(await giveUp(testId, user)).toBeNull();
    const next = await tests.call(startTest, {}, user);
    expect([next.resumed, next.test_id === testId]).toEqual([false, false]);
    expect(await tests.call(getAllTests, {}, user)).toMatchObject([
      { id: next.test_id, given_up: false, end_time: null },
      { id: testId, given_up: true, end_time: expect.any(String), english_score: null },
    ]);
    expect(await tests.call(getTestReport, { test_id: testId }, user)).toMatchObject({
      report_status: 'none',
      detail_report: null,
    });
    expect(await tests.call(getProgress, { test_id: testId }, user)).toMatchObject({ finished: true, given_up: true });
    expect((await tests.fault(getModuleAnswers, { test_id: testId, module: 1 }, user)).code).toBe('FT-GIVENUP');
    expect((await tests.fault(testForReport, { user_id: user, test_id: testId })).code).toBe('FT-GIVENUP');
    expect(await tests.query('select 1 from full_test.outbox where job_id like $1', [`%${testId}%`])).toEqual([]);
    expect(
      (await tests.call(fullTestUserData.export, { user_id: user })).map(({ test_id: id, given_up }) => [id, given_up]),
    ).toEqual([
      [next.test_id, false],
      [testId, true],
    ]);
  });

  it('refuses everything that would go on with the test, and stores none of it', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [question] = await tests.open(user, testId, 1);
    const answer = {
      test_id: testId,
      module: 1 as const,
      question_id: [question!.id],
      answer: [question!.type === 'choice' ? 'a' : '1'],
      time_left: 900,
    };
    await tests.call(saveProgress, answer, user);
    const before = await tests.answers(testId);
    await giveUp(testId, user);
    const later = { ...answer, seq: [Date.now() + 1_000], answer: [''] };
    expect((await tests.fault(saveProgress, later, user)).code).toBe('FT-GIVENUP');
    expect((await tests.fault(submitModule, { test_id: testId, module: 1 }, user)).code).toBe('FT-GIVENUP');
    expect((await tests.fault(getModuleQuestions, { test_id: testId, module: 1 }, user)).code).toBe('FT-GIVENUP');
    expect(await tests.answers(testId)).toEqual(before);
  });

  it('happens once, however often and at once it is asked, and leaves one open test at most', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    expect(await Promise.all(Array.from({ length: 6 }, () => giveUp(testId, user)))).toEqual(Array(6).fill(null));
    const [first] = await tests.query<{ given_up_at: Date }>(
      'select given_up_at from full_test.tests where test_id = $1',
      [testId],
    );
    await Promise.all([giveUp(testId, user), ...Array.from({ length: 4 }, () => tests.call(startTest, {}, user))]);
    expect(await tests.query('select given_up_at from full_test.tests where test_id = $1', [testId])).toEqual([first]);
    expect(await openTests(user)).toBe(1);
  });

  it('and the last submit at once: one of the two decides', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    for (const module of [1, 2, 3] as const) await tests.work(user, testId, module, 'empty');
    await tests.open(user, testId, 4);
    const [submitted, givenUp] = await Promise.allSettled([
      tests.call(submitModule, { test_id: testId, module: 4 }, user),
      giveUp(testId, user),
    ]);
    const code = (outcome: PromiseSettledResult<unknown>): string =>
      outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'done';
    const jobs = (await tests.query('select 1 from full_test.outbox where job_id like $1', [`%${testId}%`])).length;
    expect([
      ['done', 'FT-FINISHED', 1],
      ['FT-GIVENUP', 'done', 0],
    ]).toContainEqual([code(submitted), code(givenUp), jobs]);
  });

  it('of a finished test is refused, of somebody else’s or nobody’s is not found', async () => {
    const [user, other] = [await tests.newUser(), await tests.newUser()];
    const finished = await tests.finish(user);
    expect((await tests.fault(giveUpTest, { test_id: finished }, user)).code).toBe('FT-FINISHED');
    const open = await tests.begin(user);
    for (const testId of [open, finished, '00000000-0000-4000-8000-000000000000', 'no-id'])
      expect((await tests.fault(giveUpTest, { test_id: testId }, other)).code).toBe('FT-TESTNOTEXIST');
    expect((await tests.fault(giveUpTest, { test_id: open })).code).toBe('AUTH-UNAUTHORIZED');
    expect(await openTests(user)).toBe(1);
  });

  it('orders no report at the next start either', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await giveUp(testId, user);
    await tests.query(
      `update full_test.tests set end_time = now() - interval '1 hour', given_up_at = now() - interval '1 hour' where test_id = $1`,
      [testId],
    );
    await (await tests.system.startApp(path.resolve('apps/full-test/src/app.ts'))).close();
    expect(await tests.query('select 1 from full_test.outbox where job_id like $1', [`%${testId}%`])).toEqual([]);
  });

  it('leaves the questions that were never shown for a later test', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const shown = (await tests.open(user, testId, 1)).map(({ id }) => id);
    const repository = new AttemptRepository({
      manager: { query: (sql: string, parameters: unknown[]) => tests.query(sql, parameters) },
    } as unknown as DataSource);
    // A test that goes on will show its first Math module as well.
    expect(await repository.selectSeenQuestions(user)).toHaveLength(27 + 22);
    await giveUp(testId, user);
    expect((await repository.selectSeenQuestions(user)).sort()).toEqual(shown.sort());
  });
});
