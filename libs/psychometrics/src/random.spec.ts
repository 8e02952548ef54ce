import { seededRandom } from './random.js';

const draw = <T>(count: number, from: () => T): T[] => Array.from({ length: count }, from);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('seeded random numbers', () => {
  it('repeat for a seed and differ between seeds', () => {
    const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
    const first = draw(20, () => one.next());
    expect(draw(20, () => same.next())).toEqual(first);
    expect(draw(20, () => other.next())).not.toEqual(first);
  });

  it('are uniform in [0, 1): mean 1/2, variance 1/12', () => {
    const random = seededRandom(1);
    const values = draw(50_000, () => random.next());
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(mean(values)).toBeCloseTo(0.5, 2);
    expect(mean(values.map((value) => (value - 0.5) ** 2))).toBeCloseTo(1 / 12, 2);
  });

  it('are normal with mean 0, variance 1 and fourth moment 3', () => {
    const random = seededRandom(2);
    const values = draw(100_000, () => random.normal());
    expect(Math.abs(mean(values))).toBeLessThan(0.02);
    expect(Math.abs(mean(values.map((value) => value ** 2)) - 1)).toBeLessThan(0.02);
    expect(Math.abs(mean(values.map((value) => value ** 4)) - 3)).toBeLessThan(0.15);
  });

  it('give every whole number below n alike', () => {
    const random = seededRandom(3);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i += 1) counts[random.int(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
