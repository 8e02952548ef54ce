import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  achievement,
  getPractisedDays,
  getSmallestGoal,
  setSmallestGoal,
  skillGrowth,
  type GoalMinutes,
  MINUTE_MS,
} from '@aivy/contracts';
import { compute, DAY_MS, practice, stateOf } from './dashboard-under-test.js';
import { PlanUnderTest, type Student } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

const daysOf = async ({ userId }: Student): Promise<string[]> =>
  (await plans.call(getPractisedDays, { user_id: userId })).dates;
const pick = (student: Student, minutes: GoalMinutes) => plans.call(setSmallestGoal, { minutes }, student);

describe('the smallest daily goal', () => {
  it('is ten minutes until the student picks another one', async () => {
    const student = await plans.planned();
    expect(await plans.call(getSmallestGoal, {}, student)).toEqual({ minutes: 10 });
    await pick(student, 5);
    await pick(student, 15);
    expect(await plans.call(getSmallestGoal, {}, student)).toEqual({ minutes: 15 });
    expect(await plans.call(getSmallestGoal, {}, await plans.newStudent())).toEqual({ minutes: null });
  });

  it('takes no other number of minutes', async () => {
    const student = await plans.planned();
    expect(await plans.fault(setSmallestGoal, { minutes: 7 as GoalMinutes }, student)).toEqual({
      code: 'PLAN-INVALIDINPUT',
      paths: ['minutes'],
    });
  });

  it('makes a day count for the streak once practice reaches it, and only then', async () => {
    const student = await plans.planned({}, 'UTC');
    const now = new Date();
    await pick(student, 5);
    // 2 + 2 minutes and two explanations: 5 minutes. One second less doesn't do.
    await practice(plans, student, now, 2, 2 - 1 / 60);
    expect(await daysOf(student)).toEqual([]);
    await practice(plans, student, now, 0);
    expect(await daysOf(student)).toEqual([now.toISOString().slice(0, 10)]);
    const { streak } = await plans.call(achievement, { plan_id: student.planId }, student);
    expect(streak.days).toBe(1);
  });

  it('leaves a day counted when the goal grows later', async () => {
    const student = await plans.planned({}, 'UTC');
    await pick(student, 5);
    await practice(plans, student, new Date(), 6);
    await pick(student, 15);
    expect(await daysOf(student)).toHaveLength(1);
  });

  it('goes by the date where the student is', async () => {
    const student = await plans.planned({}, 'Pacific/Kiritimati');
    // Fourteen hours ahead of UTC: 11 AM UTC is 1 AM of the next day.
    await practice(plans, student, new Date('2026-03-10T11:00:00Z'), 10);
    expect(await daysOf(student)).toEqual(['2026-03-11']);
  });

  it('counts for a student without a plan once they picked it', async () => {
    const student = await plans.newStudent('America/Los_Angeles');
    await practice(plans, student, new Date('2026-03-10T03:00:00Z'), 10);
    expect(await daysOf(student)).toEqual([]);
    await pick(student, 10);
    await practice(plans, student, new Date('2026-03-11T03:00:00Z'), 10);
    expect(await daysOf(student)).toEqual(['2026-03-10']);
  });

  it('counts the time on a set that is not finished', async () => {
    const student = await plans.planned({}, 'UTC');
    await pick(student, 5);
    const questions = await plans.serve(student, 1);
    const served = new Date(Date.now() - 6 * MINUTE_MS);
    await plans.query('update plan.units set served_at = $2, active_at = $2 where user_id = $1', [
      student.userId,
      served,
    ]);
    const from = served.getTime();
    await plans.answer(student, 1, questions, 'right', {
      // A gap of more than two minutes counts as two.
      seq: [1, 2, 3, 4, 4.5].map((minute) => Math.round(from + minute * MINUTE_MS)),
    });
    expect(await daysOf(student)).toEqual([]);
    await plans.answer(student, 1, questions, 'right', {
      seq: [4.6, 4.7, 4.8, 4.9, 5].map((minute) => Math.round(from + minute * MINUTE_MS)),
    });
    expect(await daysOf(student)).toHaveLength(1);
  });
});

describe('practice that a day already has', () => {
  it("isn't counted again: tests, and sets that were finished on another day", async () => {
    const student = await plans.planned({}, 'UTC');
    const questions = await plans.serve(student, 1);
    // Half a minute more than the smallest goal; the student's own is ten minutes.
    await plans.query('update plan.units set spent_ms = 330000 where user_id = $1', [student.userId]);
    await plans.query(
      `insert into plan.units (user_id, day, skill, questions, served_at, active_at, spent_ms, finished_at)
       values ($1, 2, 12, '[]', now(), now(), 360000, now())`,
      [student.userId],
    );
    await plans.query(
      `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, pretest, given_at)
       values ($1, 'full-test:1:1', 'full-test', 1, 1, 12, true, true, 1, 0, 360000, false, now())`,
      [student.userId],
    );
    await plans.answer(student, 1, questions, 'right');
    expect(await daysOf(student)).toEqual([]);
  });
});

describe('the growth of a skill', () => {
  it('is mastery then and now, with what was gained since the diagnostic', async () => {
    const student = await plans.newStudent();
    const since = Date.now() - DAY_MS / 2;
    await compute(plans, student, 1, stateOf({ 15: 64 }), { 15: 57 }, new Date(since - 1_000));
    await compute(plans, student, 2, stateOf({ 15: 67 }), { 15: 57 }, new Date());
    expect(await plans.call(skillGrowth, { skill: 15, since }, student)).toEqual({
      before: 64,
      now: 67,
      since_diagnostic: 10,
      is_current: true,
    });
    expect(await plans.call(skillGrowth, { skill: 15, since: since - DAY_MS }, student)).toMatchObject({ before: 57 });
  });

  it('is not current while practice is still on its way here', async () => {
    const student = await plans.newStudent();
    const since = Date.now() - MINUTE_MS;
    await practice(plans, student, new Date(), 1, 1);
    await plans.query('update plan.learners set state_version = version, state = $2 where user_id = $1', [
      student.userId,
      stateOf({ 15: 64 }),
    ]);
    const isCurrent = async (answered?: number): Promise<boolean> =>
      (await plans.call(skillGrowth, { skill: 15, since, ...(answered !== undefined && { answered }) }, student))
        .is_current;
    expect([await isCurrent(), await isCurrent(2), await isCurrent(3)]).toEqual([true, true, false]);
  });

  it('is unknown before the first answers are in', async () => {
    expect(await plans.call(skillGrowth, { skill: 1, since: 0 }, await plans.newStudent())).toMatchObject({
      before: null,
      now: null,
      since_diagnostic: null,
    });
  });
});
