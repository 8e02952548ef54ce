import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finishDay, getDailyQuestions, getPlan, outlook, setMinutes } from '@aivy/contracts';
import { compute, DAY_MS, HOW, on, skipTo, stateOf, today } from './dashboard-under-test.js';
import { PlanUnderTest, type Planned } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

describe('the outlook', () => {
  const parts = async (student: Planned) => (await plans.call(outlook, { plan_id: student.planId }, student)).next_best;

  it("begins with today's unit while it is worth most, fills up to twenty minutes and says why", async () => {
    const student = await plans.planned({ english_weak: [10] });
    const state = stateOf({ 10: 30, 2: 80, 3: 85 });
    state.skills[9]!.points_per_minute = 0.5;
    state.skills[1]!.points_per_minute = 0.3;
    await compute(plans, student, 1, state, {}, new Date());
    await plans.query('update plan.plans set english_weak = $2 where user_id = $1', [student.userId, '[10]']);
    const { parts: first, points, reason } = await parts(student);
    expect(first[0]).toMatchObject({ kind: 'unit', skill: 10, questions: 5 });
    // The road says fifteen minutes. Five are left, and a mission's fifteen have five questions.
    expect(first[0]!.minutes).toBe(15);
    expect(first.slice(1)).toMatchObject([{ kind: 'stretch', skill: 2, questions: 1, minutes: 3 }]);
    expect(points).toBeCloseTo(15 * 0.5 + 3 * 0.3, 10);
    // Boundaries: 4 of the 7 questions of its domain in each of two modules of 27.
    expect(reason).toMatchObject({ skill: 10, asked: 8, of: 54, answered: 4, is_best: true });
    expect(reason!.right_low).toBeLessThan(reason!.right);
    expect(reason!.right_high).toBeGreaterThan(reason!.right);
  });

  it('names the skill of the unit that was given out, whatever the record has learnt since', async () => {
    const student = await plans.planned();
    const { skill } = await plans.call(getDailyQuestions, on(student, 1), student);
    const state = stateOf({ [skill]: 95 });
    state.skills[skill - 1]!.points_per_minute = 0.5;
    await compute(plans, student, 1, state, {}, new Date());
    const { parts: best } = await parts(student);
    expect(best).toContainEqual(expect.objectContaining({ kind: 'unit', skill }));
    // It's the strongest skill, and not asked for twice.
    expect(best.filter((part) => part.skill === skill)).toHaveLength(1);
  });

  it('is there on a test day, which has no unit', async () => {
    const student = await plans.planned();
    await compute(plans, student, 1, stateOf({}), {}, new Date());
    await skipTo(plans, student, 15);
    const { parts: best } = await parts(student);
    // A whole mission, as long as AivyDaily says.
    expect(best).toMatchObject([{ kind: 'stretch', questions: 5, minutes: 15 }]);
  });

  it('has twins for misconceptions that are due, and no unit once today is done', async () => {
    const student = await plans.planned();
    const questions = await plans.serve(student, 1);
    await plans.answer(student, 1, questions, HOW);
    await plans.call(finishDay, on(student, 1), student);
    await compute(plans, student, 9, stateOf({ 12: 20 }, { points_per_minute: 0.01 }), {}, new Date());
    const card = (misconception: string, days: number) => ({
      misconception,
      skill: 12,
      shown: [],
      due: new Date(Date.now() + days * DAY_MS).toISOString(),
      stability: 1,
      difficulty: 5,
      reps: 1,
      lapses: 0,
      state: 'review',
      learningSteps: 0,
      scheduledDays: 1,
      lastReview: null,
    });
    for (const each of [card('due-one', -1), card('due-two', -2), card('later-one', 3)])
      await plans.query('insert into plan.review_cards (user_id, misconception, due, card) values ($1, $2, $3, $4)', [
        student.userId,
        each.misconception,
        each.due,
        JSON.stringify(each),
      ]);
    const { parts: best } = await parts(student);
    expect(best.map(({ kind }) => kind)).not.toContain('unit');
    expect(best.filter(({ kind }) => kind === 'twins')).toMatchObject([{ skill: 12, questions: 2, minutes: 6 }]);
  });

  it("counts on the student's minutes a day, which can change while everything else stays", async () => {
    const student = await plans.planned({ minutes_a_day: 15 });
    const forecast = async () => (await plans.call(outlook, { plan_id: student.planId }, student)).forecast;
    const plan = () => plans.call(getPlan, {}, student);
    const [before, planBefore] = [await forecast(), await plan()];
    expect(before.minutes_a_day).toBe(15);
    await plans.call(setMinutes, { plan_id: student.planId, minutes_a_day: 60 }, student);
    const after = await forecast();
    expect(after.minutes_a_day).toBe(60);
    expect(after.chance).toBeGreaterThan(before.chance);
    expect(await plan()).toEqual({ ...planBefore, minutes_a_day: 60 });
    expect(await plans.fault(setMinutes, { plan_id: 'other', minutes_a_day: 60 }, student)).toMatchObject({
      code: 'PLAN-NOTEXIST',
    });
  });

  it('moves when the record does: a higher ability makes the target likelier', async () => {
    const student = await plans.planned();
    const forecast = async () => (await plans.call(outlook, { plan_id: student.planId }, student)).forecast;
    const before = await forecast();
    expect(before).toMatchObject({ target_score: 1270, by: today(30) });
    const state = stateOf({});
    await compute(
      plans,
      student,
      1,
      { ...state, english: { theta: 1.6, se: 0.2 }, math: { theta: 1.6, se: 0.2 } },
      {},
      new Date(),
    );
    const after = await forecast();
    expect(after.chance).toBeGreaterThan(before.chance);
    expect(after.score_high - after.score_low).toBeLessThan(before.score_high - before.score_low);
  });
});
