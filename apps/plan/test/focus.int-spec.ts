import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { focusAreas, getDailyQuestions, getPlan, journeyPreview, outlook, setTarget } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { createDataSource } from '@aivy/server-kit';
import { database } from '../src/database.js';
import { FocusRepository } from '../src/focus/focus.repository.js';
import { compute, on, report, skipTo, stateOf } from './dashboard-under-test.js';
import { PlanUnderTest, type Planned, type Student } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

const TARGET = { math: 640, english: 630, duration: 1 as const };

/** A record in which these skills are weak, the first one worth most points per minute; all others are at 90. */
function weakIn(...skills: number[]) {
  const state = stateOf(Object.fromEntries(SKILLS.map(({ id }) => [id, skills.includes(id) ? 50 : 90])), {
    points_per_minute: 0,
  });
  skills.forEach((skill, place) => (state.skills[skill - 1]!.points_per_minute = 1 - place / 100));
  return state;
}
const MAYA = weakIn(10, 7, 4, 3, 8, 26, 24, 15, 17, 23);
const MAYAS = { english: [10, 7, 4, 3, 8], math: [26, 24, 15, 17, 23] };
/** Another record, as after a practice test. */
const LATER = weakIn(4, 10, 9, 6, 2, 24, 26, 15, 23, 20);
const LATERS = { english: [4, 10, 9, 6, 2], math: [24, 26, 15, 23, 20] };

let versions = 0;
const know = (student: Student, state = MAYA) => compute(plans, student, (versions += 1), state, {}, new Date());
const areas = (student: Student) => plans.call(focusAreas, {}, student);
const stored = (student: Student) =>
  plans.query('select journey, english, math from plan.focus_areas where user_id = $1 order by journey', [
    student.userId,
  ]);

async function measuredAs(state = MAYA): Promise<Student> {
  const student = await plans.measured();
  await know(student, state);
  return student;
}
async function plannedAs(state = MAYA, target = {}): Promise<Planned> {
  const student = await measuredAs(state);
  const { plan_id: planId } = await plans.call(setTarget, { ...TARGET, ...target }, student);
  return { ...student, planId };
}

describe('the focus areas', () => {
  it('are known before there is a plan, and empty before anything is measured', async () => {
    const student = await plans.measured();
    expect(await areas(student)).toEqual({ from_day: 1, to_day: 15, english: [], math: [], previous: null });
    await know(student);
    expect(await areas(student)).toEqual({ from_day: 1, to_day: 15, ...MAYAS, previous: null });
  });

  it('are the same ones in the plan, the letter and the units, in that order', async () => {
    const student = await plannedAs();
    const plan = (await plans.call(getPlan, {}, student))!;
    expect({ english: JSON.parse(plan.english_weak), math: JSON.parse(plan.math_weak) }).toEqual(MAYAS);
    const letter = await plans.call(journeyPreview, { plan_id: student.planId }, student);
    expect(letter.areas.english.map(({ skill }) => skill)).toEqual(MAYAS.english);
    expect(letter.areas.math.map(({ skill }) => skill)).toEqual(MAYAS.math);
    const asked: number[] = [];
    for (let day = 1; day <= 14; day += 1) {
      if (day > 1) await skipTo(plans, student, day);
      asked.push((await plans.call(getDailyQuestions, on(student, day), student)).skill);
      await plans.query('delete from plan.days where user_id = $1', [student.userId]);
    }
    expect(asked).toEqual([10, 26, 7, 24, 4, 15, 3, 17, 8, 23, 10, 26, 7, 24]);
  });

  it("name the next unit, before it's served and after", async () => {
    const student = await plannedAs();
    const unit = async () =>
      (await plans.call(outlook, { plan_id: student.planId }, student)).next_best.parts.find(
        ({ kind }) => kind === 'unit',
      );
    expect(await unit()).toMatchObject({ skill: 10 });
    await plans.serve(student, 1);
    await know(student, LATER);
    expect(await unit()).toMatchObject({ skill: 10 });
  });

  it('stay for the journey, whatever the record learns', async () => {
    const student = await plannedAs();
    await know(student, LATER);
    expect(await areas(student)).toMatchObject(MAYAS);
    await plans.call(setTarget, { ...TARGET, math: 620 }, student);
    expect(await areas(student)).toMatchObject(MAYAS);
  });

  it('are stored when a unit is served early, before the record is computed', async () => {
    const student = await plans.measured();
    const { plan_id: planId } = await plans.call(setTarget, TARGET, student);
    const first = await areas(student);
    expect([first.english.length, first.math.length, await stored(student)]).toEqual([5, 5, []]);
    await plans.serve({ ...student, planId }, 1);
    await know(student);
    expect(await areas(student)).toEqual(first);
  });

  it('of two servings at one moment are one list', async () => {
    const student = await plannedAs();
    await plans.query('delete from plan.focus_areas where user_id = $1', [student.userId]);
    await Promise.all([areas(student), areas(student), plans.serve(student, 1)]);
    expect(await stored(student)).toEqual([{ journey: 1, ...MAYAS }]);
  });

  it('stay the first ones where a second call would store others', async () => {
    const student = await plannedAs();
    const source = await createDataSource(database, plans.system.database.url).initialize();
    await new FocusRepository(source).insertFirst(student.userId, { journey: 1, ...LATERS });
    await source.destroy();
    expect(await stored(student)).toEqual([{ journey: 1, ...MAYAS }]);
  });

  it('of a plan from the previous release are stored at the next look, for the journey that it is in', async () => {
    const student = await plannedAs();
    await plans.query('delete from plan.focus_areas where user_id = $1', [student.userId]);
    await skipTo(plans, student, 34);
    expect(await areas(student)).toEqual({ from_day: 31, to_day: 45, ...MAYAS, previous: null });
    expect(await stored(student)).toEqual([{ journey: 3, ...MAYAS }]);
  });

  it('are in the columns that the previous release reads', async () => {
    const student = await plannedAs();
    expect(
      await plans.query('select english_weak as english, math_weak as math from plan.plans where user_id = $1', [
        student.userId,
      ]),
    ).toEqual([MAYAS]);
  });
});

