import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  achievement,
  dailyProgress,
  dailyWins,
  finishDay,
  getDailyQuestions,
  journeyPreview,
  outlook,
  recordEvidence,
  scorePath,
  type Evidence,
  type LearnerState,
} from '@aivy/contracts';
import { PlanUnderTest, type Planned, type Student } from './plan-under-test.js';

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

const DAY_MS = 86_400_000;
const HOW = ['right', 'wrong', 'right', 'empty', 'right'] as const;
const on = ({ planId }: Planned, day: number) => ({ plan_id: planId, day });
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const today = (days = 0): string => dateOf(Date.now() + days * DAY_MS);

/** A computed state in which every skill has the mastery given, or 60. */
function stateOf(
  mastery: Readonly<Record<number, number>>,
  more: Partial<LearnerState['skills'][number]> = {},
): LearnerState {
  const skills = Array.from({ length: 30 }, (_, index) => ({
    skill: index + 1,
    theta: 0,
    se: 0.5,
    mastery: mastery[index + 1] ?? 60,
    accuracy: mastery[index + 1] ?? 60,
    weak_chance: 0.5,
    answered: 4,
    estimated: false,
    points_per_minute: 0.1,
    ...more,
  }));
  return { layout: 1, english: { theta: 0.8, se: 0.3 }, math: { theta: 0.8, se: 0.3 }, skills };
}

/** Puts what a worker would compute into the record, computed at some moment. */
async function compute(
  student: Student,
  version: number,
  state: LearnerState,
  baseline: Record<string, number>,
  at: Date,
) {
  await plans.query(
    `insert into plan.learners (user_id, version, state_version, state, baseline, changed_at) values ($1, $2, $2, $3, $4, now())
     on conflict (user_id) do update set version = excluded.version, state_version = excluded.version, state = excluded.state`,
    [student.userId, version, JSON.stringify(state), JSON.stringify(baseline)],
  );
  await plans.query(
    'insert into plan.mastery_history (user_id, version, computed_at, mastery) values ($1, $2, $3, $4)',
    [
      student.userId,
      version,
      at,
      JSON.stringify(Object.fromEntries(state.skills.map(({ skill, mastery }) => [skill, mastery]))),
    ],
  );
}

/** A reported full test, as the worker hands it over. */
async function report(student: Student, { answered, minutes }: { answered: number; minutes: number }): Promise<string> {
  const attemptId = randomUUID();
  const items = await plans.query<{ id: number; version: number; skill: number }>(
    `select id, max(version) as version, min((body->>'skill')::int) as skill from bank.items group by id order by id limit 98`,
  );
  const finishedAt = Date.now();
  const entries = items.map(({ id, version, skill }, index): Evidence => ({
    source_id: `full-test:${attemptId}:${id}`,
    item_id: id,
    item_version: version,
    skill,
    correct: index % 2 === 0,
    answered: index < answered,
    attempt: 1,
    hints: 0,
    spent_ms: Math.round((minutes * 60_000) / 98),
    misconception: null,
    pretest: false,
    given_at: finishedAt - 1_000,
  }));
  const section = (score: number) => ({
    score,
    score_low: score - 30,
    score_high: score + 40,
    theta: (score - 510) / 110,
    se: 0.3,
  });
  await plans.call(recordEvidence, {
    user_id: student.userId,
    source: 'full-test',
    attempt_id: attemptId,
    finished_at: finishedAt,
    entries,
    scores: { english: section(620), math: section(640) },
  });
  return attemptId;
}

/** Lets all days before one be finished, the last of them yesterday. */
async function skipTo(student: Planned, day: number): Promise<void> {
  await plans.query(
    `insert into plan.days (user_id, day, finished_on, finished_at)
     select $1, d, current_date - ($2::int - d), now() - make_interval(days => $2::int - d) from generate_series(1, $2::int - 1) d`,
    [student.userId, day],
  );
  await plans.query(
    'update plan.plans set last_finished_day = $2::int - 1, last_finished_date = current_date - 1, begin_date = current_date - $2::int + 1 where user_id = $1',
    [student.userId, day],
  );
}

