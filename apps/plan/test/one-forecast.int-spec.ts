import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { journeyPreview, outlook, scorePath, setTarget, targetForecast, type LearnerState } from '@aivy/contracts';
import { MINUTES_A_DAY, PLAN_DURATIONS, targetBounds } from '@aivy/exam';
import { seededRandom } from '@aivy/psychometrics';
import { compute, stateOf } from './dashboard-under-test.js';
import { PlanUnderTest } from './plan-under-test.js';

const STUDENTS = 50;
/** So many at a time, as the service has connections. */
const AT_ONCE = 5;
const TIME_ZONES = ['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

type Random = ReturnType<typeof seededRandom>;

/** A record as a worker computes it: abilities around the test's, some with growth and a learning rate. */
function someState(random: Random): LearnerState {
  const ability = () => ({ theta: 1.2 * random.normal(), se: 0.25 + 0.5 * random.next() });
  const growth = () => ({ ...ability(), per_rate: 0.1 * random.next(), hours: 30 * random.next() });
  const state = { ...stateOf({}), english: ability(), math: ability() };
  if (random.next() < 0.3) return state;
  const rate = { score: random.normal(), information: 2 * random.next() };
  return { ...state, growth: { english: growth(), math: growth(), rate } };
}

interface Made {
  timeZone: string;
  scores: Record<'english' | 'math', number>;
  /** Null where the worker isn't there yet. */
  state: LearnerState | null;
  duration: (typeof PLAN_DURATIONS)[number];
  minutes: (typeof MINUTES_A_DAY)[number];
  target: Record<'english' | 'math', number>;
}

function someStudent(random: Random): Made {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;
  const ten = (from: number, to: number): number => 10 * Math.round((from + (to - from) * random.next()) / 10);
  const [timeZone, duration, minutes] = [pick(TIME_ZONES), pick(PLAN_DURATIONS), pick(MINUTES_A_DAY)];
  const scores = { english: ten(300, 740), math: ten(300, 740) };
  const aim = (section: 'english' | 'math'): number => {
    const { min, max } = targetBounds(scores[section], duration);
    return ten(min, max);
  };
  const state = random.next() < 0.8 ? someState(random) : null;
  return { timeZone, scores, state, duration, minutes, target: { english: aim('english'), math: aim('math') } };
}

/** Opens every screen that shows the forecast. @returns the forecast */
async function openAll({ timeZone, scores, state, duration, minutes, target }: Made): Promise<number> {
  const student = await plans.newStudent(timeZone);
  await plans.measure(student, scores);
  if (state) await compute(plans, student, 1, state, {}, new Date());
  const total = target.english + target.math;
  const form = await plans.call(targetForecast, { target_score: total }, student);
  const term = form.terms.find((each) => each.duration === duration)!;
  const choice = term.choices.find((each) => each.minutes_a_day === minutes)!;

  const { plan_id } = await plans.call(setTarget, { ...target, duration, minutes_a_day: minutes }, student);
  const [letter, dashboard, path] = await Promise.all([
    plans.call(journeyPreview, { plan_id }, student),
    plans.call(outlook, { plan_id }, student),
    plans.call(scorePath, {}, student),
  ]);
  const { score, score_low, score_high, chance } = choice;
  const said = { score, score_low, score_high, chance, by: term.by, target_score: total, minutes_a_day: minutes };
  expect(letter.forecast).toMatchObject(said);
  expect(dashboard.forecast).toEqual(letter.forecast);
  expect(path.forecast).toEqual(letter.forecast);
  expect(path.projection.at(-1)).toMatchObject({ date: term.by, score, score_low, score_high });
  // Setting the same target again shows the same. A few students are enough for that.
  if (!state) expect((await plans.call(targetForecast, { target_score: total }, student)).terms).toContainEqual(term);
  const { english, math } = letter.forecast!;
  expect(english!.score + math!.score).toBe(score);
  for (const section of ['english', 'math'] as const)
    expect(Math.abs(letter[section].path.at(-1)!.score - letter.forecast![section]!.score)).toBeLessThanOrEqual(15);
  // What they say about where it starts is the same too.
  expect(form.start).toEqual({ score: scores.english + scores.math, estimate: path.projection[0]!.score });
  expect(letter.forecast!.start).toEqual(form.start);
  return score;
}

describe('the forecast of a student', () => {
  it('is the same on the target form, in the letter, and on every part of the dashboard, for 50 students', async () => {
    const random = seededRandom(32);
    const students = Array.from({ length: STUDENTS }, () => someStudent(random));
    const seen: number[] = [];
    while (students.length > 0) seen.push(...(await Promise.all(students.splice(0, AT_ONCE).map(openAll))));
    // They really are different students.
    expect(new Set(seen).size).toBeGreaterThan(20);
  });
});
