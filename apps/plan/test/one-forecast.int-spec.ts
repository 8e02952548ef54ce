import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { journeyPreview, outlook, scorePath, setTarget, targetForecast, type LearnerState } from '@aivy/contracts';
import { MINUTES_A_DAY, PLAN_DURATIONS, targetBounds } from '@aivy/exam';
import { seededRandom } from '@aivy/psychometrics';
import { compute, stateOf } from './dashboard-under-test.js';
import { PlanUnderTest } from './plan-under-test.js';

const STUDENTS = 50;
const TIME_ZONES = ['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];

let plans: PlanUnderTest;
beforeAll(async () => {
  plans = await PlanUnderTest.start();
});
afterAll(() => plans.close());

/** A record as a worker computes it: abilities around the test's, some with growth and a learning rate. */
function someState(random: ReturnType<typeof seededRandom>): LearnerState {
  const ability = () => ({ theta: 1.2 * random.normal(), se: 0.25 + 0.5 * random.next() });
  const growth = () => ({ ...ability(), per_rate: 0.1 * random.next(), hours: 30 * random.next() });
  const state = { ...stateOf({}), english: ability(), math: ability() };
  if (random.next() < 0.3) return state;
  const rate = { score: random.normal(), information: 2 * random.next() };
  return { ...state, growth: { english: growth(), math: growth(), rate } };
}

describe('the forecast of a student', () => {
  it('is the same on the target form, in the letter, and on every part of the dashboard, for 50 students', async () => {
    const random = seededRandom(32);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;
    const ten = (from: number, to: number): number => 10 * Math.round((from + (to - from) * random.next()) / 10);
    const seen = new Set<number>();
    for (let count = 0; count < STUDENTS; count += 1) {
      const student = await plans.newStudent(pick(TIME_ZONES));
      const scores = { english: ten(300, 740), math: ten(300, 740) };
      await plans.measure(student, scores);
      // The worker may not be there yet for some.
      if (random.next() < 0.8) await compute(plans, student, 1, someState(random), {}, new Date());
      const duration = pick(PLAN_DURATIONS);
      const minutes = pick(MINUTES_A_DAY);
      const aim = (section: 'english' | 'math'): number => {
        const { min, max } = targetBounds(scores[section], duration);
        return ten(min, max);
      };
      const target = { english: aim('english'), math: aim('math') };
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
      // Setting the same target again shows the same.
      if (count % 10 === 0)
        expect((await plans.call(targetForecast, { target_score: total }, student)).terms).toContainEqual(term);
      const { english, math } = letter.forecast!;
      expect(english!.score + math!.score).toBe(score);
      for (const section of ['english', 'math'] as const)
        expect(Math.abs(letter[section].path.at(-1)!.score - letter.forecast![section]!.score)).toBeLessThanOrEqual(15);
      seen.add(score);
    }
    // They really are different students.
    expect(seen.size).toBeGreaterThan(20);
  });
});
