import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getPlan,
  getUserInfo,
  outlook,
  setTarget,
  targetChance,
  targetForecast,
  targetStart,
  type DomainError,
} from '@aivy/contracts';
import { PlanUnderTest, type Planned, type Student } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

const planOf = async (student: Student) => (await plans.call(getPlan, {}, student))!;
const dateIn = (timeZone: string, days = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(Date.now() + days * 86_400_000));
const detailsOf = (input: Parameters<typeof set>[1], student: Student) =>
  set(student, input).then(
    () => [],
    (error: DomainError) => [error.code, ...(error.details ?? []).map(({ path, message }) => `${path}: ${message}`)],
  );
const set = (student: Student, input: { math: number; english: number; duration: 1 | 3 | 6 }) =>
  plans.call(setTarget, input, student);

describe('the chance of a target', () => {
  it('is known before there is a plan, falls with the target and rises with the time', async () => {
    const student = await plans.measured();
    const chance = async (target_score: number, duration: 1 | 3 | 6): Promise<number> => {
      const {
        chance: likely,
        chance_low,
        chance_high,
      } = await plans.call(targetChance, { target_score, duration }, student);
      expect([chance_low <= likely, likely <= chance_high, likely > 0, likely < 1]).toEqual([true, true, true, true]);
      return likely;
    };
    const [low, high, longer] = [await chance(1240, 1), await chance(1280, 1), await chance(1280, 6)];
    expect([low > high, longer > high]).toEqual([true, true]);
  });

  it('is what the dashboard says once the target is set', async () => {
    const student = await plans.planned({ math: 640, english: 630, duration: 1, minutes_a_day: 60 });
    const { forecast } = await plans.call(outlook, { plan_id: student.planId }, student);
    expect(await plans.call(targetChance, { target_score: 1270, duration: 1 }, student)).toEqual({
      chance: forecast.chance,
      chance_low: forecast.chance_low,
      chance_high: forecast.chance_high,
    });
  });

  it('needs a measurement', async () => {
    const student = await plans.newStudent();
    expect(await plans.fault(targetChance, { target_score: 1300, duration: 1 }, student)).toMatchObject({
      code: 'PLAN-NODIAGNOSTIC',
    });
  });
});

describe('the choices of the target form', () => {
  const termsFor = async (student: Student, target_score: number) =>
    (await plans.call(targetForecast, { target_score }, student)).terms;

  it('name the highest total that is about even, which begins at 45%', async () => {
    const student = await plans.measured();
    const even = (await termsFor(student, 1200))[0]!.choices[0]!.even_score;
    const chanceOf = async (target: number) => (await termsFor(student, target))[0]!.choices[0]!.chance;
    expect(await chanceOf(even)).toBeGreaterThanOrEqual(0.45);
    expect(await chanceOf(even + 10)).toBeLessThan(0.45);
  });

  it('keep the end of a plan that is running, and count another duration from today', async () => {
    const student = await plans.planned({ duration: 1 }, 'UTC');
    await plans.goBack(student, 4);
    expect((await termsFor(student, 1270)).map(({ duration, by }) => [duration, by])).toEqual([
      [1, dateIn('UTC', 26)],
      [3, dateIn('UTC', 90)],
      [6, dateIn('UTC', 180)],
    ]);
  });
});

