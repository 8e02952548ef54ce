import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DAY_MS,
  getLearnerState,
  getMetItems,
  HOUR_MS,
  learnerEvidence,
  recordEvidence,
  recordPractice,
  type InternalInputOf,
} from '@aivy/contracts';
import { misconceptionsIn } from '@aivy/item-bank';
import { answerTo, itemsOf, RecordUnderTest, START } from './record-under-test.js';

let record: RecordUnderTest;
beforeAll(async () => {
  record = await RecordUnderTest.start();
});
afterAll(() => record.close());

const evidenceOf = (user: string) => record.call(learnerEvidence, { user_id: user });
const stateOf = (user: string) => record.call(getLearnerState, { user_id: user });

/** An item of a skill that can show a misconception, and another one that can show the same. */
function twins(skill: number) {
  const items = itemsOf(skill);
  for (const [index, item] of items.entries())
    for (const misconception of misconceptionsIn(item)) {
      const other = items.findIndex((each, at) => at > index && misconceptionsIn(each).includes(misconception));
      if (other !== -1) return { misconception, first: index, second: other };
    }
  throw new Error(`skill ${skill} has no twins`);
}

describe('evidence', () => {
  it('handed in twice counts once, and enqueues one recomputation', async () => {
    const user = record.newUser();
    const batch = [answerTo(5, 0), answerTo(5, 1, { correct: false }), answerTo(12, 2)];
    expect(await record.record(user, batch)).toBe(3);
    expect(await record.record(user, batch)).toBe(0);
    // The same answer with another content is the same answer.
    expect(await record.record(user, [{ ...batch[0]!, correct: false }])).toBe(0);
    expect(await evidenceOf(user)).toMatchObject({ version: 1, counts: { '5': 2, '12': 1 } });
    expect((await evidenceOf(user)).recent).toHaveLength(3);
    expect(await record.jobs(user)).toEqual([`update-learner-${user}-1`]);
  });

  it('that comes from who computes the learner brings what to compute from, and enqueues nothing', async () => {
    const user = record.newUser();
    const batch: InternalInputOf<typeof recordEvidence> = {
      ...{ user_id: user, source: 'full-test', attempt_id: 'one', finished_at: START, scores: null, computes: true },
      entries: [answerTo(5, 0), answerTo(12, 1)],
    };
    const first = await record.call(recordEvidence, batch);
    expect(first).toEqual({ added: 2, learner: await evidenceOf(user) });
    expect(first.learner).toMatchObject({ version: 1, state_version: 0, counts: { '5': 1, '12': 1 } });
    // Whoever has died over it finds it again.
    const again = await record.call(recordEvidence, batch);
    expect(again).toEqual({ added: 0, learner: first.learner });
    expect(await record.jobs(user)).toEqual([]);
  });

  it('of practice adds its time to its day, once; that of tests adds none', async () => {
    const user = record.newUser();
    const at = Date.UTC(2026, 0, 5, 12);
    const batch = [
      answerTo(5, 0, { spent_ms: 60_000, given_at: at }),
      answerTo(20, 1, { spent_ms: 90_000, given_at: at + DAY_MS }),
    ];
    await record.record(user, batch);
    await record.record(user, batch);
    // Partly known: only the new answer adds its time.
    await record.record(user, [...batch, answerTo(5, 2, { spent_ms: 30_000, given_at: at + 1 })]);
    await record.record(user, [answerTo(5, 3, { spent_ms: 50_000, given_at: at })], { source: 'full-test' });
    // With half a minute for each explanation: 90 and 60 seconds, and 120.
    expect((await evidenceOf(user)).practised).toEqual([
      { day: '2026-01-06', english: 0, math: 2 },
      { day: '2026-01-05', english: 2.5, math: 0 },
    ]);
    await record.update(user);
    const { state } = await stateOf(user);
    expect([state!.growth!.english.hours, state!.growth!.math.hours]).toEqual([2.5 / 60, 2 / 60]);
  });

  it('named twice in one batch counts once', async () => {
    const user = record.newUser();
    expect(await record.record(user, [answerTo(5, 0), answerTo(5, 0, { correct: false })])).toBe(1);
    expect((await evidenceOf(user)).recent).toMatchObject([{ correct: true }]);
  });

  it('of two batches at once is all there, counted once, with a version each', async () => {
    const user = record.newUser();
    const shared = [answerTo(5, 0), answerTo(5, 1)];
    const batches = [
      [...shared, answerTo(5, 2)],
      [...shared, answerTo(5, 3)],
      [...shared, answerTo(6, 4)],
    ];
    const added = await Promise.all(batches.map((batch) => record.record(user, batch)));
    expect(added.reduce((sum, each) => sum + each, 0)).toBe(5);
    expect(await evidenceOf(user)).toMatchObject({ version: 3, counts: { '5': 4, '6': 1 } });
    expect((await record.jobs(user)).sort()).toEqual([1, 2, 3].map((version) => `update-learner-${user}-${version}`));
  });

  it('of practice comes for many students at once, each counted by itself and once', async () => {
    const [maya, liam, ada] = [record.newUser(), record.newUser(), record.newUser()] as const;
    const batches = [
      { user_id: maya, entries: [answerTo(5, 0), answerTo(5, 1, { correct: false })] },
      { user_id: liam, entries: [answerTo(12, 0)] },
    ];
    expect(await record.call(recordPractice, { batches })).toEqual({ added: 3 });
    const later = [...batches, { user_id: ada, entries: [answerTo(5, 0)] }];
    expect(await record.call(recordPractice, { batches: later })).toEqual({ added: 1 });
    for (const [user, version, counts] of [
      [maya, 1, { '5': 2 }],
      [liam, 1, { '12': 1 }],
      [ada, 1, { '5': 1 }],
    ] as const) {
      expect(await evidenceOf(user)).toMatchObject({ version, counts });
      expect(await record.jobs(user)).toEqual([`update-learner-${user}-1`]);
    }
    const [{ elo: before } = { elo: null }] = await record.query<{ elo: unknown }>(
      'select elo from plan.learners where user_id = $1',
      [maya],
    );
    // The same answers one by one move the abilities as far.
    const alone = record.newUser();
    await record.record(alone, batches[0]!.entries);
    expect(await record.query('select elo from plan.learners where user_id = $1', [alone])).toEqual([{ elo: before }]);
  });

  it('of practice that two bring at once, for the same students in another order, is there once', async () => {
    const users = Array.from({ length: 12 }, () => record.newUser());
    const batches = users.map((user_id, n) => ({ user_id, entries: [answerTo(5, n), answerTo(6, n)] }));
    const calls = Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? batches : [...batches].reverse()));
    const added = await Promise.all(calls.map((each) => record.call(recordPractice, { batches: each })));
    expect(added.reduce((sum, each) => sum + each.added, 0)).toBe(24);
    for (const user of users) expect((await evidenceOf(user)).version).toBe(1);
  });

  it('of practice for a student who was erased is dropped, and nobody else’s with it', async () => {
    const [gone, liam] = [record.newUser(), record.newUser()];
    await record.query('insert into plan.erased (user_id, erased_at) values ($1, now())', [gone]);
    const batches = [gone, liam].map((user_id) => ({ user_id, entries: [answerTo(5, 0)] }));
    expect(await record.call(recordPractice, { batches })).toEqual({ added: 1 });
    expect(await record.query('select user_id from plan.learners where user_id = $1', [gone])).toEqual([]);
  });

  it('that measures nothing is kept, met and not counted: a second try, an item being tried out', async () => {
    const user = record.newUser();
    await record.record(user, [
      answerTo(5, 0, { attempt: 2 }),
      answerTo(5, 1, { pretest: true }),
      answerTo(5, 2, { answered: false, correct: false }),
    ]);
    const found = await evidenceOf(user);
    expect(found.recent.map(({ source_id: id }) => id)).toEqual(['unit:5:2']);
    expect([found.unreviewed.length, found.counts]).toEqual([3, {}]);
    expect((await record.call(getMetItems, { user_id: user, skills: [5] })).item_ids).toEqual(
      [0, 1, 2].map((index) => answerTo(5, index).item_id),
    );
    expect((await record.call(getMetItems, { user_id: user, skills: [6] })).item_ids).toEqual([]);
  });

  it('is read for a computation up to the newest hundred answers of each skill', async () => {
    const user = record.newUser();
    for (let page = 0; page < 3; page += 1)
      await record.record(
        user,
        Array.from({ length: 40 }, (_, index) => answerTo(7, page * 40 + index)),
      );
    await record.record(user, [answerTo(8, 0)]);
    const { recent } = await evidenceOf(user);
    expect(recent.filter(({ skill }) => skill === 7).map(({ source_id: id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, index) => `unit:7:${119 - index}`),
    );
    expect(recent.filter(({ skill }) => skill === 8)).toHaveLength(1);
  });
});

