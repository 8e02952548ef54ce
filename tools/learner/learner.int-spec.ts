import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { getLearnerState, recordEvidence, type Evidence } from '@aivy/contracts';
import { misconceptionsIn, packBank } from '@aivy/item-bank';
import { RpcProbe, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { run } from './run.js';

let system: TestSystem;
let probe: RpcProbe;
beforeAll(async () => {
  system = await startTestSystem({
    apps: ['auth', 'diagnostic', 'full-test', 'plan', 'worker'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
  });
  probe = await RpcProbe.connect(system, 'learner-tool-test');
  Object.assign(process.env, { DATABASE_URL: system.database.url });
}, 60_000);
afterAll(async () => {
  await probe.close();
  await system.close();
});

const learner = (...args: string[]) => run(args).catch((error: Error) => ({ text: error.message, exitCode: 2 }));
const items = packBank().items();

/** Answers of some weeks, right and wrong, in batches that come in any order. */
async function student(seed: number): Promise<string> {
  const user = randomUUID();
  const answers = Array.from({ length: 90 }, (_, index): Evidence => {
    const item = items[(seed * 131 + index * 37) % items.length]!;
    const correct = (index * 7 + seed) % 3 !== 0;
    return {
      source_id: `practice:${index}`,
      item_id: item.id,
      item_version: item.version,
      skill: item.skill,
      correct,
      answered: true,
      attempt: index % 11 === 0 ? 2 : 1,
      hints: index % 5 === 0 ? 1 : 0,
      spent_ms: 20_000 + 1_000 * (index % 60),
      misconception: correct ? null : (misconceptionsIn(item)[0] ?? null),
      pretest: index % 17 === 0,
      given_at: Date.UTC(2026, 2, 1) + index * 7_200_000,
    };
  });
  const batches = [answers.slice(0, 30), answers.slice(60), answers.slice(30, 60)];
  for (const [place, entries] of batches.entries())
    await probe.call(recordEvidence, {
      user_id: user,
      source: place === 0 ? 'diagnostic' : 'practice',
      attempt_id: randomUUID(),
      finished_at: Date.UTC(2026, 3, 1),
      entries,
      scores: null,
    });
  await waitFor(async () => (await probe.call(getLearnerState, { user_id: user })).version === 3, {
    timeoutMs: 20_000,
  });
  return user;
}

it('finds no difference between records that the worker has kept and all their evidence anew', async () => {
  for (const seed of [1, 2]) await student(seed);
  expect(await learner('rebuild')).toEqual({ text: '2 learners, 180 answers: 0 differences', exitCode: 0 });
}, 60_000);

it('names the parts that differ, of one student or all, and stores what it has computed only when told to', async () => {
  const user = await student(3);
  const { query } = system.database;
  await query(
    `update plan.learners set counts = '{"5": 1}', state = jsonb_set(state, '{skills,4,mastery}', '1') where user_id = $1`,
    [user],
  );
  await query('delete from plan.review_cards where user_id = $1', [user]);
  const found = { text: expect.stringContaining(`${user}  counts, skills 5, review cards`) as string, exitCode: 1 };
  expect(await learner('rebuild', '--user', user)).toEqual(found);
  expect(await learner('rebuild')).toEqual(found);
  expect(await learner('rebuild', '--user', user, '--apply')).toMatchObject({
    text: expect.stringContaining('1 difference, stored anew') as string,
    exitCode: 0,
  });
  expect(await learner('rebuild', '--user', user)).toMatchObject({ exitCode: 0 });
  await query('delete from plan.learners where user_id = $1', [user]);
  expect((await learner('rebuild', '--user', user)).text).toContain('there is no record');
  await learner('rebuild', '--apply');
  expect((await learner('rebuild')).exitCode).toBe(0);
}, 60_000);

it.each([[[]], [['dance']], [['rebuild', 'twice']], [['rebuild', '--user', 'maya']], [['rebuild', '--colour']]])(
  'says what is wrong with %j',
  async (args) => {
    expect((await learner(...args)).text).toMatch(/usage: npm run learner|no id of a user|--colour/);
  },
);

describe('a diagnostic that was taken again', () => {
  const form = items.slice(0, 6);
  const answer = (item: (typeof items)[number], id: string, day: number, correct: boolean): Evidence => ({
    source_id: `${id}:${item.id}`,
    item_id: item.id,
    item_version: item.version,
    skill: item.skill,
    correct,
    answered: true,
    attempt: 1,
    hints: 0,
    spent_ms: 40_000,
    misconception: correct ? null : (misconceptionsIn(item)[0] ?? null),
    pretest: false,
    given_at: Date.UTC(2026, 2, day),
  });
  const hand = (user: string, source: 'diagnostic' | 'practice', day: number, entries: Evidence[]) =>
    probe.call(recordEvidence, {
      ...{ user_id: user, source, entries, scores: null },
      ...{ attempt_id: `attempt-${day}`, finished_at: Date.UTC(2026, 2, day) },
    });
  const attempt = (user: string, number: number) =>
    hand(
      user,
      'diagnostic',
      number,
      form.map((item, index) => answer(item, `diagnostic:attempt-${number}`, number, (index + number) % 2 === 0)),
    );
  const practice = (user: string) => hand(user, 'practice', 9, [answer(items[10]!, 'practice:1', 9, true)]);
  const settled = (user: string, version: number) =>
    waitFor(async () => (await probe.call(getLearnerState, { user_id: user })).version === version, {
      timeoutMs: 20_000,
    });

  it('counts once in a record from before it did, after one rebuild', async () => {
    const [once, thrice] = [randomUUID(), randomUUID()];
    const stateOf = async (user: string) => (await probe.call(getLearnerState, { user_id: user })).state!.skills;
    await attempt(once, 3);
    for (const number of [1, 2, 3]) await attempt(thrice, number);
    const { query } = system.database;
    await query('update plan.evidence set replaced = false where user_id = $1', [thrice]);
    await query(
      `update plan.learners set counts = (select jsonb_object_agg(key, 3 * value::int) from jsonb_each_text(counts)) where user_id = $1`,
      [thrice],
    );
    // With its next answer the record is as an earlier release has it: every attempt counts.
    for (const user of [once, thrice]) await practice(user);
    await settled(once, 2);
    await settled(thrice, 4);
    expect(await stateOf(thrice)).not.toEqual(await stateOf(once));
    expect(await learner('rebuild', '--user', thrice)).toEqual({
      text: expect.stringMatching(`${thrice}  replaced diagnostic, counts, skills`) as string,
      exitCode: 1,
    });
    await learner('rebuild', '--user', thrice, '--apply');
    expect(await stateOf(thrice)).toEqual(await stateOf(once));
    // A second run finds nothing to do.
    expect(await learner('rebuild', '--user', thrice)).toMatchObject({ exitCode: 0 });
  }, 60_000);
});
