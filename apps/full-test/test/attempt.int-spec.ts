import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getAllTests,
  getModuleAnswers,
  getModuleQuestions,
  getProgress,
  getTestReport,
  requestQuestions,
  saveAnswers,
  saveProgress,
  setTimeFactor,
  startTest,
  storeTestReport,
  submitModule,
  testForReport,
  type InputOf,
} from '@aivy/contracts';
import { FullTestUnderTest } from './full-test-under-test.js';

type Save = InputOf<typeof saveProgress>;

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start();
});
afterAll(() => tests.close());

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const save = (testId: string, more: Partial<Save>): Save => ({
  test_id: testId,
  question_id: [],
  answer: [],
  time_left: 100,
  ...more,
});

describe('starting', () => {
  it('makes one open test, however often and at once it is asked', async () => {
    const user = await tests.newUser();
    const started = await Promise.all(Array.from({ length: 6 }, () => tests.call(startTest, {}, user)));
    expect(new Set(started.map(({ test_id }) => test_id)).size).toBe(1);
    expect(started.filter(({ resumed }) => !resumed)).toHaveLength(1);
    expect(await tests.call(getAllTests, {}, user)).toMatchObject([
      { id: started[0]!.test_id, end_time: null, current_module: 1, english_score: null },
    ]);
  });

  it('begins another one once the first is finished', async () => {
    const user = await tests.newUser();
    const first = await tests.finish(user);
    const { test_id: second, resumed } = await tests.call(startTest, {}, user);
    expect([second === first, resumed]).toEqual([false, false]);
    expect((await tests.call(getAllTests, {}, user)).map(({ id }) => id)).toEqual([second, first]);
  });

  it('needs a signed-in student', async () => {
    expect((await tests.fault(startTest, {})).code).toBe('AUTH-UNAUTHORIZED');
    expect((await tests.fault(getAllTests, {})).code).toBe('AUTH-UNAUTHORIZED');
  });
});

describe('the questions of a module', () => {
  it('are 27, 27, 22 and 22, none twice, and hold no field beyond what a student may see', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const all = [];
    for (const module of [1, 2, 3, 4] as const) all.push(await tests.work(user, testId, module, 'empty'));
    expect(all.map(({ length }) => length)).toEqual([27, 27, 22, 22]);
    expect(new Set(all.flat().map(({ id }) => id)).size).toBe(98);
    const seen = ['choice_a', 'choice_b', 'choice_c', 'choice_d', 'id', 'img', 'passage', 'question', 'type'];
    for (const question of all.flat()) expect(Object.keys(question).sort()).toEqual(seen);
    for (const math of all.slice(2)) expect([5, 6]).toContain(math.filter(({ type }) => type === 'blank').length);
  });

  it('start the module’s clock the first time only, and not before', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    expect(await tests.call(getProgress, { test_id: testId }, user)).toMatchObject({
      deadline: null,
      time_left: 1620,
      seconds: 1620,
    });
    const first = await tests.call(getModuleQuestions, { test_id: testId, module: 1 }, user);
    expect(first.deadline! - first.server_time).toBeGreaterThan(1_615_000);
    expect(first.deadline! - first.server_time).toBeLessThanOrEqual(1_620_000);
    const again = await tests.call(getModuleQuestions, { test_id: testId, module: 1 }, user);
    expect([again.deadline, again.questions]).toEqual([first.deadline, first.questions]);
  });

  it('of a later module are not given out', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    for (const module of [2, 3, 4] as const)
      expect((await tests.fault(getModuleQuestions, { test_id: testId, module }, user)).code).toBe('FT-MODULENOTOPEN');
  });

  it('are not those of the diagnostic, nor those of an earlier test', async () => {
    const user = await tests.newUser();
    const diagnostic = [
      ...(await tests.call(requestQuestions, { subject: 'english' })),
      ...(await tests.call(requestQuestions, { subject: 'math' })),
    ];
    const none = (count: number): string[] => Array.from({ length: count }, () => '');
    await tests.call(
      saveAnswers,
      {
        english: none(17),
        math: none(14),
        english_time: none(17).map(() => 1),
        math_time: none(14).map(() => 1),
        start_time: '2026-03-01 10:00:00',
        form_id: diagnostic[0]!.form_id!,
      },
      user,
    );
    const met = new Set(diagnostic.map(({ id }) => id));
    for (let round = 0; round < 2; round += 1) {
      const testId = await tests.begin(user);
      for (const module of [1, 2, 3, 4] as const) {
        for (const { id } of await tests.work(user, testId, module, 'empty')) {
          expect(met.has(id)).toBe(false);
          met.add(id);
        }
      }
    }
  });
});

