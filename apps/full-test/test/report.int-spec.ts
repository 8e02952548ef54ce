import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  fullTestUserData,
  getAllTests,
  getModuleAnswers,
  getTestReport,
  saveProgress,
  setMailSettings,
  submitModule,
  testForReport,
  type FullTestReport,
  type UserNotice,
} from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { readMailbox, subscribeNotices } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { start } from '../src/app.js';
import { FullTestUnderTest, saveOf } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start(['diagnostic', 'plan', 'worker']);
});
afterAll(() => tests.close());

describe('the report of a full test', () => {
  it('of a student who knows everything has high scores with their range, no cost, and the higher route', async () => {
    const user = await tests.newUser();
    const report = await tests.reportOf(user, await tests.finish(user, ['right', 'right', 'right', 'right']));
    for (const subject of ['english', 'math'] as const) {
      expect(report[`${subject}_score`]).toBeGreaterThanOrEqual(740);
      expect(report[`${subject}_score_low`]).toBeLessThanOrEqual(report[`${subject}_score`]!);
      expect(report[`${subject}_score_high`]).toBeGreaterThanOrEqual(report[`${subject}_score`]!);
      expect(report[`${subject}_correct`].every(Boolean)).toBe(true);
      expect(report[`${subject}_cost`]!.every((cost) => cost === 0)).toBe(true);
      expect(report[`${subject}_route`]).toBe('higher');
      expect(report[`${subject}_pacing`]?.hurried).toBe(0);
    }
    expect([report.english_correct.length, report.math_correct.length, report.estimated]).toEqual([54, 44, false]);
    expect(Object.keys(report.english_mastery).sort()).toEqual(
      skillsOf('english')
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

  it('of wrong answers names the weakest skills and prices every miss', async () => {
    const user = await tests.newUser();
    const report = await tests.reportOf(user, await tests.finish(user, ['right', 'wrong', 'wrong', 'wrong']));
    expect(report.english_correct).toEqual(Array.from({ length: 54 }, (_, index) => index < 27));
    expect([report.english_route, report.math_route]).toEqual(['higher', 'lower']);
    expect(report.weakest_english).toHaveLength(3);
    expect(report.english_cost).toHaveLength(54);
    expect(report.english_cost!.slice(0, 27).every((cost) => cost === 0)).toBe(true);
    expect(Math.max(...report.english_cost!.slice(27))).toBeGreaterThan(0);
    expect([report.english_pacing!.hurried, report.math_pacing!.hurried]).toEqual([0, 0]);
    for (const subject of ['english', 'math'] as const) {
      const { lost_to_speed: speed, lost_to_knowledge: knowledge } = report[`${subject}_pacing`]!;
      expect(report[`${subject}_score`]! + speed + knowledge).toBe(800);
    }
  });

  it.each(['clicked', 'empty'] as const)(
    'says no score of a section whose modules were left %s with time left, and of the other one what it says always',
    async (how) => {
      const user = await tests.newUser();
      const testId = await tests.finish(user, ['right', 'right', how, how]);
      const report = await tests.reportOf(user, testId);
      expect(report).toMatchObject({
        scored: false,
        math_score: null,
        math_score_low: null,
        math_score_high: null,
        math_pacing: null,
        math_mastery: {},
        weakest_math: [],
      });
      expect(report.math_effort).toEqual([
        { effort: 0, questions: 22, unread: 22 },
        { effort: 0, questions: 22, unread: 22 },
      ]);
      expect(report.english_score).toBeGreaterThanOrEqual(740);
      expect(report.english_effort!.map(({ effort }) => effort)).toEqual([1, 1]);
      const [listed] = await tests.call(getAllTests, {}, user);
      expect(listed).toMatchObject({ scored: false, english_score: report.english_score, math_score: null });
      // What is handed to the learner record says that it is no score.
      expect((await tests.call(testForReport, { user_id: user, test_id: testId })).scores).toBeNull();
      // The whole test was handed in, so its keys are due.
      const { solution } = await tests.call(getModuleAnswers, { test_id: testId, module: 3 }, user);
      expect(solution).toHaveLength(22);
    },
  );

  it('of a few rapid guesses leaves them out of the score and says what an exam would make of them', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.work(user, testId, 1, 'right');
    const questions = await tests.open(user, testId, 2);
    const keys = await tests.keys(questions.map(({ id }) => id));
    const clicked = (index: number): boolean => index % 3 === 0;
    await tests.call(
      saveProgress,
      {
        test_id: testId,
        module: 2,
        time_left: 60,
        question_id: questions.map(({ id }) => id),
        answer: questions.map(({ id }, index) => (clicked(index) ? (keys.get(id) === 'a' ? 'b' : 'a') : keys.get(id)!)),
        spent_ms: questions.map((_, index) => (clicked(index) ? 1_500 : 55_000)),
      },
      user,
    );
    await tests.call(submitModule, { test_id: testId, module: 2 }, user);
    for (const module of [3, 4] as const) await tests.work(user, testId, module, 'right');
    const report = await tests.reportOf(user, testId);
    expect(report.english_effort).toEqual([
      { effort: 1, questions: 27, unread: 0 },
      { effort: expect.closeTo(2 / 3, 10), questions: 27, unread: 9 },
    ]);
    expect(report.english_score).toBeGreaterThanOrEqual(740);
    expect(report.english_as_given).toBeLessThan(report.english_score! - 50);
    expect([report.scored, report.math_as_given]).toEqual([undefined, undefined]);
  });

  it('is told to the browser when it is ready', async () => {
    const notices: UserNotice[] = [];
    const stop = await subscribeNotices(tests.system.redis.redis, tests.system.redis.prefix, (notice) => {
      if (notice.event === 'report:ready') notices.push(notice);
    });
    const user = await tests.newUser();
    const testId = await tests.finish(user);
    await waitFor(() => notices.length > 0, { timeoutMs: 15_000 });
    expect(notices).toEqual([
      { user_id: user, event: 'report:ready', data: { kind: 'full-test', attempt_id: testId } },
    ]);
    await stop();
  });

  it('is emailed to a student who turned that on, with a link to it', async () => {
    const user = await tests.newUser();
    await tests.query(
      `insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak, begin_date,
         ends_on, created_at)
       values ($1, gen_random_uuid(), 1, 640, 640, '[]', '[]', current_date - 3, current_date + 20, now())`,
      [user],
    );
    const wishes = { reminder: false, reminder_hour: 17, weekly_letter_to: null };
    await tests.call(setMailSettings, { ...wishes, opt_ins: ['report-ready'] }, user);
    const testId = await tests.finish(user);
    const { redis, prefix } = tests.system.redis;
    const [mail] = await waitFor(
      async () => {
        const mails = await readMailbox(redis, prefix, `${user}@example.com`);
        return mails.length > 0 && mails;
      },
      { timeoutMs: 15_000 },
    );
    expect(mail!.subject).toBe('Your practice test report is ready');
    expect(mail!.text).toContain(`See your report: http://127.0.0.1/full-test/${testId}/report\n`);
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

describe('the answers of a finished test', () => {
  const trail = { left: [1600, 1500, 1400], at: [0, 0, 1], entry: [null, 'b', null] };
  const desk = { position: 1, marked: [], eliminated: {}, annotations: [], trail };

  it('have the trail and the level of its questions, and nothing of a test that is not finished', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.open(user, testId, 1);
    await tests.call(saveProgress, saveOf(testId, { module: 1, workspace: desk, workspace_seq: 1 }), user);
    await tests.work(user, testId, 1, 'wrong');
    // Module 1 is handed in, the test is not.
    for (const module of [1, 2] as const)
      expect((await tests.fault(getModuleAnswers, { test_id: testId, module }, user)).code).toBe('FT-NOTFINISHED');
    for (const module of [2, 3, 4] as const) await tests.work(user, testId, module, 'empty');

    const answers = await tests.call(getModuleAnswers, { test_id: testId, module: 1 }, user);
    expect(answers).toMatchObject({ trail, seconds: 1620 });
    expect(answers.used).toBeGreaterThanOrEqual(0);
    for (const { pretest, level } of answers.solution) expect(level === undefined).toBe(pretest);
    const [other] = [await tests.newUser()];
    expect((await tests.fault(getModuleAnswers, { test_id: testId, module: 1 }, other)).code).toBe('FT-TESTNOTEXIST');
    expect(await tests.call(getModuleAnswers, { test_id: testId, module: 2 }, user)).not.toHaveProperty('trail');
  });

  it('call rushed what was clicked through, and not what was worked on or left open', async () => {
    const user = await tests.newUser();
    const testId = await tests.finish(user, ['clicked', 'wrong', 'empty', 'right']);
    const rushed = async (module: 1 | 2 | 3 | 4) =>
      (await tests.call(getModuleAnswers, { test_id: testId, module }, user)).solution.filter((each) => each.rushed)
        .length;
    expect([await rushed(1), await rushed(2), await rushed(3), await rushed(4)]).toEqual([27, 0, 0, 0]);
  });
});

describe('a stored report', () => {
  /** A row's report as the release before versions stored it: by its worker, of a test with right, wrong and empty modules. */
  const version1 = JSON.parse(
    readFileSync(path.resolve('apps/full-test/test/report-version-1.json'), 'utf8'),
  ) as FullTestReport;
  const rowOf = async (testId: string): Promise<unknown> =>
    (await tests.query<{ report: unknown }>('select report from full_test.tests where test_id = $1', [testId]))[0]
      ?.report;
  let user: string;
  let testId: string;
  const store = (report: object): Promise<unknown> =>
    tests.query('update full_test.tests set report = $2, report_at = clock_timestamp() where test_id = $1', [
      testId,
      JSON.stringify(report),
    ]);

  beforeAll(async () => {
    user = await tests.newUser();
    testId = await tests.finish(user, ['right', 'wrong', 'wrong', 'wrong']);
    await tests.reportOf(user, testId);
  });

  it('says its version and has a section a subject', async () => {
    const onWire = await tests.reportOf(user, testId);
    expect(await rowOf(testId)).toMatchObject({
      version: 3,
      sections: {
        english: { score: onWire.english_score, route: 'higher', weakest: onWire.weakest_english },
        math: { score: onWire.math_score, route: 'lower', pacing: onWire.math_pacing },
      },
    });
  });

  it('has the keys of version 1 on the wire, in their order, and those that came since', async () => {
    const { detail_report: text } = await tests.call(getTestReport, { test_id: testId }, user);
    const keys = Object.keys(JSON.parse(text!) as object);
    const first = Object.keys(version1);
    expect(keys.filter((key) => first.includes(key))).toEqual(first);
    const sections = ['english', 'math'].flatMap((subject) =>
      ['retest_low', 'retest_high', 'effort', 'asked'].map((field) => `${subject}_${field}`),
    );
    expect(keys.filter((key) => !first.includes(key)).sort()).toEqual(['range', 'scale_sd', ...sections].sort());
  });

  it('of version 1 is handed out byte for byte as before', async () => {
    await store(version1);
    const { detail_report: text, weakestEnglish } = await tests.call(getTestReport, { test_id: testId }, user);
    expect(text).toBe(JSON.stringify(version1));
    expect(weakestEnglish).toEqual(version1.weakest_english);
    expect(await tests.call(getAllTests, {}, user)).toMatchObject([
      { english_score: version1.english_score, math_score: version1.math_score },
    ]);
    const [exported] = await tests.call(fullTestUserData.export, { user_id: user });
    expect(JSON.stringify(exported?.report)).toBe(JSON.stringify(version1));
  });

  it('of a newer release ends with an error that is worth a second try; the list and the answers are there', async () => {
    await store({ version: 4, parts: [] });
    expect((await tests.fault(getTestReport, { test_id: testId }, user)).code).toBe('SERVICE-UNAVAILABLE');
    expect(await tests.call(getAllTests, {}, user)).toMatchObject([
      { id: testId, english_score: null, math_score: null },
    ]);
    expect((await tests.call(getModuleAnswers, { test_id: testId, module: 1 }, user)).solution).toHaveLength(27);
  });

  it('that fits no version cannot be shown; the list, the answers and the export are there, and say so', async () => {
    const other = await tests.finish(user, ['wrong', 'wrong', 'wrong', 'wrong']);
    await tests.reportOf(user, other);
    for (const damaged of [
      { ...version1, english_score: '600' },
      { version: 2, sections: { english: {} } },
    ]) {
      await store(damaged);
      expect(await tests.call(getTestReport, { test_id: testId }, user)).toMatchObject({
        detail_report: null,
        report_status: 'ready',
        weakestEnglish: [],
      });
      expect(await tests.call(getAllTests, {}, user)).toMatchObject([
        { id: other, english_score: expect.any(Number) },
        { id: testId, english_score: null, math_score: null },
      ]);
      expect((await tests.call(getModuleAnswers, { test_id: testId, module: 1 }, user)).solution).toHaveLength(27);
      const [newer, exported] = await tests.call(fullTestUserData.export, { user_id: user });
      expect(newer).toMatchObject({ test_id: other, report: { estimated: false } });
      expect(newer).not.toHaveProperty('report_unreadable');
      expect(exported).toMatchObject({ test_id: testId, report: null, report_unreadable: true });
      expect(exported?.modules).toHaveLength(4);
    }
  });
});
