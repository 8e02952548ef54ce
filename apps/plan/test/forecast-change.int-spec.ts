import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outlook, scorePath } from '@aivy/contracts';
import { compute, DAY_MS, stateOf, today } from './dashboard-under-test.js';
import { PlanUnderTest, type Planned } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

/** The learner record as it was at a moment, with this ability in both sections. */
async function setRecord(student: Planned, theta: number, version: number, moment: Date, se = 0.3): Promise<void> {
  const state = { ...stateOf({}), english: { theta, se }, math: { theta, se } };
  await compute(plans, student, version, state, {}, moment);
  await plans.query(
    `update plan.mastery_history set abilities = $3::jsonb - 'skills' - 'layout' where user_id = $1 and version = $2`,
    [student.userId, version, JSON.stringify(state)],
  );
}

/** Five answers of a unit, the first ones right. */
async function doSet(
  { userId }: Planned,
  { day, skill, right, moment }: { day: number; skill: number; right: number; moment: Date },
): Promise<void> {
  for (let index = 0; index < 5; index += 1)
    await plans.query(
      `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, pretest, given_at)
       values ($1, $2, 'unit', $3, 1, $4, $5, true, 1, 0, 60000, false, $6)`,
      [userId, `unit:${day}:${index}`, 1000 * day + index, skill, index < right, moment],
    );
}

const at = (days: number) => new Date(Date.now() + days * DAY_MS);
const changeOf = async (student: Planned) =>
  (await plans.call(outlook, { plan_id: student.planId }, student)).forecast.change;

/** A student who made the plan some days ago, with the diagnostic of that day, and practices an hour a day. */
async function plannedAgo(days: number, daysLeft: number): Promise<Planned> {
  const student = await plans.planned({ minutes_a_day: 60 });
  await plans.query(
    `update plan.plans set begin_date = current_date - $2::int, ends_on = current_date + $3::int,
       created_at = now() - make_interval(days => $2::int) where user_id = $1`,
    [student.userId, days, daysLeft],
  );
  await plans.query('update plan.measurements set measured_at = $2 where user_id = $1', [student.userId, at(-days)]);
  return student;
}

describe('a forecast that moved', () => {
  it('names the days off, and nothing once the plan is over', async () => {
    const student = await plannedAgo(70, 5);
    await setRecord(student, 0.2, 1, at(-66));
    await doSet(student, { day: 1, skill: 4, right: 4, moment: at(-65) });
    // Half an hour a day in each section for sixty days isn't there any more.
    const change = (await changeOf(student))!;
    expect(change).toMatchObject({ since: today(-65), cause: 'days-off', days: 64 });
    expect(change.points).toBeLessThan(0);
    // A hard set today cost less than those days.
    await doSet(student, { day: 2, skill: 26, right: 1, moment: new Date() });
    await setRecord(student, 0.18, 2, new Date());
    expect(await changeOf(student)).toMatchObject({ cause: 'days-off', days: 64 });
    await plans.query('update plan.plans set ends_on = current_date - 1 where user_id = $1', [student.userId]);
    expect(await changeOf(student)).toBeNull();
    // What's left of the way to the forecast is today.
    expect((await plans.call(scorePath, {}, student)).projection).toHaveLength(1);
  });

  it("names today's test, which wasn't there before", async () => {
    const student = await plannedAgo(5, 25);
    // The record says nothing of either section yet, so the tests speak.
    await setRecord(student, 0, 1, at(-4), 1);
    await plans.measure(student, { english: 700, math: 700 });
    await doSet(student, { day: 1, skill: 4, right: 5, moment: new Date() });
    await plans.query(`update plan.evidence set source = 'full-test' where user_id = $1`, [student.userId]);
    const change = (await changeOf(student))!;
    expect(change.cause).toBe('test');
    expect(change.points).toBeGreaterThan(50);
  });

  it('says what moved it since yesterday, and after practice since it was last seen', async () => {
    const student = await plans.planned();
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const record = (theta: number, version: number, moment: Date) => setRecord(student, theta, version, moment);
    await plans.query(
      `update plan.plans set begin_date = current_date - 5, created_at = created_at - interval '5 days' where user_id = $1`,
      [student.userId],
    );
    await plans.query('update plan.measurements set measured_at = $2 where user_id = $1', [student.userId, at(-5)]);
    await record(0.2, 1, at(-4));
    const change = async () => (await plans.call(outlook, { plan_id: student.planId }, student)).forecast.change;
    // Nothing was practiced before today, so there's nothing to compare with.
    expect(await change()).toBeNull();
    await doSet(student, { day: 1, skill: 4, right: 4, moment: at(-1) });
    await record(0.4, 2, at(-1));
    // Two tenths of a logit in both sections are about 40 points.
    const up = (await change())!;
    expect(up).toMatchObject({ since: today(-1), cause: 'set', skill: 4, right: 4, answered: 5 });
    expect(up.points).toBeGreaterThanOrEqual(30);
    expect(up.points).toBeLessThanOrEqual(50);

    // After today's set, it's compared with what the student saw last.
    await doSet(student, { day: 2, skill: 26, right: 1, moment: new Date() });
    await record(0.3, 3, new Date());
    const down = (await change())!;
    expect(down).toMatchObject({ since: today(-1), cause: 'set', skill: 26, right: 1, answered: 5 });
    expect(down.points).toBeGreaterThanOrEqual(-30);
    expect(down.points).toBeLessThanOrEqual(-10);
  });

  it('says on the first day why it is not the one of the letter', async () => {
    const student = await plans.planned();
    const change = async () => (await plans.call(outlook, { plan_id: student.planId }, student)).forecast.change;
    await setRecord(student, 0.2, 1, new Date(Date.now() - 60_000));
    // The diagnostic was before the plan, which starts from it.
    expect(await change()).toBeNull();
    await doSet(student, { day: 1, skill: 10, right: 5, moment: new Date() });
    await setRecord(student, 0.4, 2, new Date());
    expect(await change()).toMatchObject({ since: today(), cause: 'set', skill: 10, right: 5, answered: 5 });
  });
});
