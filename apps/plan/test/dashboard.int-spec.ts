import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  achievement,
  dailyProgress,
  dailyWins,
  journeyPreview,
  outlook,
  scorePath,
  setMinutes,
  skillStandings,
  targetStart,
} from '@aivy/contracts';
import { compute, DAY_MS, HOW, on, practice, report, skipTo, stateOf, today } from './dashboard-under-test.js';
import { PlanUnderTest } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

describe('progress', () => {
  it('is what mastery has gained since the diagnostic and today, and never less than nothing', async () => {
    const student = await plans.planned();
    const baseline = { 1: 50, 2: 50, 3: 50 };
    await compute(plans, student, 1, stateOf({ 1: 50, 2: 50, 3: 50 }), baseline, new Date(Date.now() - 3 * DAY_MS));
    await compute(plans, student, 2, stateOf({ 1: 55, 2: 45, 3: 70 }), baseline, new Date(Date.now() - DAY_MS));
    await compute(plans, student, 3, stateOf({ 1: 58, 2: 48, 3: 65 }), baseline, new Date());
    const {
      cumulative_progress: all,
      today_progress: now,
      mastery,
    } = await plans.call(dailyProgress, on(student, 1), student);
    expect(all).toEqual({ 1: 8, 2: 0, 3: 15 });
    expect(now).toMatchObject({ 1: 3, 2: 3, 3: 0, 4: 0 });
    expect(mastery).toMatchObject({ 1: 58, 2: 48, 3: 65 });
  });

  it('of a first day counts from the diagnostic', async () => {
    const student = await plans.planned();
    await compute(plans, student, 1, stateOf({ 7: 66 }), { 7: 60 }, new Date());
    expect(await plans.call(dailyProgress, on(student, 1), student)).toMatchObject({
      cumulative_progress: { 7: 6 },
      today_progress: { 7: 6 },
    });
  });

  it('of a day that is done is what that day brought, up to the date of the next one', async () => {
    const student = await plans.planned();
    await skipTo(plans, student, 4);
    const noonAgo = (days: number): Date => new Date(`${today(-days)}T12:00:00Z`);
    for (const [version, mastery] of [50, 54, 61, 70].entries())
      await compute(plans, student, version + 1, stateOf({ 1: mastery }), { 1: 50 }, noonAgo(4 - version));
    const of = async (day: number) => {
      const { cumulative_progress: all, today_progress: then } = await plans.call(
        dailyProgress,
        on(student, day),
        student,
      );
      return [all[1], then[1]];
    };
    // Days 1 to 3 were done three, two and one days ago; the fourth is open.
    expect([await of(1), await of(2), await of(3), await of(4)]).toEqual([
      [4, 4],
      [11, 7],
      [20, 9],
      [20, 0],
    ]);
  });

  it('says whether every answer is in it', async () => {
    const student = await plans.planned();
    const isCurrent = async () => (await plans.call(dailyProgress, on(student, 1), student)).is_current;
    expect(await isCurrent()).toBe(true);
    await plans.work(student, 1);
    expect(await isCurrent()).toBe(false);
    await compute(plans, student, 1, stateOf({}), {}, new Date());
    expect(await isCurrent()).toBe(true);
  });

  it('of today begins at midnight where the student is', async () => {
    const east = await plans.planned({}, 'Pacific/Kiritimati');
    const midnight = new Date(
      `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format()}T00:00:00+14:00`,
    );
    await compute(plans, east, 1, stateOf({ 1: 52 }), { 1: 50 }, new Date(midnight.getTime() - 1_000));
    await compute(plans, east, 2, stateOf({ 1: 60 }), { 1: 50 }, new Date(midnight.getTime() + 1));
    expect((await plans.call(dailyProgress, on(east, 1), east)).today_progress).toMatchObject({ 1: 8, 2: 0 });
  });

  it('says which skills the student practiced, ever and on that day', async () => {
    const student = await plans.planned({}, 'UTC');
    await skipTo(plans, student, 3);
    const answer = (skill: number, days: number, source = 'practice', more = '') =>
      plans.query(
        `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, pretest, given_at)
         values ($1, $2, $3, 1, 1, $4, true, $5, 1, 0, 1000, $6, ($7::date + interval '12 hours') at time zone 'UTC')`,
        [student.userId, randomUUID(), source, skill, more !== 'blank', more === 'pretest', today(days)],
      );
    // The diagnostic, a blank, and a question that's tried out say nothing of practice.
    await answer(20, -3, 'diagnostic');
    await answer(21, -2, 'unit', 'blank');
    await answer(22, -2, 'practice', 'pretest');
    // Day 1 was done two days ago, day 2 yesterday.
    await answer(4, -2, 'unit');
    await answer(15, -2, 'practice');
    await answer(15, -1, 'unit');
    await answer(26, -1, 'full-test');
    const of = async (day: number) => (await plans.call(dailyProgress, on(student, day), student)).practiced;
    expect(await of(1)).toEqual({ since_diagnostic: [4, 15], today: [4, 15] });
    expect(await of(2)).toEqual({ since_diagnostic: [4, 15, 26], today: [15, 26] });
    expect(await of(3)).toEqual({ since_diagnostic: [4, 15, 26], today: [] });
  });

  it('is nothing before anything is computed', async () => {
    const student = await plans.planned();
    expect(await plans.call(dailyProgress, on(student, 1), student)).toEqual({
      cumulative_progress: {},
      today_progress: {},
      mastery: {},
      practiced: { since_diagnostic: [], today: [] },
      is_current: true,
    });
  });
});

