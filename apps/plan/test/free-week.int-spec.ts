import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  choosePlan,
  dailyWins,
  finishDay,
  getDailyAnswers,
  getDailyProgress,
  getDailyQuestions,
  getPlan,
  getUnitMistakes,
  journeyPreview,
  outlook,
  scorePath,
  selectProduct,
  setMinutes,
  setTarget,
  skillStandings,
} from '@aivy/contracts';
import { PlanUnderTest, type Planned, type Student } from './plan-under-test.js';

const TARGET = { math: 640, english: 640, duration: 1 } as const;

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

/** Lets so many days of the free week pass, and of the plan with them. */
async function letPass(student: Student, days: number): Promise<void> {
  await plans.query(
    'update auth.users set path_first_day = path_first_day - $2::int, path_last_day = path_last_day - $2::int where user_id = $1',
    [student.userId, days],
  );
  await plans.goBack(student, days);
}
/** A student on the first day of the free week, with a plan. */
async function inFreeWeek(): Promise<Planned> {
  const student = await plans.measured();
  await plans.call(selectProduct, { product_id: 1 }, student);
  return plans.plan(student);
}
const faultOf = async (...args: Parameters<typeof plans.fault>) => (await plans.fault(...args)).code;

describe('the plan of a student in the free week', () => {
  it('goes on to its last day, and stops the day after', async () => {
    const student = await inFreeWeek();
    await plans.work(student, 1);
    await letPass(student, 6);
    await plans.work(student, 2);
    await letPass(student, 1);
    const plan_id = student.planId;
    expect(await faultOf(getDailyQuestions, { plan_id, day: 3 }, student)).toBe('PLAN-LOCKED');
    expect(await faultOf(setTarget, TARGET, student)).toBe('PLAN-LOCKED');
    expect(await faultOf(setMinutes, { plan_id, minutes_a_day: 30 }, student)).toBe('PLAN-LOCKED');
    expect(await plans.call(getPlan, {}, student)).toMatchObject({ english_target_score: 630, minutes_a_day: 20 });
  });

  it('stays readable after it', async () => {
    const student = await inFreeWeek();
    const questions = await plans.work(student, 1);
    await letPass(student, 7);
    const plan_id = student.planId;
    const day = { plan_id, day: 1 };
    expect(await plans.call(getPlan, {}, student)).toMatchObject({ id: plan_id, last_finished_day: 1 });
    expect((await plans.serve(student, 1)).map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    expect(await plans.call(getDailyAnswers, day, student)).toHaveLength(5);
    await plans.call(getDailyProgress, day, student);
    expect((await plans.call(getUnitMistakes, {}, student)).attempts).toHaveLength(1);
    await plans.call(dailyWins, day, student);
    for (const call of [outlook, journeyPreview]) await plans.call(call, { plan_id }, student);
    for (const call of [scorePath, skillStandings]) await plans.call(call, {}, student);
  });

  it('takes in a set that was opened before its end, and opens no other', async () => {
    const student = await inFreeWeek();
    const questions = await plans.serve(student, 1);
    await letPass(student, 7);
    await plans.answer(student, 1, questions, 'right');
    const day = { plan_id: student.planId, day: 1 };
    expect(await plans.call(finishDay, day, student)).toMatchObject({ last_finished_day: 1, correct: 5 });
    await plans.goBack(student, 1);
    expect(await faultOf(getDailyQuestions, { ...day, day: 2 }, student)).toBe('PLAN-LOCKED');
  });

  it('goes on once a plan is chosen', async () => {
    const student = await inFreeWeek();
    await letPass(student, 7);
    await plans.call(choosePlan, { plan: '3 months' }, student);
    await plans.work(student, 1);
    await plans.call(setTarget, TARGET, student);
  });
});

it('an account with AivyDaily alone gets no plan', async () => {
  const student = await plans.measured();
  await plans.call(selectProduct, { product_id: 2 }, student);
  expect(await faultOf(setTarget, TARGET, student)).toBe('PLAN-LOCKED');
  expect(await plans.call(getPlan, {}, student)).toBeNull();
});