describe('lists sent with a target', () => {
  it('get their places first; strong skills and those of the other subject are left out', async () => {
    // 1 is strong and 26 isn't Reading and Writing; nobody knows Math yet.
    const student = await plannedAs(MAYA, { english_weak: [1, 26, 8, 3], math_weak: [] });
    const { english, math } = await areas(student);
    expect([english, math]).toEqual([MAYAS.english, MAYAS.math]);
    const six = weakIn(10, 7, 4, 3, 8, 2, 26, 24, 15, 17, 23);
    const steered = await plannedAs(six, { english_weak: [2] });
    expect((await areas(steered)).english).toEqual([10, 7, 4, 3, 2]);
  });

  it('steer the running journey at once', async () => {
    const student = await plannedAs(weakIn(10, 7, 4, 3, 8, 2, 26, 24, 15, 17, 23));
    await know(student, weakIn(4, 10, 9, 6, 2, 8, 24, 26, 15, 23, 20));
    await plans.call(setTarget, { ...TARGET, english_weak: [2, 8] }, student);
    // Nobody asked for anything in Math: it keeps its list.
    expect(await areas(student)).toMatchObject({ english: [4, 10, 9, 2, 8], math: MAYAS.math });
  });

  it('change nothing when none of their skills is weak', async () => {
    const student = await plannedAs();
    await know(student, LATER);
    await plans.call(setTarget, { ...TARGET, english_weak: [1, 5, 26], math_weak: [] }, student);
    expect(await areas(student)).toMatchObject(MAYAS);
  });

  it('are honored before the record is computed', async () => {
    const student = await plans.planned({ math_weak: [30, 13], english_weak: [9] });
    const { english, math } = await areas(student);
    expect(english).toContain(9);
    expect(math).toEqual(expect.arrayContaining([30, 13]));
    await know(student);
    expect(await areas(student)).toMatchObject({ english, math });
  });
});

describe('the next journey', () => {
  it('gets its own after the practice test, as soon as the record knows the test', async () => {
    const student = await plannedAs();
    await skipTo(plans, student, 15);
    await report(plans, student, { answered: 98, minutes: 100 });
    // The test's answers are still being computed.
    await areas(student);
    expect(await stored(student)).toEqual([{ journey: 1, ...MAYAS }]);
    await know(student, LATER);
    expect(await areas(student)).toEqual({ from_day: 16, to_day: 30, ...LATERS, previous: MAYAS });
    expect(await stored(student)).toEqual([
      { journey: 1, ...MAYAS },
      { journey: 2, ...LATERS },
    ]);
  });

  it('keeps them while the record says the same', async () => {
    const student = await plannedAs();
    await skipTo(plans, student, 16);
    expect(await areas(student)).toMatchObject(MAYAS);
  });
});

describe('the letter', () => {
  it('calls a skill a strength from mastery 70 on, and names the strongest in any case', async () => {
    const state = stateOf(Object.fromEntries(SKILLS.map(({ id }) => [id, 30 + id])), { points_per_minute: 0.1 });
    const student = await plannedAs(state);
    const letter = () => plans.call(journeyPreview, { plan_id: student.planId }, student);
    // The five weakest of each are the focus areas; 30 + 11 and 30 + 30 are the best of the others.
    expect(await letter()).toMatchObject({ strengths: { english: [], math: [] } });
    expect((await letter()).strongest!.english.map(({ skill, mastery }) => [skill, mastery])).toEqual([
      [11, 41],
      [10, 40],
      [9, 39],
      [8, 38],
      [7, 37],
    ]);
    state.skills[29]!.mastery = 70;
    state.skills[28]!.mastery = 69;
    await know(student, state);
    expect((await letter()).strengths).toEqual({ english: [], math: [30] });
  });

  it('names no strength before anything is computed', async () => {
    const student = await plans.planned();
    const { strengths, strongest } = await plans.call(journeyPreview, { plan_id: student.planId }, student);
    expect([strengths, strongest]).toEqual([
      { english: [], math: [] },
      { english: [], math: [] },
    ]);
  });
});
