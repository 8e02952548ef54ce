import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getModuleAnswers,
  getProgress,
  getTestReport,
  saveProgress,
  storeTestReport,
  submitModule,
  testForReport,
} from '@aivy/contracts';
import { FullTestUnderTest, saveOf } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start();
});
afterAll(() => tests.close());

describe('submitting', () => {
  it('leads from module to module, with a break of ten minutes between the sections', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const next = [];
    for (const module of [1, 2, 3, 4] as const) {
      await tests.open(user, testId, module);
      const { next_module, break_ends, server_time } = await tests.call(
        submitModule,
        { test_id: testId, module },
        user,
      );
      next.push([next_module, break_ends === null ? null : Math.round((break_ends - server_time) / 1000)]);
    }
    expect(next).toEqual([
      [2, null],
      [3, 600],
      [4, null],
      [null, null],
    ]);
    expect(await tests.call(getProgress, { test_id: testId }, user)).toMatchObject({
      finished: true,
      current_module: 4,
      time_left: 0,
    });
  });

  it('routes to the higher module after right answers and to the lower one after wrong ones, and repeats no family', async () => {
    for (const [how, route] of [
      ['right', 'higher'],
      ['wrong', 'lower'],
    ] as const) {
      const user = await tests.newUser();
      const testId = await tests.finish(user, [how, 'empty', how, 'empty']);
      const modules = await tests.query<{ route: string }>(
        'select route from full_test.modules where test_id = $1 order by module',
        [testId],
      );
      expect(modules.map((module) => module.route)).toEqual(['first', route, 'first', route]);
      const families = await tests.query<{ family: string }>(
        `select i.body->>'family' as family from full_test.modules m, jsonb_to_recordset(m.questions) as q(id int, version int)
         join bank.items i using (id, version) where m.test_id = $1`,
        [testId],
      );
      expect(families).toHaveLength(98);
      expect(new Set(families.map(({ family }) => family)).size).toBe(98);
    }
  });

  it('routes by the scored questions alone, whatever was answered to those on trial', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const questions = await tests.open(user, testId, 1);
    const keys = await tests.keys(questions.map(({ id }) => id));
    // All right but five: with everything counted this is the higher module, with the right ones on trial the lower.
    const right = new Set(questions.slice(5).map(({ id }) => id));
    const wrong = (key: string): string => (key === 'a' ? 'b' : 'a');
    const answer = questions.map(({ id }) => (right.has(id) ? keys.get(id)! : wrong(keys.get(id)!)));
    await tests.call(
      saveProgress,
      saveOf(testId, {
        module: 1,
        question_id: questions.map(({ id }) => id),
        answer,
        spent_ms: questions.map(() => 55_000),
      }),
      user,
    );
    const [{ pinned }] = (await tests.query<{ pinned: { id: number }[] }>(
      'select questions as pinned from full_test.modules where test_id = $1 and module = 1',
      [testId],
    )) as [{ pinned: { id: number }[] }];
    const onTrial = pinned.map((question) => ({ ...question, pretest: right.has(question.id) }));
    await tests.query('update full_test.modules set questions = $2 where test_id = $1 and module = 1', [
      testId,
      JSON.stringify(onTrial),
    ]);
    await tests.call(submitModule, { test_id: testId, module: 1 }, user);
    expect(
      await tests.query('select route from full_test.modules where test_id = $1 and module = 2', [testId]),
    ).toEqual([{ route: 'lower' }]);
  });

  it('twice answers the same and makes nothing twice, also at once', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.open(user, testId, 1);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => tests.call(submitModule, { test_id: testId, module: 1 }, user)),
    );
    expect(new Set(answers.map(({ next_module }) => next_module))).toEqual(new Set([2]));
    expect(
      await tests.query('select 1 from full_test.modules where test_id = $1 and module = 2', [testId]),
    ).toHaveLength(1);
    await tests.open(user, testId, 2);
    const rest = await tests.call(submitModule, { test_id: testId, module: 2 }, user);
    expect(
      (await tests.call(submitModule, { test_id: testId, module: 2 }, user)).break_ends! - rest.break_ends!,
    ).toBeLessThan(1_000);
  });

  it('for time is refused while the server’s clock leaves some', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.open(user, testId, 1);
    await tests.age(testId, 1, 1600);
    expect((await tests.fault(submitModule, { test_id: testId, module: 1, reason: 'deadline' }, user)).code).toBe(
      'FT-TIMELEFT',
    );
    await tests.age(testId, 1, 20);
    expect(await tests.call(submitModule, { test_id: testId, module: 1, reason: 'deadline' }, user)).toMatchObject({
      next_module: 2,
    });
    expect(
      await tests.query('select closed_by from full_test.modules where test_id = $1 and module = 1', [testId]),
    ).toEqual([{ closed_by: 'deadline' }]);
  });

  it('for time, from a page whose clock is a moment early, waits for the deadline', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.open(user, testId, 1);
    await tests.age(testId, 1, 1619);
    await tests.call(submitModule, { test_id: testId, module: 1, reason: 'deadline' }, user);
    expect(
      await tests.query(
        'select submitted_at >= deadline as over from full_test.modules where test_id = $1 and module = 1',
        [testId],
      ),
    ).toEqual([{ over: true }]);
  });

  it('needs the module to have been opened', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    expect((await tests.fault(submitModule, { test_id: testId, module: 1 }, user)).code).toBe('FT-MODULENOTOPEN');
    expect((await tests.fault(submitModule, { test_id: testId, module: 3 }, user)).code).toBe('FT-MODULENOTOPEN');
  });

  it('of the last module enqueues the report, once', async () => {
    const user = await tests.newUser();
    const testId = await tests.finish(user);
    await tests.call(submitModule, { test_id: testId, module: 4 }, user);
    expect(
      await tests.query(`select queue, job_id from full_test.outbox where data->>'test_id' = $1`, [testId]),
    ).toEqual([{ queue: 'reports', job_id: `full-test-report-${testId}` }]);
    expect(await tests.call(getTestReport, { test_id: testId }, user)).toMatchObject({
      detail_report: null,
      report_status: 'processing',
    });
  });
});