describe('saving', () => {
  it('keeps the answer of the highest sequence number, in whatever order saves arrive and however often', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [one, two] = await tests.open(user, testId, 1);
    const now = Date.now();
    const saves = [
      { answer: 'a', seq: now + 1, spent: 900 },
      { answer: 'c', seq: now + 3, spent: 2_000 },
      { answer: 'b', seq: now + 2, spent: 4_000 },
    ];
    for (const { answer, seq, spent } of [...saves, ...saves.reverse()]) {
      await tests.call(
        saveProgress,
        save(testId, { module: 1, question_id: [one!.id], answer: [answer], seq: [seq], spent_ms: [spent] }),
        user,
      );
    }
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        tests.call(
          saveProgress,
          save(testId, {
            module: 1,
            question_id: [two!.id],
            answer: [n === 5 ? 'd' : 'a'],
            seq: [now + (n === 5 ? 100 : n)],
          }),
          user,
        ),
      ),
    );
    const { user_answer: stored } = await tests.call(getProgress, { test_id: testId }, user);
    expect(stored.find(({ question_id }) => question_id === one!.id)).toEqual({
      question_id: one!.id,
      user_answer: 'c',
      seq: now + 3,
      spent_ms: 4_000,
    });
    expect(stored.find(({ question_id }) => question_id === two!.id)).toMatchObject({ user_answer: 'd' });
    expect(await tests.answers(testId)).toHaveLength(2);
  });

  it('takes the documented fields alone: the answers belong to the open module, the last save stays', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [one] = await tests.open(user, testId, 1);
    for (const answer of ['A', 'b', ''])
      await tests.call(saveProgress, save(testId, { question_id: [one!.id], answer: [answer] }), user);
    expect(await tests.answers(testId)).toMatchObject([{ question_id: one!.id, answer: '', module: 1 }]);
  });

  it.each([
    [1e-300, 0],
    [1e-46, 0],
    [0.0004, 0],
    [12.3456, 12.346],
    [86_400, 86_400],
  ])('keeps a time left of %d seconds as %d: whole milliseconds', async (sent, kept) => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.open(user, testId, 1);
    await tests.call(saveProgress, save(testId, { module: 1, time_left: sent }), user);
    expect(
      await tests.query('select time_left from full_test.modules where test_id = $1 and module = 1', [testId]),
    ).toEqual([{ time_left: kept }]);
  });

  it('keeps the desk beside the answers, the newest of it', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [one] = await tests.open(user, testId, 1);
    const desk = (position: number) => ({
      position,
      marked: [one!.id],
      eliminated: { [one!.id]: 'ac' },
      annotations: [
        {
          id: 'n1',
          question_id: one!.id,
          region: 'passage' as const,
          start: 3,
          end: 9,
          style: 'yellow' as const,
          note: 'why?',
        },
      ],
    });
    await tests.call(saveProgress, save(testId, { module: 1, workspace: desk(4), workspace_seq: 20 }), user);
    await tests.call(saveProgress, save(testId, { module: 1, workspace: desk(1), workspace_seq: 10 }), user);
    expect(await tests.call(getProgress, { test_id: testId }, user)).toMatchObject({
      workspace: desk(4),
      workspace_seq: 20,
    });
  });

  it('leaves out what was given more than twenty seconds after the deadline, and takes what was given in time however late it comes', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [one, two, three] = await tests.open(user, testId, 1);
    await tests.age(testId, 1, 3600);
    const { deadline } = await tests.call(getProgress, { test_id: testId }, user);
    const answer = await tests.call(
      saveProgress,
      save(testId, {
        module: 1,
        question_id: [one!.id, two!.id, three!.id],
        answer: ['a', 'b', 'c'],
        seq: [deadline! - 5, deadline! + 19_900, deadline! + 20_100],
      }),
      user,
    );
    expect(answer).toMatchObject({ refused: [three!.id], deadline });
    expect((await tests.answers(testId)).map(({ question_id }) => question_id).sort()).toEqual(
      [one!.id, two!.id].sort(),
    );
    // A client that does not say when: now is too late.
    expect(
      await tests.call(saveProgress, save(testId, { question_id: [three!.id], answer: ['c'] }), user),
    ).toMatchObject({ refused: [three!.id] });
  });

  it('to a submitted module is refused and changes nothing', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [one] = await tests.work(user, testId, 1, 'right');
    const before = await tests.answers(testId);
    expect(
      (
        await tests.fault(
          saveProgress,
          save(testId, { module: 1, question_id: [one!.id], answer: [''], seq: [Date.now() + 9_000] }),
          user,
        )
      ).code,
    ).toBe('FT-MODULECLOSED');
    expect((await tests.fault(saveProgress, save(testId, { module: 2 }), user)).code).toBe('FT-MODULENOTOPEN');
    expect(await tests.answers(testId)).toEqual(before);
  });

  it('never slips in behind a submit of the same moment', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const questions = await tests.open(user, testId, 1);
    const outcomes = await Promise.all([
      ...questions.slice(0, 20).map(({ id }) =>
        tests.call(saveProgress, save(testId, { module: 1, question_id: [id], answer: ['a'] }), user).then(
          () => 'kept',
          (error: { code: string }) => error.code,
        ),
      ),
      tests.call(submitModule, { test_id: testId, module: 1 }, user).then(() => 'submitted'),
    ]);
    expect(outcomes.filter((outcome) => !['kept', 'FT-MODULECLOSED', 'submitted'].includes(outcome))).toEqual([]);
    expect(await tests.answers(testId)).toHaveLength(outcomes.filter((outcome) => outcome === 'kept').length);
  });
});

