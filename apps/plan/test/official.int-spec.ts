import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeOfficialScore,
  enterOfficialScore,
  listOfficialScores,
  MOST_OFFICIAL_SCORES,
  planUserData,
  removeOfficialScore,
  scorePath,
  type InputOf,
} from '@aivy/contracts';
import { PlanUnderTest, type Student } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

type Scores = InputOf<typeof enterOfficialScore>;
const MARCH: Scores = { test_date: '2026-03-14', english_score: 610, math_score: 640 };
const MAY: Scores = { test_date: '2026-05-02', english_score: 640, math_score: 650 };

const enter = async (student: Student, scores: Scores): Promise<string> =>
  (await plans.call(enterOfficialScore, scores, student)).score_id;
const list = async (student: Student) => (await plans.call(listOfficialScores, {}, student)).scores;
const dateIn = (timeZone: string, days = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(Date.now() + days * 86_400_000));

describe('official scores', () => {
  it('are entered without a diagnostic or a plan, listed the newest first, corrected and deleted', async () => {
    const student = await plans.newStudent();
    expect(await list(student)).toEqual([]);
    const [march, may] = [await enter(student, MARCH), await enter(student, MAY)];
    expect(await list(student)).toEqual([
      { score_id: may, ...MAY },
      { score_id: march, ...MARCH },
    ]);
    const corrected = { test_date: '2026-03-15', english_score: 600, math_score: 640 };
    await plans.call(changeOfficialScore, { score_id: march, ...corrected }, student);
    await plans.call(removeOfficialScore, { score_id: may }, student);
    expect(await list(student)).toEqual([{ score_id: march, ...corrected }]);
  });

  it('are there once for a date, also when they come twice at the same moment', async () => {
    const student = await plans.newStudent();
    const tries = await Promise.allSettled([1, 2, 3].map(() => enter(student, MARCH)));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await plans.fault(enterOfficialScore, MARCH, student)).toMatchObject({ code: 'PLAN-OFFICIALEXISTS' });
    const may = await enter(student, MAY);
    expect(await plans.fault(changeOfficialScore, { score_id: may, ...MARCH }, student)).toMatchObject({
      code: 'PLAN-OFFICIALEXISTS',
    });
    expect(await list(student)).toHaveLength(2);
    // Another student's date is their own.
    await enter(await plans.newStudent(), MARCH);
  });

  it('of somebody else are not there: neither listed nor changed nor deleted', async () => {
    const [owner, other] = [await plans.newStudent(), await plans.newStudent()];
    const score_id = await enter(owner, MARCH);
    for (const id of [score_id, randomUUID()]) {
      const code = { code: 'PLAN-OFFICIALNOTEXIST' };
      expect(await plans.fault(changeOfficialScore, { score_id: id, ...MAY }, other)).toMatchObject(code);
      expect(await plans.fault(removeOfficialScore, { score_id: id }, other)).toMatchObject(code);
    }
    expect(await list(other)).toEqual([]);
    expect(await list(owner)).toEqual([{ score_id, ...MARCH }]);
  });

  it.each([
    ['before the test of today', { test_date: '2023-12-31' }],
    ['of no date', { test_date: '2026-02-30' }],
    ['below the scale', { english_score: 190 }],
    ['above the scale', { math_score: 810 }],
    ['between tens', { english_score: 615 }],
  ])('%s are refused', async (_what, fault) => {
    const student = await plans.newStudent();
    expect(await plans.fault(enterOfficialScore, { ...MARCH, ...fault }, student)).toMatchObject({
      code: 'PLAN-INVALIDINPUT',
    });
    expect(await list(student)).toEqual([]);
  });

  it('may be of today where the student is, and not of tomorrow', async () => {
    const zone = 'Pacific/Kiritimati';
    const student = await plans.newStudent(zone);
    await enter(student, { ...MARCH, test_date: dateIn(zone) });
    expect(await plans.fault(enterOfficialScore, { ...MARCH, test_date: dateIn(zone, 1) }, student)).toMatchObject({
      code: 'PLAN-INVALIDINPUT',
    });
  });

  it('are twenty at most', async () => {
    const student = await plans.newStudent();
    const dates = Array.from(
      { length: MOST_OFFICIAL_SCORES },
      (_, day) => `2025-01-${String(day + 1).padStart(2, '0')}`,
    );
    for (const test_date of dates) await enter(student, { ...MARCH, test_date });
    expect(await plans.fault(enterOfficialScore, MARCH, student)).toMatchObject({ code: 'PLAN-OFFICIALTOOMANY' });
    const [newest] = await list(student);
    await plans.call(removeOfficialScore, { score_id: newest!.score_id }, student);
    await enter(student, MARCH);
  });

  it('stand beside the score path, the oldest first', async () => {
    const student = await plans.planned();
    await enter(student, MAY);
    await enter(student, MARCH);
    const { official } = await plans.call(scorePath, {}, student);
    expect(official).toEqual([
      { ...MARCH, score: 1250 },
      { ...MAY, score: 1290 },
    ]);
  });

  it('are handed out with the account, and erased with it', async () => {
    const student = await plans.newStudent();
    await enter(student, MARCH);
    const { official_scores: kept } = await plans.call(planUserData.export, { user_id: student.userId });
    expect(kept).toEqual([MARCH]);
    await plans.call(planUserData.erase, { user_id: student.userId });
    expect(await list(student)).toEqual([]);
  });
});
