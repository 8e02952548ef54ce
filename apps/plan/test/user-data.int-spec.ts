import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finishDay, planUserData, recordEvidence, type Evidence } from '@aivy/contracts';
import { PlanUnderTest, type Planned, type Student } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

const batchOf = ({ userId }: Student, attemptId: string, items: readonly number[] = [1, 2, 3]) => ({
  user_id: userId,
  source: 'full-test' as const,
  attempt_id: attemptId,
  finished_at: Date.now(),
  entries: items.map((id): Evidence => ({
    source_id: `full-test:${attemptId}:${id}`,
    item_id: id,
    item_version: 1,
    skill: 1,
    correct: true,
    answered: true,
    attempt: 1,
    hints: 0,
    spent_ms: 30_000,
    misconception: null,
    pretest: false,
    given_at: Date.now(),
  })),
  scores: null,
});
const erase = ({ userId }: Student) => plans.call(planUserData.erase, { user_id: userId });

/** Tables of the schema that know users, but for the list of those who are gone. */
async function tables(): Promise<string[]> {
  const rows = await plans.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'plan' and column_name = 'user_id' and table_name <> 'erased' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function rowsOf({ userId }: Student): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tables()) {
    const [row] = await plans.query<{ n: number }>(`select count(*)::int as n from plan.${table} where user_id = $1`, [
      userId,
    ]);
    counts[table] = row!.n;
  }
  return counts;
}

/** A student of whom every table keeps something. */
async function everywhere(): Promise<Planned> {
  const student = await plans.planned();
  await plans.work(student, 1, ['right', 'wrong', 'right', 'empty', 'right']);
  const { userId } = student;
  for (const insert of [
    `insert into plan.review_cards values ($1, 'some-mistake', now(), '{}')`,
    `insert into plan.missions values ($1, current_date)`,
    `insert into plan.official_scores values ($1, gen_random_uuid(), '2026-03-14', 600, 610, now())`,
    `insert into plan.mastery_history values ($1, 1, now(), '{"1": 50}')`,
    `insert into plan.mail_settings values
      ($1::uuid, true, 17, now(), $1::uuid || 'r', 'parent@example.com', now(), $1::uuid || 'w', null)`,
    `insert into plan.smallest_goals values ($1, 5, 'UTC')`,
    `insert into plan.refused_addresses values ($1::uuid, 'hash', now())`,
    `insert into plan.former_letter_tokens values ($1::uuid, 'token', 'hash')`,
    `insert into plan.mails (user_id, mail_id, kind, due_on, created_at) values ($1, gen_random_uuid(), 'reminder', current_date, now())`,
  ])
    await plans.query(insert, [userId]);
  return student;
}