describe('keys and explanations', () => {
  it('are due after the last submission and not before', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.work(user, testId, 1, 'right');
    for (const module of [1, 2, 3, 4] as const)
      expect((await tests.fault(getModuleAnswers, { test_id: testId, module }, user)).code).toBe('FT-NOTFINISHED');
    expect(await tests.call(getTestReport, { test_id: testId }, user)).toMatchObject({
      report_status: 'none',
      detail_report: null,
    });
    for (const module of [2, 3, 4] as const) await tests.work(user, testId, module, 'empty');
    const { question, solution } = await tests.call(getModuleAnswers, { test_id: testId, module: 1 }, user);
    const keys = await tests.keys(question.map(({ id }) => id));
    expect(solution.map(({ question_id, answer, user_answer }) => [question_id, answer, user_answer])).toEqual(
      question.map(({ id }) => [id, keys.get(id), keys.get(id)]),
    );
    expect(
      solution.every(({ explanation, skill, spent_ms }) => explanation !== '' && skill !== '' && spent_ms === 55_000),
    ).toBe(true);
  });
});

describe('the report’s owner', () => {
  it('hands out finished tests only, with the answers in the order of the questions, and keeps the first report', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    expect((await tests.fault(testForReport, { user_id: user, test_id: testId })).code).toBe('FT-NOTFINISHED');
    const questions = [];
    for (const module of [1, 2, 3, 4] as const)
      questions.push(await tests.work(user, testId, module, module === 3 ? 'empty' : 'right'));
    const { modules } = await tests.call(testForReport, { user_id: user, test_id: testId });
    expect(modules.map((module) => module.questions.map(({ id }) => id))).toEqual(
      questions.map((list) => list.map(({ id }) => id)),
    );
    expect(modules.map(({ answers }) => answers.filter(Boolean).length)).toEqual([27, 27, 0, 22]);
    const report = (english_score: number) => ({ ...BARE_REPORT, english_score });
    await tests.call(storeTestReport, { user_id: user, test_id: testId, report: report(640) });
    await tests.call(storeTestReport, { user_id: user, test_id: testId, report: report(200) });
    const stored = await tests.call(getTestReport, { test_id: testId }, user);
    expect([
      stored.report_status,
      (JSON.parse(stored.detail_report!) as { english_score: number }).english_score,
      stored.weakestMath,
    ]).toEqual(['ready', 640, ['Circles']]);
  });
});

describe('a report that does not come', () => {
  it('is enqueued again by the next start, once however many starts there are, and no other is', async () => {
    const [late, ready, fresh] = [await tests.newUser(), await tests.newUser(), await tests.newUser()];
    const [lateTest, readyTest, freshTest] = [
      await tests.finish(late),
      await tests.finish(ready),
      await tests.finish(fresh),
    ];
    await tests.call(storeTestReport, { user_id: ready, test_id: readyTest, report: BARE_REPORT });
    await tests.query(`update full_test.tests set end_time = now() - interval '10 minutes' where test_id = any($1)`, [
      [lateTest, readyTest],
    ]);
    for (let start = 0; start < 2; start += 1)
      await (await tests.system.startApp(path.resolve('apps/full-test/src/app.ts'))).close();
    const ordered = async (testId: string): Promise<string[]> =>
      (
        await tests.query<{ job_id: string }>('select job_id from full_test.outbox where job_id like $1 order by id', [
          `%${testId}%`,
        ])
      ).map(({ job_id: id }) => id.replace(/-\d+$/, ''));
    expect(await ordered(lateTest)).toEqual([`full-test-report-${lateTest}`, `full-test-report-${lateTest}-again`]);
    expect([await ordered(readyTest), await ordered(freshTest)]).toEqual([
      [`full-test-report-${readyTest}`, `record-evidence-full-test-${readyTest}`, `report-ready-${readyTest}`],
      [`full-test-report-${freshTest}`],
    ]);
  });
});

const PACING = { hurried: 0, lost_to_speed: 0, lost_to_knowledge: 0 };
const BARE_REPORT = {
  english_score: 0,
  math_score: 500,
  english_mastery: {},
  math_mastery: {},
  english_score_low: 0,
  english_score_high: 0,
  math_score_low: 0,
  math_score_high: 0,
  estimated: false,
  english_skills: {},
  math_skills: {},
  english_correct: [],
  math_correct: [],
  linking_version: 'v1',
  parameter_version: 'v1',
  english_route: 'higher' as const,
  math_route: 'lower' as const,
  english_pacing: PACING,
  math_pacing: PACING,
  weakest_english: [],
  weakest_math: ['Circles'],
};