describe('wins', () => {
  it('are the answers and minutes of a unit beside its goals', async () => {
    const student = await plans.planned();
    expect(await plans.call(dailyWins, on(student, 1), student)).toEqual({
      answered_count: 0,
      minutes_spent: 0,
      goal_tasks: 5,
      goal_minutes: 20,
    });
    await plans.answer(student, 1, await plans.serve(student, 1), HOW);
    await plans.query('update plan.units set spent_ms = 7.4 * 60000 where user_id = $1', [student.userId]);
    expect(await plans.call(dailyWins, on(student, 1), student)).toMatchObject({ answered_count: 4, minutes_spent: 7 });
    await plans.query('update plan.units set spent_ms = 50 * 60000 where user_id = $1', [student.userId]);
    expect((await plans.call(dailyWins, on(student, 1), student)).minutes_spent).toBe(20);
  });

  it('count the minutes that the student chose, and those of practice after the set', async () => {
    const student = await plans.planned({ minutes_a_day: 30 }, 'UTC');
    const wins = async (day = 1) => {
      const { minutes_spent, goal_minutes } = await plans.call(dailyWins, on(student, day), student);
      return [minutes_spent, goal_minutes];
    };
    expect(await wins()).toEqual([0, 30]);
    await plans.work(student, 1);
    await plans.query('update plan.units set spent_ms = 12 * 60000 where user_id = $1', [student.userId]);
    expect(await wins()).toEqual([12, 30]);
    // Six minutes and the explanation's half a minute, twice; yesterday's are yesterday's.
    await practice(plans, student, new Date(), 6, 6);
    await practice(plans, student, new Date(Date.now() - DAY_MS), 9);
    expect(await wins()).toEqual([25, 30]);
    await plans.call(setMinutes, { plan_id: student.planId, minutes_a_day: 15 }, student);
    expect(await wins()).toEqual([15, 15]);
    // The next day is still ahead.
    expect(await wins(3)).toEqual([0, 15]);
  });

  it('of a test day are those of the full test that finished it', async () => {
    const student = await plans.planned();
    await skipTo(plans, student, 15);
    expect(await plans.call(dailyWins, on(student, 15), student)).toEqual({
      answered_count: 0,
      minutes_spent: 0,
      goal_tasks: 98,
      goal_minutes: 144,
    });
    await report(plans, student, { answered: 90, minutes: 120 });
    await report(plans, student, { answered: 10, minutes: 10 });
    expect(await plans.call(dailyWins, on(student, 15), student)).toMatchObject({
      answered_count: 90,
      minutes_spent: 120,
    });
  });
});

describe('the score path', () => {
  it('has the diagnostic, every full test, and a way to the end of the plan', async () => {
    const student = await plans.newStudent();
    await plans.measure(student, { english: 500, math: 520, at: new Date(Date.now() - 20 * DAY_MS) });
    const planned = await plans.plan(student, { english: 540, math: 560 });
    await skipTo(plans, planned, 15);
    await report(plans, planned, { answered: 98, minutes: 100 });
    const path = await plans.call(scorePath, {}, planned);
    expect(path.target_score).toBe(1100);
    expect(path.score_path).toEqual([
      {
        kind: 'diagnostic',
        date: today(-20),
        day: 0,
        score: 1020,
        // √(60² + 60²) = 84.9
        score_low: 940,
        score_high: 1100,
        english_score: 500,
        math_score: 520,
        growth_chance: null,
        growth_since_first: null,
      },
      {
        kind: 'full-test',
        date: today(),
        day: 15,
        test_id: expect.any(String),
        score: 1260,
        // √(30² + 30²) = 42.4, √(40² + 40²) = 56.6
        score_low: 1220,
        score_high: 1320,
        english_score: 620,
        math_score: 640,
        growth_chance: expect.any(Number),
        growth_since_first: path.score_path[1]!.growth_chance,
      },
    ]);
    expect(path.score_path[1]!.growth_chance).toBeGreaterThan(0.95);
    expect(path.projection).toHaveLength(7);
    expect([path.projection[0]!.date, path.projection.at(-1)!.date]).toEqual([today(), today(30)]);
    // Fifteen days are done and thirty are left, of a plan that has thirty.
    expect([path.projection[0]!.day, path.projection.at(-1)!.day]).toEqual([15, 30]);
    for (const { score, score_low: low, score_high: high } of path.projection)
      expect(low <= score && score <= high).toBe(true);
    const { forecast } = await plans.call(outlook, { plan_id: planned.planId }, planned);
    expect(path.projection.at(-1)).toMatchObject({
      score: forecast.score,
      score_low: forecast.score_low,
      score_high: forecast.score_high,
    });
  });
});

