import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getAllTests, getModuleQuestions, getProgress, setTimeFactor, startTest, submitModule } from '@aivy/contracts';
import { FullTestUnderTest } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start();
});
afterAll(() => tests.close());

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
    const seen = [
      'choice_a',
      'choice_b',
      'choice_c',
      'choice_d',
      'id',
      'img',
      'passage',
      'question',
      'rapid_seconds',
      'type',
    ];
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

  it('are of the test pool, and not those of an earlier test', async () => {
    const user = await tests.newUser();
    const pools = await tests.pools();
    const met = new Set<number>();
    for (let round = 0; round < 2; round += 1) {
      const testId = await tests.begin(user);
      for (const module of [1, 2, 3, 4] as const) {
        for (const { id } of await tests.work(user, testId, module, 'empty')) {
          expect([id, pools.get(id), met.has(id)]).toEqual([id, 'test', false]);
          met.add(id);
        }
      }
    }
  });

  it('of a test that was begun before there were pools stay as they were; the modules after them are of the test pool', async () => {
    const user = await tests.newUser();
    const pools = await tests.pools();
    const testId = await tests.begin(user);
    // First modules as the release before could make them: of items of any pool, some of them of the tests.
    const others = [...pools].filter(([, pool]) => pool !== 'test').map(([id]) => id);
    const before = new Map<number, number[]>();
    for (const module of [1, 3] as const) {
      const [row] = await tests.query<{ questions: { id: number; version: number; pretest: boolean }[] }>(
        'select questions from full_test.modules where test_id = $1 and module = $2',
        [testId, module],
      );
      const mixed = row!.questions.map((question, index) =>
        index % 2 === 0 ? question : { ...question, id: others[index + 50 * module]! },
      );
      await tests.query('update full_test.modules set questions = $3 where test_id = $1 and module = $2', [
        testId,
        module,
        JSON.stringify(mixed),
      ]);
      before.set(
        module,
        mixed.map(({ id }) => id),
      );
    }
    const asked = new Map<number, number[]>();
    for (const module of [1, 2, 3, 4] as const)
      asked.set(
        module,
        (await tests.work(user, testId, module, 'right')).map(({ id }) => id),
      );
    for (const module of [1, 3]) expect(asked.get(module)).toEqual(before.get(module));
    for (const module of [2, 4]) for (const id of asked.get(module)!) expect([id, pools.get(id)]).toEqual([id, 'test']);
    expect(new Set([...asked.values()].flat()).size).toBe(98);
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
