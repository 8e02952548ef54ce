import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finishDay, getUnitMistakes, planUserData, type InputOf, type MissedPage } from '@aivy/contracts';
import { loadBank, publishParameters } from '@aivy/item-bank';
import { announceRelease } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { PlanUnderTest, type Planned, type Student } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

const HOW = ['right', 'wrong', 'right', 'empty', 'right'] as const;
const missed = (student: Student, input: InputOf<typeof getUnitMistakes> = {}): Promise<MissedPage> =>
  plans.call(getUnitMistakes, input, student);
const daysOf = ({ attempts }: MissedPage): number[] => attempts.map(({ id }) => id);

/** A student who has finished units of these days, a day apart, the last one today. */
async function finished(days: readonly number[]): Promise<Planned> {
  const student = await plans.planned();
  for (const day of days) {
    if (day !== days[0]) await plans.goBack(student, 1);
    await plans.work(student, day, HOW);
  }
  return student;
}

/** Takes a question out of use, as an analyst does. */
async function withdraw(id: number): Promise<void> {
  const { url } = plans.system.database;
  const { version } = (await loadBank(url)).item(id)!;
  const note = `withdrawn ${id}`;
  const { release } = await publishParameters(url, [{ id, version, state: 'quarantined' }], {
    note,
    parameterVersion: note,
  });
  await announceRelease(plans.system.redis.redis, plans.system.redis.prefix, release);
}

describe('the mistakes of units', () => {
  it('are the wrong and the empty questions of finished units, the newest first, without a text or a key', async () => {
    const student = await plans.planned();
    const first = await plans.work(student, 1, HOW);
    await plans.goBack(student, 1);
    await plans.work(student, 2, 'right');
    const page = await missed(student);
    expect(page).toEqual({
      attempts: [
        { id: 2, at: expect.any(Number), asked: 5, missed: [] },
        {
          id: 1,
          at: expect.any(Number),
          asked: 5,
          missed: [
            expect.objectContaining({
              question_id: first[1]!.id,
              number: 2,
              answered: true,
              spent_ms: 40_000,
              right_at: 0,
            }),
            expect.objectContaining({
              question_id: first[3]!.id,
              number: 4,
              answered: false,
              spent_ms: 0,
              rushed: false,
            }),
          ],
        },
      ],
      before: null,
    });
    const known = await plans.query<{ skill: number; level: string }>(
      `select distinct (body->>'skill')::int as skill, body->>'difficulty' as level from bank.items where id = $1`,
      [first[1]!.id],
    );
    expect(known).toContainEqual({
      skill: page.attempts[1]!.missed[0]!.skill,
      level: page.attempts[1]!.missed[0]!.level,
    });
    expect(JSON.stringify(page)).not.toMatch(/explanation|"answer"|choice_a/);
  });

  it('are not there before their unit is finished', async () => {
    const student = await plans.planned();
    const questions = await plans.serve(student, 1);
    await plans.answer(student, 1, questions, HOW);
    expect(await missed(student)).toEqual({ attempts: [], before: null });
    expect(await missed(student, { day: 1 })).toEqual({ attempts: [], before: null });
  });

  it('are those of the days that are asked for, of one unit, and of no other student', async () => {
    const student = await finished([1, 2, 3]);
    await plans.goBack(student, 5);
    expect(daysOf(await missed(student))).toEqual([3, 2, 1]);
    expect(daysOf(await missed(student, { days: 6 }))).toEqual([3]);
    expect(daysOf(await missed(student, { days: 7 }))).toEqual([3, 2]);
    expect(daysOf(await missed(student, { day: 2 }))).toEqual([2]);
    expect(daysOf(await missed(student, { before: 2 }))).toEqual([1]);
    expect(await missed(await plans.newStudent())).toEqual({ attempts: [], before: null });
  });

  it('come a hundred units at a time', async () => {
    const student = await finished([1]);
    await plans.query(
      `insert into plan.units (user_id, day, skill, questions, served_at, active_at, finished_at)
       select user_id, day + more, skill, questions, served_at, active_at, finished_at
       from plan.units, generate_series(1, 120) more where user_id = $1`,
      [student.userId],
    );
    const first = await missed(student);
    expect([first.attempts.length, first.attempts[0]!.id, first.before]).toEqual([100, 121, 22]);
    // Of what is left empty there is no answer: all five were missed.
    expect(first.attempts.every(({ missed: each }) => each.length === 5)).toBe(true);
    const second = await missed(student, { before: first.before! });
    expect([second.attempts.length, second.attempts.at(-1)!.id, second.before]).toEqual([21, 1, null]);
  });

  it('say of an answer that was given faster than it can be read that it was rushed', async () => {
    const student = await plans.planned();
    const questions = await plans.serve(student, 1);
    await plans.answer(student, 1, questions, 'wrong', { spent_ms: [900, 60_000, 60_000, 60_000, 0] });
    await plans.call(finishDay, { plan_id: student.planId, day: 1 }, student);
    const [unit] = (await missed(student)).attempts;
    expect(unit!.missed.map(({ rushed }) => rushed)).toEqual([true, false, false, false, false]);
  });

  it('do not count a question that was withdrawn since', async () => {
    const student = await plans.planned();
    const questions = await plans.work(student, 1, HOW);
    await withdraw(questions[1]!.id);
    const [unit] = await waitFor(async () => {
      const { attempts } = await missed(student);
      return attempts[0]!.asked < 5 && attempts;
    });
    expect([unit!.asked, unit!.missed.map(({ number }) => number)]).toEqual([4, [4]]);
  });

  it('are gone with their student', async () => {
    const student = await finished([1]);
    await plans.call(planUserData.erase, { user_id: student.userId });
    expect(await missed(student)).toEqual({ attempts: [], before: null });
  });
});
