import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getLearnerState, type MeasuredScores, DAY_MS, HOUR_MS } from '@aivy/contracts';
import { answerTo, RecordUnderTest, START } from './record-under-test.js';

const section = { score: 600, score_low: 560, score_high: 640, theta: 0.8, se: 0.3 };
const scores: MeasuredScores = { english: section, math: { ...section, score: 580 } };

let record: RecordUnderTest;
beforeAll(async () => {
  record = await RecordUnderTest.start();
});
afterAll(() => record.close());

/** A student whose last finished day was at a moment, in Los Angeles. */
async function studentAt(lastDay: number, at: number, { startDay = 0, endsOn = '2026-12-31' } = {}): Promise<string> {
  const user = record.newUser();
  const dateOf = (ms: number): string => new Date(ms - 8 * HOUR_MS).toISOString().slice(0, 10);
  await record.query(
    `insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak, begin_date, start_day, ends_on,
       last_finished_day, last_finished_date, timezone, created_at)
     values ($1, $2, 1, 700, 700, '[]', '[]', '2026-01-01', $3, $4, $5, $6, 'America/Los_Angeles', now())`,
    [user, randomUUID(), startDay, endsOn, lastDay, lastDay > 0 ? dateOf(at) : null],
  );
  for (let day = 1; day <= lastDay; day += 1) {
    const finished = at - (lastDay - day) * DAY_MS;
    await record.query('insert into plan.days (user_id, day, finished_on, finished_at) values ($1, $2, $3, $4)', [
      user,
      day,
      dateOf(finished),
      new Date(finished),
    ]);
  }
  return user;
}

type TestBatch = NonNullable<Parameters<typeof record.record>[2]>;
const finishTest = (user: string, at: number, attempt = randomUUID(), more: TestBatch = {}) =>
  record.record(user, [answerTo(5, 0, { source_id: `full-test:${attempt}:1`, given_at: at })], {
    source: 'full-test',
    attempt_id: attempt,
    finished_at: at,
    scores,
    ...more,
  });
const planOf = async (user: string) =>
  (
    await record.query<{ day: number; date: string }>(
      'select last_finished_day as day, last_finished_date::text as date from plan.plans where user_id = $1',
      [user],
    )
  )[0];
const measured = (user: string) =>
  record.query('select day, measured_on::text as date, scores from plan.measurements where user_id = $1', [user]);

describe('a full test', () => {
  it('without a score finishes its day all the same, once, and is no measurement', async () => {
    const user = await studentAt(14, START - DAY_MS);
    const attempt = randomUUID();
    const clicked = { source: 'full-test', attempt_id: attempt, finished_at: START, scores: null } as const;
    const entries = [answerTo(5, 0, { source_id: `full-test:${attempt}:1`, given_at: START, spent_ms: 1_000 })];
    await Promise.all([record.record(user, entries, clicked), record.record(user, entries, clicked)]);
    await record.record(user, entries, clicked);
    expect(await planOf(user)).toEqual({ day: 15, date: '2026-03-01' });
    expect(await measured(user)).toEqual([]);
  });

  it('finishes the test day that comes next, on its date where the student is, once however often it comes', async () => {
    const user = await studentAt(14, START - DAY_MS);
    const attempt = randomUUID();
    // 05:30 UTC is still the evening before in Los Angeles.
    const at = START + 19.5 * HOUR_MS;
    await Promise.all([finishTest(user, at, attempt), finishTest(user, at, attempt)]);
    await finishTest(user, at, attempt);
    expect(await planOf(user)).toEqual({ day: 15, date: '2026-03-01' });
    expect(await record.query('select day from plan.days where user_id = $1 and day > 14', [user])).toEqual([
      { day: 15 },
    ]);
    expect(await measured(user)).toEqual([{ day: 15, date: '2026-03-01', scores }]);
  });

  it('finishes it also on the date of a unit, and never on an earlier one', async () => {
    const sameDay = await studentAt(14, START - HOUR_MS);
    await finishTest(sameDay, START + HOUR_MS);
    expect(await planOf(sameDay)).toEqual({ day: 15, date: '2026-03-01' });
    const flown = await studentAt(14, START - HOUR_MS);
    await record.query(`update plan.plans set last_finished_date = '2026-03-02' where user_id = $1`, [flown]);
    await finishTest(flown, START + HOUR_MS);
    expect(await planOf(flown)).toEqual({ day: 15, date: '2026-03-02' });
  });

  it('finishes a test day beyond the plan as well: who goes on without a new target is not held up', async () => {
    const over = await studentAt(44, START - DAY_MS, { startDay: 14 });
    await finishTest(over, START);
    expect(await planOf(over)).toMatchObject({ day: 45 });
  });

  it('moves no day while a unit comes next, or when it was done before the last day', async () => {
    const unitNext = await studentAt(13, START - DAY_MS);
    await finishTest(unitNext, START);
    expect([await planOf(unitNext), await measured(unitNext)]).toMatchObject([{ day: 13 }, [{ day: 13 }]]);
    const late = await studentAt(14, START);
    await finishTest(late, START - 3 * DAY_MS);
    expect([await planOf(late), await measured(late)]).toMatchObject([{ day: 14 }, [{ day: 11 }]]);
  });

  it.each([scores, null])(
    'that takes a section of an earlier one again finishes no other day (%#)',
    async (retaken) => {
      // Day 15 was on February 14; day 30, the next one, is a test day.
      const user = await studentAt(29, START - DAY_MS);
      await finishTest(user, START, randomUUID(), { repeats_at: START - 15 * DAY_MS, scores: retaken });
      expect(await planOf(user)).toEqual({ day: 29, date: '2026-02-28' });
      expect(await measured(user)).toEqual(retaken ? [{ day: 15, date: '2026-02-14', scores }] : []);
      await finishTest(user, START + HOUR_MS);
      expect(await planOf(user)).toEqual({ day: 30, date: '2026-03-01' });
    },
  );

  it('finishes its day once when the section that was taken again is recorded first', async () => {
    const user = await studentAt(14, START - DAY_MS);
    await finishTest(user, START + 2 * HOUR_MS, randomUUID(), { repeats_at: START });
    await finishTest(user, START, randomUUID(), { scores: null });
    expect(await planOf(user)).toEqual({ day: 15, date: '2026-03-01' });
    expect(await measured(user)).toEqual([{ day: 15, date: '2026-03-01', scores }]);
  });

  it('of a student without a plan is measured all the same', async () => {
    const user = record.newUser();
    await finishTest(user, START);
    expect(await measured(user)).toEqual([{ day: 0, date: '2026-03-01', scores }]);
  });
});

it('reviews come by the day before the plan ends', async () => {
  const user = await studentAt(14, START - DAY_MS, { endsOn: '2026-03-03' });
  await record.record(user, [answerTo(12, 0, { correct: false, misconception: 'adds-instead' })]);
  await record.query(`insert into plan.review_cards (user_id, misconception, due, card) values ($1, 'far', $2, $3)`, [
    user,
    '2026-09-01T00:00:00Z',
    JSON.stringify({
      misconception: 'far',
      skill: 12,
      shown: [1],
      due: '2026-09-01T00:00:00.000Z',
      stability: 100,
      difficulty: 5,
      reps: 4,
      lapses: 0,
      state: 'review',
      learningSteps: 0,
      scheduledDays: 200,
      lastReview: '2026-02-20T00:00:00.000Z',
    }),
  ]);
  const { due } = await record.call(getLearnerState, { user_id: user });
  expect(due).toMatchObject([{ misconception: 'far', due: '2026-03-02T00:00:00.000Z' }]);
});
