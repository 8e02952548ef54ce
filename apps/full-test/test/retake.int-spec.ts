import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getAllTests,
  getModuleAnswers,
  getProgress,
  getTestReport,
  giveUpTest,
  retakeTestSection,
  submitModule,
  testForReport,
} from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { FullTestUnderTest } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start(['diagnostic', 'plan', 'worker']);
});
afterAll(() => tests.close());

const retake = (user: string, testId: string, subject: 'english' | 'math') =>
  tests.call(retakeTestSection, { test_id: testId, subject }, user);
const faultOf = async (user: string, testId: string, subject: 'english' | 'math') =>
  (await tests.fault(retakeTestSection, { test_id: testId, subject }, user)).code;
const offerOf = async (user: string, testId: string) => {
  const { retake, repeats } = await tests.call(getTestReport, { test_id: testId }, user);
  return { retake, ...(repeats && { repeats }) };
};
/** Finishes days of the plan now. */
const finishDays = async (user: string, from: number, to: number): Promise<void> => {
  await tests.query(
    'insert into plan.days (user_id, day, finished_on, finished_at) select $1, day, current_date, now() from generate_series($2::int, $3::int) day',
    [user, from, to],
  );
  await tests.query('update plan.plans set last_finished_day = $2 where user_id = $1', [user, to]);
};
const questionsOf = async (user: string, testId: string, module: 1 | 2 | 3 | 4) =>
  (await tests.call(getModuleAnswers, { test_id: testId, module }, user)).question.map(({ id }) => id);