describe('bad input', () => {
  it('is refused with its place and changes nothing', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const questions = await tests.open(user, testId, 1);
    const [one, two] = questions;
    const id = one!.id;
    // Which questions a module draws is chance: any fixed number may be among them.
    const elsewhere = Math.max(...questions.map((question) => question.id)) + 1;
    const faults: [string, Partial<Save>, string][] = [
      ['more answers than questions', { question_id: [id], answer: ['a', 'b'] }, 'answer'],
      ['fewer sequence numbers', { question_id: [id], answer: ['a'], seq: [] }, 'seq'],
      ['more times', { question_id: [id], answer: ['a'], spent_ms: [1, 2] }, 'spent_ms'],
      ['a question of no module', { question_id: [elsewhere], answer: ['a'] }, 'question_id.0'],
      ['a question twice', { question_id: [id, two!.id, id], answer: ['a', 'a', 'b'] }, 'question_id.2'],
      ['a letter that no choice has', { question_id: [id], answer: ['e'] }, 'answer.0'],
      ['a time left below zero', { question_id: [id], answer: ['a'], time_left: -1 }, 'time_left'],
      ['a time left beyond a day', { question_id: [id], answer: ['a'], time_left: 1e39 }, 'time_left'],
      [
        'a note that no database takes',
        {
          question_id: [id],
          answer: ['a'],
          workspace: {
            position: 0,
            marked: [],
            eliminated: {},
            annotations: [
              { id: 'n', question_id: id, region: 'passage', start: 0, end: 2, style: 'yellow', note: 'a\0b' },
            ],
          },
          workspace_seq: 1,
        },
        'workspace.annotations.0.note',
      ],
      ['a negative time', { question_id: [id], answer: ['a'], spent_ms: [-1] }, 'spent_ms.0'],
      ['a module that there is not', { module: 5 as 4 }, 'module'],
    ];
    for (const [what, more, place] of faults) {
      const fault = await tests.fault(saveProgress, save(testId, { module: 1, ...more }), user);
      expect([what, fault.code, fault.paths.includes(place)]).toEqual([what, 'FT-INVALIDINPUT', true]);
    }
    expect(await tests.answers(testId)).toEqual([]);
  });

  it('is somebody else’s test, or none, for every call that names one', async () => {
    const [owner, other] = [await tests.newUser(), await tests.newUser()];
    const testId = await tests.begin(owner);
    const [one] = await tests.open(owner, testId, 1);
    for (const [user, id] of [
      [other, testId],
      [owner, NOBODYS],
      [owner, 'no-id'],
    ] as const) {
      const codes = await Promise.all([
        tests.fault(getModuleQuestions, { test_id: id, module: 1 }, user),
        tests.fault(getProgress, { test_id: id }, user),
        tests.fault(saveProgress, save(id, { module: 1, question_id: [one!.id], answer: ['a'] }), user),
        tests.fault(saveProgress, save(id, {}), user),
        tests.fault(submitModule, { test_id: id, module: 1 }, user),
        tests.fault(getTestReport, { test_id: id }, user),
        tests.fault(getModuleAnswers, { test_id: id, module: 1 }, user),
        tests.fault(testForReport, { user_id: user, test_id: id }),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 'FT-TESTNOTEXIST'));
    }
    expect(await tests.call(getAllTests, {}, other)).toEqual([]);
    expect(await tests.answers(testId)).toEqual([]);
  });
});

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

  it('routes to the higher module after right answers and to the lower one after wrong ones', async () => {
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
      save(testId, {
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

describe('extended time', () => {
  it('multiplies every module of the tests begun from then on, and adds breaks inside the sections', async () => {
    const user = await tests.newUser();
    await tests.call(setTimeFactor, { time_factor: 1.5 }, user);
    const testId = await tests.begin(user);
    await tests.call(setTimeFactor, { time_factor: 1 }, user);
    const seconds = [];
    const breaks = [];
    for (const module of [1, 2, 3, 4] as const) {
      seconds.push((await tests.call(getModuleQuestions, { test_id: testId, module }, user)).seconds);
      const { break_ends, server_time } = await tests.call(submitModule, { test_id: testId, module }, user);
      breaks.push(break_ends && Math.round((break_ends - server_time) / 1000));
    }
    expect([seconds, breaks]).toEqual([
      [2430, 2430, 3150, 3150],
      [300, 600, 300, null],
    ]);
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
      [`full-test-report-${readyTest}`],
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