describe('a computed state', () => {
  it('is stored once; one of an older version than what is there changes nothing', async () => {
    const user = record.newUser();
    await record.record(user, [answerTo(5, 0, { correct: false })]);
    const first = await record.compute(user);
    await record.record(user, [answerTo(5, 1)]);
    const second = await record.compute(user);
    expect(await record.store(second)).toBe(true);
    expect(await record.store(first)).toBe(false);
    expect(await record.store(second)).toBe(false);
    expect(await stateOf(user)).toMatchObject({ version: 2, state: second.state });
    expect(await record.query('select version::int from plan.mastery_history where user_id = $1', [user])).toEqual([
      { version: 2 },
    ]);
  });

  it('of a learner who is not there any more is not stored', async () => {
    const user = record.newUser();
    await record.record(user, [answerTo(5, 0)]);
    const computed = await record.compute(user);
    await record.query('delete from plan.learners where user_id = $1', [user]);
    expect(await record.store(computed)).toBe(false);
    expect(await stateOf(user)).toEqual({ version: null, state: null, order: [], due: [] });
  });

  it('has all thirty skills, those worth most per minute first, and where gains are counted from', async () => {
    const user = record.newUser();
    await record.record(
      user,
      [
        answerTo(5, 0, { correct: false, source_id: 'diagnostic:one:1' }),
        answerTo(12, 1, { source_id: 'diagnostic:one:2' }),
      ],
      { source: 'diagnostic' },
    );
    expect(await record.update(user)).toBe(true);
    const { state, order } = await stateOf(user);
    expect(state!.skills.map(({ skill }) => skill)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    const worth = order.map(({ points_per_minute: points }) => points);
    expect([...worth].sort((x, y) => y - x)).toEqual(worth);
    const [{ baseline }] = (await record.query('select baseline from plan.learners where user_id = $1', [user])) as [
      { baseline: Record<string, number> },
    ];
    expect(baseline).toEqual(Object.fromEntries(state!.skills.map(({ skill, mastery }) => [skill, mastery])));
  });

  it('is moved by the answers that came after it, until it is computed anew', async () => {
    const user = record.newUser();
    await record.record(user, [answerTo(5, 0), answerTo(5, 1, { correct: false })]);
    await record.update(user);
    const before = (await stateOf(user)).state!;
    const wrong = Array.from({ length: 5 }, (_, index) => answerTo(5, 10 + index, { correct: false }));
    await record.record(user, wrong);
    const moved = (await stateOf(user)).state!;
    const skill = ({ skills }: typeof before, id: number) => skills.find((each) => each.skill === id)!;
    expect(skill(moved, 5).theta).toBeLessThan(skill(before, 5).theta - 0.3);
    // What students see waits for the computation.
    expect(skill(moved, 5).mastery).toBe(skill(before, 5).mastery);
    expect(skill(moved, 20)).toEqual(skill(before, 20));
    await record.update(user);
    expect((await stateOf(user)).state).toEqual((await record.compute(user)).state);
  });
});

describe('the review cards', () => {
  const { misconception, first, second } = twins(12);

  it('come due for a shown misconception, and later after a right answer to a twin', async () => {
    const user = record.newUser();
    await record.record(user, [answerTo(12, first, { correct: false, misconception, given_at: START })]);
    await record.update(user);
    const { due } = await stateOf(user);
    expect(due).toMatchObject([{ misconception, skill: 12, lapses: 0, reps: 1 }]);
    await record.record(user, [answerTo(12, second, { given_at: Date.parse(due[0]!.due) + HOUR_MS })]);
    await record.update(user);
    const [row] = await record.query<{ card: { reps: number; due: string } }>(
      'select card from plan.review_cards where user_id = $1',
      [user],
    );
    expect(row!.card.reps).toBe(2);
    expect(Date.parse(row!.card.due)).toBeGreaterThan(Date.parse(due[0]!.due) + DAY_MS);
  });

  it('are the same whether the answers came in order or an older one came late', async () => {
    const answers = [
      answerTo(12, first, { correct: false, misconception, given_at: START }),
      answerTo(12, second, { given_at: START + 2 * DAY_MS }),
      answerTo(12, first, { source_id: 'again', correct: false, misconception, given_at: START + 9 * DAY_MS }),
    ];
    const inOrder = record.newUser();
    const late = record.newUser();
    const cardsOf = (user: string) =>
      record.query('select card from plan.review_cards where user_id = $1 order by misconception', [user]);
    for (const each of answers) {
      await record.record(inOrder, [each]);
      await record.update(inOrder);
    }
    for (const each of [answers[0]!, answers[2]!, answers[1]!]) {
      await record.record(late, [each]);
      await record.update(late);
    }
    expect(await cardsOf(inOrder)).toHaveLength(1);
    expect(await cardsOf(late)).toEqual(await cardsOf(inOrder));
  });

  it('are the same when another batch comes behind the late one before they are computed', async () => {
    const user = record.newUser();
    await record.record(user, [answerTo(12, second, { given_at: START + 2 * DAY_MS })]);
    await record.update(user);
    await record.record(user, [answerTo(12, first, { correct: false, misconception, given_at: START })]);
    await record.record(user, [answerTo(5, 0, { given_at: START + 3 * DAY_MS })]);
    await record.update(user);
    expect(await record.query('select card from plan.review_cards where user_id = $1', [user])).toMatchObject([
      { card: { misconception, reps: 2 } },
    ]);
  });

  it('lose no answer that comes between the reading and the storing, even one from before', async () => {
    const user = record.newUser();
    await record.record(user, [answerTo(12, second, { given_at: START + 2 * DAY_MS })]);
    const computed = await record.compute(user);
    await record.record(user, [answerTo(12, first, { correct: false, misconception, given_at: START })]);
    expect(await record.store(computed)).toBe(true);
    expect(await record.update(user)).toBe(true);
    expect(await record.query('select card from plan.review_cards where user_id = $1', [user])).toMatchObject([
      { card: { misconception, reps: 2 } },
    ]);
  });
});