describe('the standing of the skills', () => {
  it('is that of the learner record, of a student with or without a plan, and empty before it is computed', async () => {
    const student = await plans.newStudent('UTC');
    expect(await plans.call(skillStandings, {}, student)).toEqual({ skills: [], is_current: true });
    await compute(plans, student, 1, stateOf({ 3: 41 }, { weak_chance: 0.7, own_share: 0.3 }), {}, new Date());
    const { skills, is_current: isCurrent } = await plans.call(skillStandings, {}, student);
    expect(isCurrent).toBe(true);
    expect(skills).toHaveLength(30);
    expect(skills[2]).toEqual({
      skill: 3,
      mastery: 41,
      weak_chance: 0.7,
      own_share: 0.3,
      estimated: false,
      answered: 4,
      points_per_minute: 0.1,
    });
  });
});

describe('a diagnostic from before the plan', () => {
  it('was on the date where the student is, wherever it was taken in', async () => {
    const student = await plans.newStudent('America/Los_Angeles');
    // Still the evening of the tenth in Los Angeles.
    await plans.measure(student, { english: 500, math: 520, at: new Date('2026-03-11T05:30:00Z') });
    expect((await plans.call(targetStart, {}, student)).date).toBe('2026-03-10');
    const planned = await plans.plan(student, { english: 540, math: 560 });
    expect((await plans.call(scorePath, {}, planned)).score_path[0]!.date).toBe('2026-03-10');
    expect((await plans.call(targetStart, {}, student)).date).toBe('2026-03-10');
  });
});

describe('achievements', () => {
  it('are the dates of finished days, with the streak', async () => {
    const student = await plans.planned();
    await skipTo(plans, student, 4);
    expect(await plans.call(achievement, { plan_id: student.planId }, student)).toEqual({
      begin_date: today(-3),
      achievements: [-3, -2, -1].map((days) => ({ date: today(days) })),
      today: today(),
      streak: { days: 3, longest: 3, frozen: [], freeze_left: true },
    });
    await plans.work(student, 4);
    expect(await plans.call(achievement, { plan_id: student.planId }, student)).toMatchObject({
      streak: { days: 4, longest: 4 },
    });
  });

  it('name a date once on which a unit and a practice test were finished', async () => {
    const student = await plans.planned();
    await skipTo(plans, student, 14);
    await plans.work(student, 14);
    await report(plans, student, { answered: 98, minutes: 100 });
    const { achievements } = await plans.call(achievement, { plan_id: student.planId }, student);
    expect(achievements.filter(({ date }) => date === today())).toHaveLength(1);
    expect(achievements).toHaveLength(14);
  });
});

describe('the letter', () => {
  it('shows where both sections are likely to go', async () => {
    const student = await plans.planned();
    await compute(plans, student, 1, stateOf({}), {}, new Date());
    const letter = await plans.call(journeyPreview, { plan_id: student.planId }, student);
    expect(letter.math).toMatchObject({ score: 600, score_low: 540, score_high: 660, target_score: 640 });
    expect(letter.math.path.length).toBeGreaterThanOrEqual(12);
    expect(letter.math.path[0]!.day).toBe(0);
    expect(letter.math.path.at(-1)!.day).toBe(30);
    const scores = letter.math.path.map(({ score }) => score);
    expect([...scores].sort((x, y) => x - y)).toEqual(scores);
  });
});

describe('a plan of somebody else', () => {
  it('is not there for any call of the dashboard', async () => {
    const [owner, other, planless] = [await plans.planned(), await plans.planned(), await plans.measured()];
    for (const student of [other, planless])
      for (const planId of [owner.planId, randomUUID(), 'x']) {
        for (const call of [dailyProgress, dailyWins])
          expect((await plans.fault(call, { plan_id: planId, day: 1 }, student)).code).toBe('PLAN-NOTEXIST');
        for (const call of [achievement, outlook, journeyPreview])
          expect((await plans.fault(call, { plan_id: planId }, student)).code).toBe('PLAN-NOTEXIST');
      }
    expect((await plans.fault(scorePath, {}, planless)).code).toBe('PLAN-NOTEXIST');
  });
});