describe('progress', () => {
  it('is what mastery has gained since the diagnostic and today, and never less than nothing', async () => {
    const student = await plans.planned();
    const baseline = { 1: 50, 2: 50, 3: 50 };
    await compute(student, 1, stateOf({ 1: 50, 2: 50, 3: 50 }), baseline, new Date(Date.now() - 3 * DAY_MS));
    await compute(student, 2, stateOf({ 1: 55, 2: 45, 3: 70 }), baseline, new Date(Date.now() - DAY_MS));
    await compute(student, 3, stateOf({ 1: 58, 2: 48, 3: 65 }), baseline, new Date());
    const { cumulative_progress: all, today_progress: now } = await plans.call(dailyProgress, on(student, 1), student);
    expect(all).toEqual({ 1: 8, 2: 0, 3: 15 });
    expect(now).toMatchObject({ 1: 3, 2: 3, 3: 0, 4: 0 });
  });

  it('of a first day counts from the diagnostic', async () => {
    const student = await plans.planned();
    await compute(student, 1, stateOf({ 7: 66 }), { 7: 60 }, new Date());
    expect(await plans.call(dailyProgress, on(student, 1), student)).toEqual({
      cumulative_progress: { 7: 6 },
      today_progress: { 7: 6 },
    });
  });

  it('of today begins at midnight where the student is', async () => {
    const east = await plans.planned({}, 'Pacific/Kiritimati');
    const midnight = new Date(
      `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Kiritimati' }).format()}T00:00:00+14:00`,
    );
    await compute(east, 1, stateOf({ 1: 52 }), { 1: 50 }, new Date(midnight.getTime() - 1_000));
    await compute(east, 2, stateOf({ 1: 60 }), { 1: 50 }, new Date(midnight.getTime() + 1));
    expect((await plans.call(dailyProgress, on(east, 1), east)).today_progress).toMatchObject({ 1: 8, 2: 0 });
  });

  it('is nothing before anything is computed', async () => {
    const student = await plans.planned();
    expect(await plans.call(dailyProgress, on(student, 1), student)).toEqual({
      cumulative_progress: {},
      today_progress: {},
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

  it('of a test day are those of the full test that finished it', async () => {
    const student = await plans.planned();
    await skipTo(student, 15);
    expect(await plans.call(dailyWins, on(student, 15), student)).toEqual({
      answered_count: 0,
      minutes_spent: 0,
      goal_tasks: 98,
      goal_minutes: 144,
    });
    await report(student, { answered: 90, minutes: 120 });
    await report(student, { answered: 10, minutes: 10 });
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
    await skipTo(planned, 15);
    await report(planned, { answered: 98, minutes: 100 });
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
      },
      {
        kind: 'full-test',
        date: today(),
        day: 15,
        score: 1260,
        // √(30² + 30²) = 42.4, √(40² + 40²) = 56.6
        score_low: 1220,
        score_high: 1320,
        english_score: 620,
        math_score: 640,
        growth_chance: expect.any(Number),
      },
    ]);
    expect(path.score_path[1]!.growth_chance).toBeGreaterThan(0.95);
    expect(path.projection).toHaveLength(7);
    expect([path.projection[0]!.date, path.projection.at(-1)!.date]).toEqual([today(), today(30)]);
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

describe('achievements', () => {
  it('are the dates of finished days, with the streak', async () => {
    const student = await plans.planned();
    await skipTo(student, 4);
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
    await skipTo(student, 14);
    await plans.work(student, 14);
    await report(student, { answered: 98, minutes: 100 });
    const { achievements } = await plans.call(achievement, { plan_id: student.planId }, student);
    expect(achievements.filter(({ date }) => date === today())).toHaveLength(1);
    expect(achievements).toHaveLength(14);
  });
});

describe('the outlook', () => {
  const parts = async (student: Planned) => (await plans.call(outlook, { plan_id: student.planId }, student)).next_best;

  it("begins with today's unit while it is worth most, fills up to twenty minutes and says why", async () => {
    const student = await plans.planned({ english_weak: [10] });
    const state = stateOf({ 10: 30, 2: 80, 3: 85 });
    state.skills[9]!.points_per_minute = 0.5;
    state.skills[1]!.points_per_minute = 0.3;
    await compute(student, 1, state, {}, new Date());
    await plans.query('update plan.plans set english_weak = $2 where user_id = $1', [student.userId, '[10]']);
    const { parts: first, points, reason } = await parts(student);
    expect(first[0]).toMatchObject({ kind: 'unit', skill: 10, questions: 5 });
    expect(first[1]).toMatchObject({ kind: 'stretch', skill: 2 });
    const minutes = first.reduce((sum, part) => sum + part.minutes, 0);
    expect(minutes).toBeLessThanOrEqual(20);
    expect(minutes).toBeGreaterThan(16);
    expect(points).toBeCloseTo(first[0]!.minutes * 0.5 + first[1]!.minutes * 0.3, 10);
    // Boundaries: 4 of the 7 questions of its domain in each of two modules of 27.
    expect(reason).toMatchObject({ skill: 10, asked: 8, of: 54, answered: 4 });
    expect(reason!.right_low).toBeLessThan(reason!.right);
    expect(reason!.right_high).toBeGreaterThan(reason!.right);
  });

  it('names the skill of the unit that was given out, whatever the record has learnt since', async () => {
    const student = await plans.planned();
    const { skill } = await plans.call(getDailyQuestions, on(student, 1), student);
    const state = stateOf({ [skill]: 95 });
    state.skills[skill - 1]!.points_per_minute = 0.5;
    await compute(student, 1, state, {}, new Date());
    expect((await parts(student)).parts).toContainEqual(expect.objectContaining({ kind: 'unit', skill }));
  });

  it('is there on a test day, which has no unit', async () => {
    const student = await plans.planned();
    await compute(student, 1, stateOf({}), {}, new Date());
    await skipTo(student, 15);
    const { parts: best } = await parts(student);
    expect(best.map(({ kind }) => kind)).toEqual(['stretch']);
  });

  it('has twins for misconceptions that are due, and no unit once today is done', async () => {
    const student = await plans.planned();
    const questions = await plans.serve(student, 1);
    await plans.answer(student, 1, questions, HOW);
    await plans.call(finishDay, on(student, 1), student);
    await compute(student, 9, stateOf({ 12: 20 }, { points_per_minute: 0.01 }), {}, new Date());
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
    expect(best.filter(({ kind }) => kind === 'twins')).toMatchObject([{ skill: 12, questions: 2 }]);
  });

  it('moves when the record does: a higher ability makes the target likelier', async () => {
    const student = await plans.planned();
    const forecast = async () => (await plans.call(outlook, { plan_id: student.planId }, student)).forecast;
    const before = await forecast();
    expect(before).toMatchObject({ target_score: 1270, by: today(30) });
    expect(before.chance_low < before.chance && before.chance < before.chance_high).toBe(true);
    const state = stateOf({});
    await compute(
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

describe('the letter', () => {
  it('shows both projections, the strongest skills and the areas that the plan begins with', async () => {
    const student = await plans.planned({ math_weak: [26, 12], english_weak: [10, 2, 5, 1, 3, 4] });
    await compute(
      student,
      1,
      stateOf({ 9: 95, 8: 90, 30: 99, 29: 98, 28: 97, 26: 20, 14: 10, 20: 30 }),
      {},
      new Date(),
    );
    const letter = await plans.call(journeyPreview, { plan_id: student.planId }, student);
    expect(letter.strengths).toEqual({ english: [9, 8], math: [30, 29, 28] });
    expect(letter.areas.english.map(({ skill }) => skill)).toEqual([10, 2, 5, 1, 3]);
    // The plan names two; then the weakest others.
    expect(letter.areas.math.map(({ skill, mastery }) => [skill, mastery])).toEqual([
      [26, 20],
      [12, 60],
      [14, 10],
      [20, 30],
      [13, 60],
    ]);
    expect(letter.math).toMatchObject({ score: 600, score_low: 540, score_high: 660, target_score: 640 });
    expect(letter.math.path.length).toBeGreaterThanOrEqual(12);
    expect(letter.math.path[0]!.day).toBe(0);
    expect(letter.math.path.at(-1)!.day).toBe(30);
    const scores = letter.math.path.map(({ score }) => score);
    expect([...scores].sort((x, y) => x - y)).toEqual(scores);
  });

  it('is there before anything is computed', async () => {
    const student = await plans.planned();
    const { areas, strengths } = await plans.call(journeyPreview, { plan_id: student.planId }, student);
    expect([areas.english.length, areas.math.length]).toEqual([5, 5]);
    expect([strengths.english.length, strengths.math.length]).toEqual([2, 3]);
    expect(areas.math.every(({ estimated }) => estimated)).toBe(true);
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
