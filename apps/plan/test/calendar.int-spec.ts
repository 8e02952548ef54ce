import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { achievement, finishDay, getDailyQuestions, getPlan, setTarget } from '@aivy/contracts';
import { clock } from './clock.js';
import { PlanUnderTest, type Planned } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  clock.stop('2027-03-01T12:00:00Z');
  plans = await PlanUnderTest.start();
});
afterAll(async () => {
  await plans.close();
  clock.release();
});

const at = (moment: string, timezone: string, student: Planned): Planned => {
  clock.set(moment);
  return { ...student, timezone };
};
const isOpen = (student: Planned, day: number) =>
  plans.call(getDailyQuestions, { plan_id: student.planId, day }, student).then(
    () => true,
    ({ code }: { code: string }) => code,
  );
const datesOf = async (student: Planned) => {
  const { achievements } = await plans.call(achievement, { plan_id: student.planId }, student);
  return achievements.map(({ date }) => date);
};

describe('one unit a day', () => {
  it('means until midnight where the student is, over the begin of daylight saving', async () => {
    clock.set('2027-03-13T15:00:00Z');
    const student = await plans.planned({}, 'America/New_York');
    await plans.work(student, 1);
    // Saturday, 23:59:59 by winter time.
    expect(await isOpen(at('2027-03-14T04:59:59Z', 'America/New_York', student), 2)).toBe('PLAN-DONETODAY');
    const sunday = at('2027-03-14T05:00:00Z', 'America/New_York', student);
    await plans.work(sunday, 2);
    // Sunday has 23 hours: 23:59:59 by summer time.
    expect(await isOpen(at('2027-03-15T03:59:59Z', 'America/New_York', student), 3)).toBe('PLAN-DONETODAY');
    const monday = at('2027-03-15T04:00:00Z', 'America/New_York', student);
    expect(await isOpen(monday, 3)).toBe(true);
    expect(await datesOf(monday)).toEqual(['2027-03-13', '2027-03-14']);
  });

  it('holds for a student who flies west over midnight, and east until the day is over in both places', async () => {
    clock.set('2027-05-10T13:00:00Z');
    const tokyo = await plans.planned({}, 'Asia/Tokyo');
    // 22:00 on the tenth; the plane lands at ten in the morning of the same tenth in Los Angeles.
    await plans.work(tokyo, 1);
    expect(await isOpen(at('2027-05-10T17:00:00Z', 'America/Los_Angeles', tokyo), 2)).toBe('PLAN-DONETODAY');
    // The evening there, when it is the eleventh in Tokyo.
    expect(await isOpen(at('2027-05-11T05:00:00Z', 'America/Los_Angeles', tokyo), 2)).toBe('PLAN-DONETODAY');
    const next = at('2027-05-11T08:00:00Z', 'America/Los_Angeles', tokyo);
    await plans.work(next, 2);
    // Back in Tokyo it is the twelfth seven hours later, and still the eleventh in Los Angeles.
    const back = at('2027-05-11T15:30:00Z', 'Asia/Tokyo', tokyo);
    expect(await isOpen(back, 3)).toBe('PLAN-DONETODAY');
    expect(await plans.call(getPlan, {}, back)).toMatchObject({ today: '2027-05-11', last_finished_day: 2 });
    const morning = at('2027-05-12T07:00:00Z', 'Asia/Tokyo', tokyo);
    await plans.work(morning, 3);
    expect(await datesOf(back)).toEqual(['2027-05-10', '2027-05-11', '2027-05-12']);
  });

  it('can’t be had twice by changing the time zone, and each student’s place is their own', async () => {
    clock.set('2027-06-20T23:00:00Z');
    const [student, other] = [await plans.planned({}, 'UTC'), await plans.planned({}, 'UTC')];
    for (const each of [student, other]) await plans.work(each, 1);
    clock.set('2027-06-20T23:10:00Z');
    for (const timezone of ['Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      const moved = { ...student, timezone };
      expect(await isOpen(moved, 2)).toBe('PLAN-DONETODAY');
      expect((await plans.fault(finishDay, { plan_id: student.planId, day: 2 }, moved)).code).toBe('PLAN-NOTSERVED');
    }
    // Served before it was closed, and finished elsewhere at once.
    await plans.query(
      `insert into plan.units (user_id, day, skill, questions, served_at, active_at)
       select user_id, 2, skill, questions, now(), now() from plan.units where user_id = $1 and day = 1`,
      [student.userId],
    );
    const tokyo = { ...student, timezone: 'Asia/Tokyo' };
    expect((await plans.fault(finishDay, { plan_id: student.planId, day: 2 }, tokyo)).code).toBe('PLAN-DONETODAY');
    expect(await isOpen(at('2027-06-21T00:00:00Z', 'UTC', other), 2)).toBe(true);
    expect(await plans.call(finishDay, { plan_id: student.planId, day: 2 }, tokyo)).toMatchObject({
      finished_date: '2027-06-21',
    });
  });

  it('begins the plan no later than today, wherever the student is, and ends it as many days from then', async () => {
    clock.set('2027-06-25T20:00:00Z');
    const student = await plans.planned({}, 'Asia/Tokyo');
    expect(await plans.call(getPlan, {}, student)).toMatchObject({ begin_date: '2027-06-26', ends_on: '2027-07-26' });
    const home = { ...student, timezone: 'America/New_York' };
    const there = { begin_date: '2027-06-25', ends_on: '2027-07-25', today: '2027-06-25' };
    expect(await plans.call(getPlan, {}, home)).toMatchObject(there);
    await plans.work(home, 1);
    clock.set('2027-06-27T20:00:00Z');
    expect(await plans.call(achievement, { plan_id: student.planId }, home)).toMatchObject({
      begin_date: '2027-06-25',
      achievements: [{ date: '2027-06-25' }],
    });
    expect(await plans.call(getPlan, {}, home)).toMatchObject({ ...there, today: '2027-06-27' });
  });

  it('ends a new term as many days from today, wherever the student set it', async () => {
    clock.set('2027-06-20T12:00:00Z');
    const student = await plans.planned({ duration: 1 }, 'UTC');
    clock.set('2027-06-30T23:00:00Z');
    const kiritimati = { ...student, timezone: 'Pacific/Kiritimati' };
    await plans.call(setTarget, { math: 640, english: 640, duration: 3 }, kiritimati);
    expect((await plans.call(getPlan, {}, kiritimati))!.ends_on).toBe('2027-09-29');
    expect(await plans.call(getPlan, {}, student)).toMatchObject({ begin_date: '2027-06-20', ends_on: '2027-09-28' });
  });

  it('never goes back in time when the clock does', async () => {
    clock.set('2027-06-10T12:00:00Z');
    const student = await plans.planned({}, 'UTC');
    await plans.work(student, 1);
    const before = at('2027-06-08T12:00:00Z', 'UTC', student);
    expect(await isOpen(before, 2)).toBe('PLAN-DONETODAY');
    expect((await plans.call(getPlan, {}, before))!.last_finished_date).toBe('2027-06-10');
  });
});

describe('days that were missed', () => {
  it('are not skipped: the same unit waits, and the streak has its freeze', async () => {
    // A Monday.
    clock.set('2027-07-05T12:00:00Z');
    const student = await plans.planned({}, 'UTC');
    await plans.work(student, 1);
    const served = await plans.serve(at('2027-07-06T12:00:00Z', 'UTC', student), 2);
    const later = at('2027-07-07T12:00:00Z', 'UTC', student);
    expect(await plans.serve(later, 2)).toEqual(served);
    await plans.work(later, 2);
    expect(await plans.call(achievement, { plan_id: student.planId }, later)).toMatchObject({
      achievements: [{ date: '2027-07-05' }, { date: '2027-07-07' }],
      streak: { days: 2, frozen: ['2027-07-06'], freeze_left: false },
    });
  });
});

describe('a unit done without network', () => {
  const finish = (student: Planned, day: number, moment: string) =>
    plans.call(finishDay, { plan_id: student.planId, day, finished_at: Date.parse(moment) }, student);

  it('that is handed in the next morning counts for the day on which it was done, so the next one is open', async () => {
    clock.set('2027-08-02T18:00:00Z');
    const student = await plans.planned({}, 'UTC');
    await plans.serve(student, 1);
    const morning = at('2027-08-03T06:00:00Z', 'UTC', student);
    expect(await finish(morning, 1, '2027-08-02T19:00:00Z')).toMatchObject({ finished_date: '2027-08-02' });
    expect(await isOpen(morning, 2)).toBe(true);
  });

  it.each([
    ['before it was given out', '2027-09-01T11:00:00Z'],
    ['in the future', '2027-09-05T00:00:00Z'],
    ['more than two days ago', '2027-09-01T13:00:00Z'],
  ])('counts for today when it claims to be done %s', async (_title, claimed) => {
    clock.set('2027-09-01T12:00:00Z');
    const student = await plans.planned({}, 'UTC');
    await plans.serve(student, 1);
    expect(await finish(at('2027-09-04T12:00:00Z', 'UTC', student), 1, claimed)).toMatchObject({
      finished_date: '2027-09-04',
    });
  });
});

describe('the end of a plan', () => {
  it('comes after thirty days; another target goes on with the days', async () => {
    clock.set('2027-10-01T12:00:00Z');
    const student = await plans.planned({ duration: 1 }, 'UTC');
    expect((await plans.call(getPlan, {}, student))!.ends_on).toBe('2027-10-31');
    await plans.work(student, 1);
    const after = at('2027-11-01T12:00:00Z', 'UTC', student);
    await plans.call(setTarget, { math: 640, english: 640, duration: 1 }, after);
    expect(await plans.call(getPlan, {}, after)).toMatchObject({
      begin_date: '2027-10-01',
      start_day: 1,
      ends_on: '2027-12-01',
      last_finished_day: 1,
    });
  });
});