describe('what is kept of a student', () => {
  it('is handed out whole', async () => {
    const student = await plans.planned();
    const questions = await plans.work(student, 1, ['right', 'wrong', 'right', 'empty', 'right']);
    const exported = await plans.call(planUserData.export, { user_id: student.userId });
    expect(exported).toMatchObject({
      plan: { id: student.planId, last_finished_day: 1 },
      focus_areas: [
        { from_day: 1, english: expect.arrayContaining([10, 2, 5]), math: expect.arrayContaining([12, 19, 26]) },
      ],
      units: [{ day: 1, finished_at: expect.any(String) }],
      measurements: [{ source: 'diagnostic', scores: { math: { score: 600 } } }],
      learner: null,
      reviews: [],
      mail: null,
      emails: [],
    });
    expect(exported.units[0]!.answers).toHaveLength(4);
    expect(exported.evidence.map(({ question_id: id }) => id).sort()).toEqual(questions.map(({ id }) => id).sort());
    expect(exported.evidence.filter(({ correct }) => correct)).toHaveLength(3);
  });

  it('has misconceptions, minutes per day and emails of this student only', async () => {
    const [student, other] = [await plans.planned(), await plans.planned()];
    // Five questions of 40 seconds, and half a minute for each explanation.
    for (const each of [student, other]) await plans.work(each, 1);
    const card = { skill: 12, due: '2026-03-02T00:00:00.000Z', reps: 1, lapses: 0 };
    for (const [{ userId }, misconception] of [
      [student, 'adds-instead'],
      [other, 'other-sign'],
    ] as const) {
      await plans.query('insert into plan.review_cards values ($1, $2, now(), $3)', [
        userId,
        misconception,
        JSON.stringify({ ...card, misconception }),
      ]);
      await plans.query(`update plan.evidence set misconception = $2 where user_id = $1`, [userId, misconception]);
      await plans.query(
        `insert into plan.mail_settings (user_id, reminder, reminder_hour, reminder_since, reminder_token, weekly_since, weekly_token)
         values ($1::uuid, true, 17, now(), $1::text, now(), $1::text)`,
        [userId],
      );
      for (const [date, sent] of [
        ['2026-03-01', '2026-03-01T22:00:00Z'],
        ['2026-03-02', null],
      ])
        await plans.query(
          `insert into plan.mails (user_id, mail_id, kind, due_on, created_at, sent_at)
           values ($1, gen_random_uuid(), 'reminder', $2::date, $2::date, $3)`,
          [userId, date, sent],
        );
    }
    const exported = await plans.call(planUserData.export, { user_id: student.userId });
    expect(new Set(exported.evidence.map(({ misconception }) => misconception))).toEqual(new Set(['adds-instead']));
    expect(exported.reviews).toEqual([{ misconception: 'adds-instead', ...card }]);
    expect(exported.practiced).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), english: 70 / 12, math: 0 },
    ]);
    expect(exported.emails).toEqual([
      { kind: 'reminder', date: '2026-03-02', sent_at: null },
      { kind: 'reminder', date: '2026-03-01', sent_at: '2026-03-01T22:00:00.000Z' },
    ]);
  });

  it('is nothing of somebody without a plan', async () => {
    expect(await plans.call(planUserData.export, { user_id: randomUUID() })).toEqual({
      plan: null,
      focus_areas: [],
      units: [],
      measurements: [],
      official_scores: [],
      evidence: [],
      learner: null,
      reviews: [],
      practiced: [],
      smallest_goal_minutes: null,
      mail: null,
      emails: [],
    });
  });

  it('is erased from every table, of this student only, and a second time harms nothing', async () => {
    const [student, other] = [await everywhere(), await everywhere()];
    expect(Object.entries(await rowsOf(student)).filter(([, rows]) => rows === 0)).toEqual([]);
    const before = await rowsOf(other);
    await erase(student);
    await erase(student);
    expect(Object.entries(await rowsOf(student)).filter(([, rows]) => rows > 0)).toEqual([]);
    expect(await rowsOf(other)).toEqual(before);
  });
});

describe('evidence of a student who is gone', () => {
  it('that comes after the erasure leaves nothing behind', async () => {
    const student = await plans.planned();
    await erase(student);
    expect(await plans.call(recordEvidence, batchOf(student, randomUUID()))).toEqual({ added: 0 });
    expect(Object.values(await rowsOf(student)).every((rows) => rows === 0)).toBe(true);
  });

  it('that comes at the same moment leaves nothing behind', async () => {
    for (let round = 0; round < 10; round += 1) {
      const student = await plans.planned();
      await plans.serve(student, 1);
      const work = [
        plans.call(recordEvidence, batchOf(student, randomUUID())),
        plans.call(recordEvidence, batchOf(student, randomUUID(), [4, 5])),
        plans.call(finishDay, { plan_id: student.planId, day: 1 }, student).catch(() => undefined),
        erase(student),
      ];
      await Promise.all(round % 2 === 0 ? work : work.reverse());
      expect(Object.entries(await rowsOf(student)).filter(([, rows]) => rows > 0)).toEqual([]);
    }
  });
});