describe('a target', () => {
  it('makes a plan that begins today where the student is', async () => {
    const zone = 'Pacific/Kiritimati';
    const student = await plans.planned({ math: 640, english: 630, duration: 1 }, zone);
    expect(await planOf(student)).toEqual({
      id: student.planId,
      last_finished_day: 0,
      last_finished_date: null,
      duration: 1,
      math_target_score: 640,
      english_target_score: 630,
      math_weak: expect.stringMatching(/^\[(\d+,){4}\d+\]$/),
      english_weak: expect.stringMatching(/^\[(\d+,){4}\d+\]$/),
      begin_date: dateIn(zone),
      start_day: 0,
      ends_on: dateIn(zone, 30),
      today: dateIn(zone),
      minutes_a_day: 20,
    });
  });

  it('needs a diagnostic', async () => {
    const student = await plans.newStudent();
    const target = { math: 640, english: 640, duration: 1 as const };
    expect((await plans.fault(setTarget, target, student)).code).toBe('PLAN-NODIAGNOSTIC');
    expect((await plans.fault(targetStart, {}, student)).code).toBe('PLAN-NODIAGNOSTIC');
    expect(await plans.call(getPlan, {}, student)).toBeNull();
  });

  it('is held against the newest scores, in the words of the specification', async () => {
    const student = await plans.newStudent();
    await plans.measure(student, { english: 500, math: 700, at: new Date(Date.now() - 86_400_000) });
    await plans.measure(student, { english: 600, math: 650 });
    expect(await detailsOf({ math: 691, english: 590, duration: 1 }, student)).toEqual([
      'PLAN-TARGET',
      'math: Score must be a multiple of 10',
      'english: Score must be greater than your test score (600)',
    ]);
    expect(await detailsOf({ math: 700, english: 810, duration: 1 }, student)).toEqual([
      'PLAN-TARGET',
      'math: Maximum increase for 1 month(s) is 40',
      'english: Score can not exceed 800',
    ]);
    expect(await detailsOf({ math: 690, english: 600, duration: 1 }, student)).toEqual([]);
    expect(await plans.call(targetStart, {}, student)).toMatchObject({
      english: { score: 600, score_low: 540, score_high: 660 },
      math: { score: 650, score_low: 590, score_high: 710 },
    });
  });

  it('is one plan, also from two pages at once', async () => {
    const student = await plans.measured();
    const made = await Promise.all(
      [610, 620, 630, 640].map((math) => set(student, { math, english: 600, duration: 1 })),
    );
    expect(new Set(made.map(({ plan_id: id }) => id)).size).toBe(1);
    expect(await plans.query('select from plan.plans where user_id = $1', [student.userId])).toHaveLength(1);
  });

  it('begins with what the exam asks most while nothing is computed', async () => {
    const unknown = await plans.measured();
    await set(unknown, { math: 640, english: 640, duration: 1 });
    const { math_weak: math } = await planOf(unknown);
    const skills = JSON.parse(math) as number[];
    expect(skills).toHaveLength(5);
    expect(skills.slice(0, 2).sort()).toEqual([19, 20]);
    for (const skill of skills) expect(skill).toBeGreaterThan(11);
  });
});

describe('setting it again', () => {
  const again = (student: Planned, duration: 1 | 3 | 6) => set(student, { math: 620, english: 610, duration });
  const worked = async (): Promise<Planned> => {
    const student = await plans.planned();
    await plans.work(student, 1);
    await plans.goBack(student, 10);
    return student;
  };

  it('with the same duration changes the target and nothing else', async () => {
    const student = await worked();
    const before = await planOf(student);
    expect(await again(student, 1)).toEqual({ plan_id: student.planId });
    const { math_weak: _, english_weak: __, ...after } = await planOf(student);
    expect({ ...before, math_target_score: 620, english_target_score: 610 }).toMatchObject(after);
  });

  it('with another duration begins a new term today; days count on and the begin stays', async () => {
    const student = await worked();
    await again(student, 3);
    expect(await planOf(student)).toMatchObject({
      id: student.planId,
      duration: 3,
      last_finished_day: 1,
      start_day: 1,
      begin_date: dateIn('UTC', -10),
      ends_on: dateIn('UTC', 90),
    });
  });

  it('after its end begins a new term', async () => {
    const student = await worked();
    await plans.goBack(student, 30);
    await again(student, 1);
    expect(await planOf(student)).toMatchObject({ start_day: 1, ends_on: dateIn('UTC', 30) });
  });
});

describe('where the student is', () => {
  it('is what the page says, kept for calls that say nothing; what is no time zone is passed over', async () => {
    const student = await plans.planned({}, 'Asia/Tokyo');
    const zone = async () =>
      (
        await plans.query<{ timezone: string }>('select timezone from plan.plans where user_id = $1', [student.userId])
      )[0]!.timezone;
    expect(await zone()).toBe('Asia/Tokyo');
    await planOf({ ...student, timezone: 'America/Lima' });
    expect(await zone()).toBe('America/Lima');
    await planOf({ userId: student.userId });
    await planOf({ ...student, timezone: 'Moon/Tycho' });
    expect(await zone()).toBe('America/Lima');
  });
});

describe('the stage of an account', () => {
  const stageOf = async (student: Student) => (await plans.call(getUserInfo, {}, student)).stage;

  it('is 3 as soon as the target is set, while no worker runs; a job tells it as well', async () => {
    const student = await plans.planned();
    expect(await stageOf(student)).toBe(3);
    expect(
      await plans.query('select from plan.outbox where job_id = $1', [`advance-stage-${student.userId}-3`]),
    ).toHaveLength(1);
  });

  it('is left to the job while auth is away', async () => {
    const alone = await PlanUnderTest.start(['plan']);
    try {
      const student = { userId: crypto.randomUUID() };
      await alone.measure(student, { english: 600, math: 600 });
      await alone.plan(student);
      expect(
        await alone.query('select from plan.outbox where job_id = $1', [`advance-stage-${student.userId}-3`]),
      ).toHaveLength(1);
    } finally {
      await alone.close();
    }
  });
});
