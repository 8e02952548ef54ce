import { DAY_MS } from '@aivy/contracts';
import { skillsOf, SKILLS } from '@aivy/exam';
import { seededRandom } from '../random.js';
import { probability } from '../model.js';
import { medianGain, usualRate } from '../scheduling/learning.js';
import { abilitiesOfGrowth, growthOf, pointsPerHourOf, type DatedAnswer } from './growth.js';
import { likelyRates, rateMoments } from './learning-rate.js';

const frames = new Map(SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));
const START = Date.UTC(2026, 0, 1);
const dayName = (day: number): string => new Date(START + day * DAY_MS).toISOString().slice(0, 10);
const ids = skillsOf('english').map(({ id }) => id);

/** A test of the section, five questions a skill. */
function test(day: number, theta: number, seed: number): DatedAnswer[] {
  const random = seededRandom(seed);
  return ids.flatMap((skill) =>
    Array.from({ length: 5 }, (_, index) => {
      const item = { a: 1.25, b: index / 2 - 1, c: 0.2 };
      return {
        ...item,
        skill,
        correct: random.next() < probability(theta, item),
        answered: true,
        hinted: false,
        seconds: 70,
        timeSpent: 70,
        givenAt: START + day * DAY_MS,
      };
    }),
  );
}
const practice = (from: number, to: number, minutes: number) =>
  Array.from({ length: to - from }, (_, index) => ({ day: dayName(from + index), english: minutes, math: 0 }));
const of = (answers: DatedAnswer[], practised: ReturnType<typeof practice> = []) =>
  growthOf({ answers, practised, frames });
const rateOf = (growth: ReturnType<typeof of>): number => rateMoments(likelyRates(growth.rate)).mean;

describe('where a student stands after all that was done', () => {
  it('is as likely as what was shown last, where much was learned since what was shown first', () => {
    const [before, after] = [test(0, -0.6, 1), test(60, 0.6, 2)];
    const at = (growth: ReturnType<typeof of>): number =>
      growth.english.theta + rateOf(growth) * growth.english.per_rate;
    const practised = of([...before, ...after], practice(1, 60, 60));
    const idle = of([...before, ...after]);
    // Without practice both tests are of one ability, give or take its drift.
    expect(at(practised)).toBeGreaterThan(at(idle) + 0.05);
    expect(at(practised)).toBeLessThan(at(of(after)) + 0.25);
  });

  it('says that a student learns fast who gained more than others do, slowly who gained less, and no more than it knows', () => {
    const practised = practice(1, 90, 60);
    const [fast, slow] = [0.9, -0.3].map((gain) => rateOf(of([...test(0, 0, 3), ...test(90, gain, 4)], practised)));
    expect(fast).toBeGreaterThan(1.1 * usualRate());
    expect(slow).toBeLessThan(0.95 * usualRate());
    expect(fast).toBeLessThan(2 * usualRate());
  });

  it('knows nothing of a learning rate from one test, or from two with nothing practised between them', () => {
    expect(of(test(0, 0, 5)).rate).toEqual({ score: 0, information: 0 });
    expect(of([...test(0, 0, 5), ...test(30, 1, 6)]).rate).toEqual({ score: 0, information: 0 });
    // What was practised before the oldest answer is in it; what is practised on the day of a test shows the next day.
    const around = [...practice(-30, 0, 60), ...practice(30, 31, 60)];
    expect(of([...test(0, 0, 5), ...test(30, 1, 6)], around).rate).toEqual({ score: 0, information: 0 });
  });

  it('expects what was practised since the last answer, and counts all hours', () => {
    const { english, math } = of(test(0, 0, 5), practice(0, 30, 60));
    expect(english.hours).toBeCloseTo(30, 10);
    expect(english.per_rate).toBeCloseTo(medianGain(30), 10);
    expect(math).toEqual({
      theta: 0,
      se: expect.closeTo(Math.sqrt(1 + 0.25 / 19), 6) as number,
      per_rate: 0,
      hours: 0,
    });
  });

  it('does not hang on the order in which answers and days come', () => {
    const answers = [...test(0, 0, 7), ...test(40, 0.5, 8)];
    const practised = practice(0, 40, 30);
    const turned = growthOf({ answers: [...answers].reverse(), practised: [...practised].reverse(), frames });
    const straight = of(answers, practised);
    expect(turned.english.theta).toBeCloseTo(straight.english.theta, 2);
    expect(turned.english.se).toBeCloseTo(straight.english.se, 2);
  });

  it('learns nothing from what was clicked through', () => {
    const rapid = test(50, -3, 9).map((each) => ({ ...each, timeSpent: 1 }));
    expect(of([...test(0, 0, 5), ...rapid])).toEqual(of(test(0, 0, 5)));
  });

  it('is what forecasts begin with, and says what the next hour brings this student', () => {
    const growth = of([...test(0, 0, 3), ...test(90, 0.9, 4)], practice(1, 90, 60));
    const { english, rate } = abilitiesOfGrowth(growth);
    expect([english.perRate, english.hours, rate]).toEqual([
      growth.english.per_rate,
      growth.english.hours,
      growth.rate,
    ]);
    // 89 hours behind, so 60 / 149 of the pace of the beginning; a fast learner.
    expect(pointsPerHourOf(growth).english).toBeCloseTo(110 * rateOf(growth) * 0.0045 * 60 * Math.log2(1 + 1 / 149), 8);
  });

  it('lets a set of practice say a quarter of what a test says with the same answers', () => {
    const answers = test(1, 0, 7)
      .slice(0, 5)
      .map((each) => ({ ...each, correct: false }));
    const base = of(test(0, 0.4, 3)).english.theta;
    const [byTest, byPractice] = [answers, answers.map((each) => ({ ...each, untimed: true }))].map(
      (more) => of([...test(0, 0.4, 3), ...more]).english.theta - base,
    );
    expect(byPractice! / byTest!).toBeGreaterThan(0.2);
    expect(byPractice! / byTest!).toBeLessThan(0.4);
  });
});
