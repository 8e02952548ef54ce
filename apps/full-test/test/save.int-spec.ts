import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  getAllTests,
  getModuleAnswers,
  getModuleQuestions,
  getProgress,
  getTestReport,
  giveUpTest,
  saveProgress,
  submitModule,
  testForReport,
} from '@aivy/contracts';
import { FullTestUnderTest, saveOf, type Save } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start();
});
afterAll(() => tests.close());

const NOBODYS = '00000000-0000-4000-8000-000000000000';

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
        saveOf(testId, { module: 1, question_id: [one!.id], answer: [answer], seq: [seq], spent_ms: [spent] }),
        user,
      );
    }
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        tests.call(
          saveProgress,
          saveOf(testId, {
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
      await tests.call(saveProgress, saveOf(testId, { question_id: [one!.id], answer: [answer] }), user);
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
    await tests.call(saveProgress, saveOf(testId, { module: 1, time_left: sent }), user);
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
    await tests.call(saveProgress, saveOf(testId, { module: 1, workspace: desk(4), workspace_seq: 20 }), user);
    await tests.call(saveProgress, saveOf(testId, { module: 1, workspace: desk(1), workspace_seq: 10 }), user);
    expect(await tests.call(getProgress, { test_id: testId }, user)).toMatchObject({
      workspace: desk(4),
      workspace_seq: 20,
    });
  });

  it('keeps the trail of a desk that comes without one, and takes a newer one', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    await tests.open(user, testId, 1);
    const desk = (position: number) => ({ position, marked: [], eliminated: {}, annotations: [] });
    const trail = (steps: number) => ({
      left: Array.from({ length: steps }, (_, step) => 1_600 - step),
      at: Array.from({ length: steps }, () => 0),
      entry: Array.from({ length: steps }, () => null),
    });
    const save = (workspace: object, seq: number) =>
      tests.call(
        saveProgress,
        saveOf(testId, { module: 1, workspace: workspace as ReturnType<typeof desk>, workspace_seq: seq }),
        user,
      );
    const kept = async () => (await tests.call(getProgress, { test_id: testId }, user)).workspace;
    await save({ ...desk(1), trail: trail(2) }, 10);
    await save(desk(2), 20);
    expect(await kept()).toEqual({ ...desk(2), trail: trail(2) });
    await save({ ...desk(3), trail: trail(3) }, 15);
    expect(await kept()).toEqual({ ...desk(2), trail: trail(2) });
    await save({ ...desk(2), trail: trail(4) }, 30);
    expect(await kept()).toEqual({ ...desk(2), trail: trail(4) });
    // From before it had a column of its own.
    await tests.query(
      `update full_test.modules set workspace = workspace || jsonb_build_object('trail', trail), trail = null
       where test_id = $1 and module = 1`,
      [testId],
    );
    expect(await kept()).toEqual({ ...desk(2), trail: trail(4) });
  });

  it('leaves out what was given more than twenty seconds after the deadline, and takes what was given in time however late it comes', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [one, two, three] = await tests.open(user, testId, 1);
    await tests.age(testId, 1, 3600);
    const { deadline } = await tests.call(getProgress, { test_id: testId }, user);
    const answer = await tests.call(
      saveProgress,
      saveOf(testId, {
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
      await tests.call(saveProgress, saveOf(testId, { question_id: [three!.id], answer: ['c'] }), user),
    ).toMatchObject({ refused: [three!.id] });
  });

  it('from ahead of time is refused by itself, and a later one gets in', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const [one, two] = await tests.open(user, testId, 1);
    const now = Date.now();
    const save = (seq: [number, number], answer: [string, string], position: number, workspace_seq: number) => {
      const workspace = { position, marked: [], eliminated: {}, annotations: [] };
      const question_id = [one!.id, two!.id];
      return tests.call(
        saveProgress,
        saveOf(testId, { module: 1, question_id, answer, seq, workspace, workspace_seq }),
        user,
      );
    };
    expect(await save([now + 60_000, now + 20_000], ['a', 'b'], 1, now + 60_000)).toMatchObject({
      refused: [one!.id],
      workspace_refused: true,
    });
    expect(await save([now + 5, now + 5], ['c', 'd'], 2, now + 5)).not.toHaveProperty('workspace_refused');
    const { user_answer, workspace } = await tests.call(getProgress, { test_id: testId }, user);
    expect(new Map(user_answer.map((each) => [each.question_id, each.user_answer]))).toEqual(
      new Map([
        [one!.id, 'c'],
        [two!.id, 'b'],
      ]),
    );
    expect(workspace).toMatchObject({ position: 2 });
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
          saveOf(testId, { module: 1, question_id: [one!.id], answer: [''], seq: [Date.now() + 9_000] }),
          user,
        )
      ).code,
    ).toBe('FT-MODULECLOSED');
    expect((await tests.fault(saveProgress, saveOf(testId, { module: 2 }), user)).code).toBe('FT-MODULENOTOPEN');
    expect(await tests.answers(testId)).toEqual(before);
  });

  it('never slips in behind a submit of the same moment', async () => {
    const user = await tests.newUser();
    const testId = await tests.begin(user);
    const questions = await tests.open(user, testId, 1);
    const outcomes = await Promise.all([
      ...questions.slice(0, 20).map(({ id }) =>
        tests.call(saveProgress, saveOf(testId, { module: 1, question_id: [id], answer: ['a'] }), user).then(
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

describe('saves of many students at a time', () => {
  const STUDENTS = 12;
  const QUESTIONS = 5;

  interface Desk {
    user: string;
    testId: string;
    ids: number[];
  }
  async function desks(count: number): Promise<Desk[]> {
    const users: string[] = [];
    for (let n = 0; n < count; n += 1) users.push(await tests.newUser());
    return Promise.all(
      users.map(async (user) => {
        const testId = await tests.begin(user);
        return { user, testId, ids: (await tests.open(user, testId, 1)).slice(0, QUESTIONS).map(({ id }) => id) };
      }),
    );
  }
  const save = ({ user, testId, ids }: Desk, question: number, more: Partial<Save> = {}) =>
    tests.call(
      saveProgress,
      saveOf(testId, { module: 1, question_id: [ids[question]!], answer: ['abcd'[question % 4]!], ...more }),
      user,
    );
  const codeOf = (error: unknown): string => (error as { code: string }).code;
  /** How many transactions wrote the modules of these desks last. */
  const transactions = async (all: readonly Desk[]): Promise<number> => {
    const [row] = await tests.query<{ count: string }>(
      'select count(distinct xmin::text) from full_test.modules where module = 1 and test_id = any($1)',
      [all.map(({ testId }) => testId)],
    );
    return Number(row!.count);
  };

  it('are stored whole, each with its own answers and desk, in fewer transactions than there are saves', async () => {
    const all = await desks(STUDENTS);
    const saves = all.flatMap((desk, n) =>
      desk.ids.map((_id, question) =>
        save(desk, question, { time_left: 100 + n, workspace: deskAt(n), workspace_seq: Date.now() + question }),
      ),
    );
    await Promise.all(saves);
    for (const [n, { user, testId, ids }] of all.entries()) {
      const { user_answer: stored, workspace } = await tests.call(getProgress, { test_id: testId }, user);
      expect(new Map(stored.map(({ question_id, user_answer }) => [question_id, user_answer]))).toEqual(
        new Map(ids.map((id, question) => [id, 'abcd'[question % 4]!])),
      );
      expect(workspace).toEqual(deskAt(n));
    }
    expect(
      await tests.query('select time_left from full_test.modules where module = 1 and test_id = any($1) order by 1', [
        all.map(({ testId }) => testId),
      ]),
    ).toEqual(all.map((_desk, n) => ({ time_left: 100 + n })));
    expect(await transactions(all)).toBeLessThan(STUDENTS);
  });

  it('are each refused for its own reason: a test that is given up, a module that is closed, one not open yet', async () => {
    const [open, closed, givenUp] = (await desks(3)) as [Desk, Desk, Desk];
    // The service knows their questions now.
    await Promise.all([open, closed, givenUp].map((desk) => save(desk, 0)));
    await tests.call(submitModule, { test_id: closed.testId, module: 1 }, closed.user);
    await tests.call(giveUpTest, { test_id: givenUp.testId }, givenUp.user);
    const outcomes = await Promise.all([
      save(open, 1).then(() => 'kept', codeOf),
      save(closed, 1).then(() => 'kept', codeOf),
      save(givenUp, 1).then(() => 'kept', codeOf),
      tests.call(saveProgress, saveOf(open.testId, { module: 3 }), open.user).then(() => 'kept', codeOf),
      save(open, 2).then(() => 'kept', codeOf),
    ]);
    expect(outcomes).toEqual(['kept', 'FT-MODULECLOSED', 'FT-GIVENUP', 'FT-MODULENOTOPEN', 'kept']);
    expect(await tests.answers(open.testId)).toHaveLength(3);
    expect(await tests.answers(closed.testId)).toHaveLength(1);
    expect(await tests.answers(givenUp.testId)).toHaveLength(1);
  });

  it('leave out what was given too late, of those students and of no others', async () => {
    const all = await desks(8);
    const isLate = (n: number): boolean => n % 3 === 0;
    for (const [n, { testId }] of all.entries()) if (isLate(n)) await tests.age(testId, 1, 3_600);
    const seq = [Date.now()];
    const outcomes = await Promise.all(all.map((desk) => save(desk, 0, { seq })));
    expect(outcomes.map(({ refused }) => refused)).toEqual(all.map(({ ids }, n) => (isLate(n) ? [ids[0]] : [])));
    for (const [n, { testId }] of all.entries()) expect(await tests.answers(testId)).toHaveLength(isLate(n) ? 0 : 1);
  });

  it('do not wait for students whose modules are locked, and theirs are stored when the locks are gone', async () => {
    const all = await desks(6);
    const [locked, free] = [all.slice(0, 4), all.slice(4)];
    await Promise.all(all.map((desk) => save(desk, 0)));
    const submit = new pg.Client({ connectionString: tests.system.database.url });
    await submit.connect();
    await submit.query('begin');
    await submit.query('select 1 from full_test.modules where test_id = any($1) for update', [
      locked.map(({ testId }) => testId),
    ]);
    const theirs: Promise<unknown>[] = [];
    try {
      // One after the other, so that each is looked at by itself.
      for (const desk of locked) {
        theirs.push(save(desk, 1));
        await pause(20);
      }
      await Promise.all(free.map((desk) => save(desk, 1)));
      expect(await Promise.race([...theirs, pause(200).then(() => 'all wait')])).toBe('all wait');
    } finally {
      await submit.query('rollback');
      await submit.end();
    }
    await Promise.all(theirs);
    for (const { testId } of locked) expect(await tests.answers(testId)).toHaveLength(2);
  });

  const deskAt = (position: number) => ({ position, marked: [], eliminated: {}, annotations: [] });
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
      const fault = await tests.fault(saveProgress, saveOf(testId, { module: 1, ...more }), user);
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
        tests.fault(saveProgress, saveOf(id, { module: 1, question_id: [one!.id], answer: ['a'] }), user),
        tests.fault(saveProgress, saveOf(id, {}), user),
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