describe('a section of a full test that is taken again', () => {
  it('has new questions and gives a whole report with the score of the other section', async () => {
    const user = await tests.newUser();
    const before = await tests.finish(user, ['right', 'right', 'clicked', 'clicked']);
    const first = await tests.reportOf(user, before);
    expect(first.math_score).toBeNull();
    const met = [...(await questionsOf(user, before, 3)), ...(await questionsOf(user, before, 4))];

    const { test_id: testId, module } = await retake(user, before, 'math');
    expect(module).toBe(3);
    expect(await retake(user, before, 'math')).toEqual({ test_id: testId, module: 3 });
    // What was open before stays open.
    expect((await tests.call(getModuleAnswers, { test_id: before, module: 1 }, user)).solution[0]!.answer).not.toBe('');
    const asked = [...(await tests.work(user, testId, 3, 'right')), ...(await tests.work(user, testId, 4, 'right'))];
    expect(asked.filter(({ id }) => met.includes(id))).toEqual([]);

    const second = await tests.reportOf(user, testId);
    expect(second.english_score).toBe(first.english_score);
    expect(second.math_score).toBeGreaterThanOrEqual(700);
    expect((await tests.call(getAllTests, {}, user)).map(({ math_score: score }) => score)).toEqual([
      second.math_score,
      null,
    ]);
    // The learner record has the other section by the test before.
    const handed = await tests.call(testForReport, { user_id: user, test_id: testId });
    expect([handed.kept_section, handed.repeats_at]).toEqual([
      'english',
      (await tests.call(testForReport, { user_id: user, test_id: before })).finished_at,
    ]);
    const recorded = () =>
      tests.query<{ item_id: number }>('select item_id from plan.evidence where user_id = $1 and source_id like $2', [
        user,
        `full-test:${testId}:%`,
      ]);
    await waitFor(async () => (await recorded()).length > 0, { timeoutMs: 15_000 });
    const numeric = (x: number, y: number): number => x - y;
    expect((await recorded()).map(({ item_id: id }) => id).sort(numeric)).toEqual(
      asked.map(({ id }) => id).sort(numeric),
    );
  });

  it('belongs to the day of its test, also when the plan has come to another test day', async () => {
    const user = await tests.newUser();
    await tests.query(
      `insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak, begin_date,
         start_day, ends_on, last_finished_day, last_finished_date, timezone, created_at)
       values ($1, gen_random_uuid(), 1, 700, 700, '[]', '[]', current_date - 20, 0, current_date + 10, 14, current_date - 1, 'UTC', now())`,
      [user],
    );
    await finishDays(user, 1, 14);
    const dayOf = async () =>
      (
        await tests.query<{ day: number }>('select last_finished_day as day from plan.plans where user_id = $1', [user])
      )[0]!.day;
    const before = await tests.finish(user, ['right', 'right', 'clicked', 'clicked']);
    await waitFor(async () => (await dayOf()) === 15, { timeoutMs: 15_000 });
    await finishDays(user, 16, 29);

    const { test_id: testId } = await retake(user, before, 'math');
    for (const module of [3, 4] as const) await tests.work(user, testId, module, 'right');
    const measured = () =>
      tests.query('select day from plan.measurements where user_id = $1 and attempt_id = $2', [user, testId]);
    await waitFor(async () => (await measured()).length > 0, { timeoutMs: 15_000 });
    expect([await measured(), await dayOf()]).toEqual([[{ day: 15 }], 29]);
  });

  it('is taken again once, and what came of it stands', async () => {
    const user = await tests.newUser();
    const before = await tests.finish(user, ['right', 'right', 'clicked', 'clicked']);
    await tests.reportOf(user, before);
    expect(await offerOf(user, before)).toEqual({ retake: 'math' });
    const { test_id: testId } = await retake(user, before, 'math');
    for (const module of [3, 4] as const) await tests.work(user, testId, module, 'clicked');
    expect((await tests.reportOf(user, testId)).math_score).toBeNull();
    for (const test of [before, testId]) expect(await faultOf(user, test, 'math')).toBe('FT-NORETAKE');
    expect(await offerOf(user, before)).toEqual({ retake: null });
    expect(await offerOf(user, testId)).toEqual({
      retake: null,
      repeats: { test_id: before, kept_section: 'english' },
    });
  });

  it('ends at the next submit after a replica from before retakes has led on into the kept section', async () => {
    const user = await tests.newUser();
    const before = await tests.finish(user, ['clicked', 'clicked', 'right', 'right']);
    const { math_score: math } = await tests.reportOf(user, before);
    const { test_id: testId } = await retake(user, before, 'english');
    await tests.work(user, testId, 1, 'right');
    await tests.open(user, testId, 2);
    // What that replica stores when module 2 is submitted.
    await tests.query(
      `update full_test.modules set submitted_at = now(), closed_by = 'student' where test_id = $1 and module = 2`,
      [testId],
    );
    await tests.query('update full_test.tests set current_module = 3, break_ends = now() where test_id = $1', [testId]);

    // The page opens module 3, finds its time over and submits it.
    expect((await tests.call(getProgress, { test_id: testId }, user)).current_module).toBe(3);
    expect(await tests.open(user, testId, 3)).toHaveLength(22);
    const ended = await tests.call(submitModule, { test_id: testId, module: 3, reason: 'deadline' }, user);
    expect(ended).toMatchObject({ next_module: null, break_ends: null });
    expect((await tests.reportOf(user, testId)).math_score).toBe(math);
    expect(await tests.begin(user)).not.toBe(testId);
  });

  it('goes on when a module of the kept section is submitted before its own', async () => {
    const user = await tests.newUser();
    const before = await tests.finish(user, ['clicked', 'clicked', 'right', 'right']);
    const { math_score: math } = await tests.reportOf(user, before);
    const { test_id: testId } = await retake(user, before, 'english');
    for (const module of [3, 4] as const)
      expect((await tests.fault(submitModule, { test_id: testId, module }, user)).code).toBe('FT-MODULENOTOPEN');
    expect(await tests.call(getProgress, { test_id: testId }, user)).toMatchObject({
      current_module: 1,
      finished: false,
    });
    for (const module of [1, 2] as const) await tests.work(user, testId, module, 'right');
    const report = await tests.reportOf(user, testId);
    expect(report.math_score).toBe(math);
    expect(report.english_score).toBeGreaterThanOrEqual(700);
  });

  it('ends with its second module, also where that is not the last of a test', async () => {
    const user = await tests.newUser();
    const before = await tests.finish(user, ['clicked', 'clicked', 'right', 'right']);
    const { math_score: math } = await tests.reportOf(user, before);
    const { test_id: testId, module } = await retake(user, before, 'english');
    expect(module).toBe(1);
    await tests.work(user, testId, 1, 'right');
    await tests.work(user, testId, 2, 'right');
    // Said again, as a page does that lost the answer.
    const again = await tests.call(submitModule, { test_id: testId, module: 2 }, user);
    expect(again).toMatchObject({ next_module: null, break_ends: null });
    const report = await tests.reportOf(user, testId);
    expect(report.math_score).toBe(math);
    expect(report.english_score).toBeGreaterThanOrEqual(700);
  });

  it('leaves the test before as it was when it is given up', async () => {
    const user = await tests.newUser();
    const before = await tests.finish(user, ['right', 'right', 'clicked', 'clicked']);
    const first = await tests.reportOf(user, before);
    const { test_id: testId } = await retake(user, before, 'math');
    await tests.call(giveUpTest, { test_id: testId }, user);
    expect(await tests.reportOf(user, before)).toEqual(first);
    expect((await retake(user, before, 'math')).test_id).not.toBe(testId);
  });

  it('is refused beside another open test, with a score, and where no section has one', async () => {
    const user = await tests.newUser();
    const before = await tests.finish(user, ['right', 'right', 'clicked', 'clicked']);
    await tests.reportOf(user, before);
    expect(await faultOf(user, before, 'english')).toBe('FT-NORETAKE');
    expect(await faultOf(await tests.newUser(), before, 'math')).toBe('FT-TESTNOTEXIST');
    const open = await tests.begin(user);
    expect(await faultOf(user, before, 'math')).toBe('FT-TESTOPEN');
    expect(await faultOf(user, open, 'math')).toBe('FT-NORETAKE');
    const none = await tests.newUser();
    const clicked = await tests.finish(none, ['clicked', 'clicked', 'clicked', 'clicked']);
    await tests.reportOf(none, clicked);
    expect(await faultOf(none, clicked, 'math')).toBe('FT-NORETAKE');
  });
});
