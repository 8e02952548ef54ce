import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outlook } from '@aivy/contracts';
import { compute, DAY_MS, stateOf, today } from './dashboard-under-test.js';
import { PlanUnderTest, type Planned } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

/** The learner record as it was at a moment, with this ability in both sections. */
async function setRecord(student: Planned, theta: number, version: number, moment: Date): Promise<void> {
  const state = { ...stateOf({}), english: { theta, se: 0.3 }, math: { theta, se: 0.3 } };
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

describe('a forecast that moved', () => {
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
