import { skillsOf } from '@aivy/exam';
import { ItemPool, packBank, practicePool } from '@aivy/item-bank';
import { information, seededRandom } from '@aivy/psychometrics';
import { takeDiagnostic } from './diagnostic.js';
import { live } from './life.js';
import { drawPerson } from './person.js';
import { Rows } from './rows.js';
import { Student, type World } from './student.js';

const bank = packBank();
const until = Date.UTC(2026, 5, 30);

function world(): World {
  let [session, talk] = [0, 0];
  return {
    bank,
    practice: practicePool(bank),
    test: ItemPool.of(bank, 'test'),
    rows: new Rows(),
    nextSession: () => (session += 1),
    nextTalk: () => (talk += 1),
  };
}
const student = (index: number, seed = 1) => {
  const random = seededRandom(seed * 1_000_003 + index);
  return new Student(drawPerson(random, index), random);
};
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [x, y] = [mean(xs), mean(ys)];
  const product = (us: readonly number[], u: number, vs: readonly number[], v: number): number =>
    mean(us.map((each, index) => (each - u) * (vs[index]! - v)));
  return product(xs, x, ys, y) / Math.sqrt(product(xs, x, xs, x) * product(ys, y, ys, y));
}

describe('lives of made-up students', () => {
  it('have scores that tell how able the students were made', () => {
    const here = world();
    const all = Array.from({ length: 300 }, (_, index) => student(index));
    const scores = all.map((each) => takeDiagnostic(here, each, until).scores.math.score);
    const truth = all.map((each) => mean(skillsOf('math').map(({ id }) => each.person.ability[id]!)));
    // What the form can tell, by its information and not by answers: errors of 1 / I around abilities that spread so.
    const center = mean(truth);
    const spread = mean(truth.map((theta) => (theta - center) ** 2));
    const error = mean(
      truth.map(
        (theta) => 1 / bank.currentDiagnosticForm.math.reduce((sum, item) => sum + information(theta, item), 0),
      ),
    );
    const possible = Math.sqrt(spread / (spread + error));
    // About .8; three hundred students leave an error of .02.
    expect(Math.abs(correlation(scores, truth) - possible)).toBeLessThan(0.06);
  });

  it('come again with their seed, whoever else there is, and are others with another', () => {
    const told = (index: number, seed?: number) => {
      const here = world();
      live(here, student(index, seed), { from: '2026-06-01', until });
      return JSON.stringify(here.rows.take());
    };
    expect(told(3)).toBe(told(3));
    expect(told(3)).not.toBe(told(4));
    expect(told(3, 2)).not.toBe(told(3));
  });

  it('have days one after the other, nothing twice and nothing after their end', () => {
    const here = world();
    for (let index = 0; index < 12; index += 1) live(here, student(index), { from: '2026-05-20', until });
    const rows = new Map(here.rows.take());
    const evidence = rows.get('plan.evidence')!;
    const ids = evidence.map((row) => `${String(row['user_id'])} ${String(row['source_id'])}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...evidence.map((row) => Number(row['given_at'])))).toBeLessThan(until);
    const days = rows.get('plan.days')!;
    for (const user of new Set(days.map((row) => row['user_id']))) {
      const own = days.filter((row) => row['user_id'] === user);
      expect(own.map((row) => row['day'])).toEqual(own.map((_, index) => index + 1));
      const dates = own.map((row) => String(row['finished_on']));
      expect([...new Set(dates)].sort()).toEqual(dates);
    }
    // Somebody has come to a test, practised, and talked with the tutor.
    for (const table of ['full_test.answers', 'plan.unit_answers', 'aivydaily.attempts', 'aivydaily.messages'])
      expect(rows.get(table)?.length ?? 0).toBeGreaterThan(0);
  });

  it('learn: whoever practises a skill gets better at it, most with a second or third hint', () => {
    const [item] = practicePool(bank).ofSkill(12);
    const gain = (hints: number): number => {
      const one = student(1);
      const before = one.theta(12);
      one.learn(item!, hints);
      return one.theta(12) - before;
    };
    expect(gain(0)).toBeGreaterThan(0);
    expect(gain(2)).toBeGreaterThan(gain(0));
    expect(gain(4)).toBeCloseTo(gain(0));
  });
});
