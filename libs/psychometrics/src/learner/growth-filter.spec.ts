import { chance, type ItemParameters } from '../model.js';
import type { Response } from '../response.js';
import { LEARNING, PARTS, rateAt } from '../scheduling/learning.js';
import { GrowthFilter } from './growth-filter.js';
import { likelyRates, rateMoments } from './learning-rate.js';

const item = (b: number): ItemParameters => ({ a: 1.2, b, c: 0.2 });
const given = (pattern: string): Response[] =>
  [...pattern].map((mark, index) => ({ ...item((index % 5) * 0.5 - 1), correct: mark === '+' }));
const likelihood = (theta: number, responses: readonly Response[]): number =>
  responses.reduce((product, each) => product * (each.correct ? chance(theta, each) : 1 - chance(theta, each)), 1);
const density = (x: number, mean: number, sd: number): number => Math.exp(-0.5 * ((x - mean) / sd) ** 2);

interface Summed {
  mean: number;
  sd: number;
  rate: number;
}

/** What the filter says, its line over the rate and the rate's own distribution put together. */
function said(filter: GrowthFilter, weights: readonly number[]): Summed {
  const { theta, se, perRate } = filter.standing(weights);
  const { mean, variance } = rateMoments(likelyRates(filter.rate));
  return { mean: theta + perRate * mean, sd: Math.hypot(se, perRate * Math.sqrt(variance)), rate: mean };
}

describe('the filter of growth', () => {
  const days = [
    { gain: 0, answers: [given('--+--'), given('+-+')] },
    { gain: 0.25, answers: [given('-++-+'), []] },
    { gain: 0.25, answers: [given('+++-+'), given('++++-')] },
  ];

  /** Every pair of skills and every rate, each day's answers met with what was gained by then. */
  function summed(weights: readonly [number, number]): Summed {
    const points = Array.from({ length: 61 }, (_, index) => -4.5 + 0.15 * index);
    const total = { weight: 0, mix: 0, squares: 0, rate: 0 };
    const whole = days.reduce((sum, { gain }) => sum + gain, 0);
    for (const z of PARTS) {
      const rate = rateAt(z);
      const own = [0, 1].map((skill) =>
        points.map((now) => {
          let gained = 0;
          return days.reduce((product, { gain, answers }) => {
            gained += gain;
            return product * likelihood(now - rate * (whole - gained), answers[skill]!);
          }, 1);
        }),
      );
      for (const [i, first] of points.entries())
        for (const [j, second] of points.entries()) {
          // Two skills of one section: variance 1.25 each, 1 together; the levels of the first day.
          const [x, y] = [first - rate * whole, second - rate * whole];
          const prior = Math.exp(-0.5 * ((1.25 * x * x - 2 * x * y + 1.25 * y * y) / (1.25 ** 2 - 1)));
          const weight = prior * own[0]![i]! * own[1]![j]!;
          const mix = weights[0] * first + weights[1] * second;
          total.weight += weight;
          total.mix += weight * mix;
          total.squares += weight * mix * mix;
          total.rate += weight * rate;
        }
    }
    const mean = total.mix / total.weight;
    return {
      mean,
      sd: Math.sqrt(total.squares / total.weight - mean ** 2),
      rate: total.rate / total.weight,
    };
  }

  it('says of two skills that are learned at an unknown rate what summing over all of it says', () => {
    const filter = new GrowthFilter(2, { ...LEARNING, driftPerMonth: 0 });
    for (const { gain, answers } of days) {
      filter.advance(14, gain);
      filter.observe(new Map([...answers.entries()].filter(([, own]) => own.length > 0)));
    }
    const [ours, exact] = [said(filter, [0.3, 0.7]), summed([0.3, 0.7])];
    expect(Math.abs(ours.mean - exact.mean)).toBeLessThan(0.04);
    expect(Math.abs(ours.sd - exact.sd)).toBeLessThan(0.03);
    expect(Math.abs(ours.rate - exact.rate)).toBeLessThan(0.03);
    // The student did better than practice alone would have it.
    expect(exact.rate).toBeGreaterThan(rateMoments(likelyRates()).mean);
  });

  it('lets an ability that drifts forget, as a filter on a grid does', () => {
    const tests = [given('+++++-++++'), given('--+----+--')];
    const drift = 0.4;
    const points = Array.from({ length: 161 }, (_, index) => -6 + 0.075 * index);
    let weights = points.map((x) => density(x, 0, Math.sqrt(1.25)) * likelihood(x, tests[0]!));
    // Three months: the variances of the months add up.
    weights = points.map((to) =>
      weights.reduce((sum, weight, i) => sum + weight * density(to, points[i]!, drift * Math.sqrt(3)), 0),
    );
    weights = weights.map((weight, i) => weight * likelihood(points[i]!, tests[1]!));
    const sum = weights.reduce((total, each) => total + each, 0);
    const mean = weights.reduce((total, each, i) => total + each * points[i]!, 0) / sum;
    const sd = Math.sqrt(weights.reduce((total, each, i) => total + each * (points[i]! - mean) ** 2, 0) / sum);

    const filter = new GrowthFilter(1, { ...LEARNING, driftPerMonth: drift });
    filter.observe(new Map([[0, tests[0]!]]));
    filter.advance(90, 0);
    filter.observe(new Map([[0, tests[1]!]]));
    const ours = filter.standing([1]);
    expect(Math.abs(ours.theta - mean)).toBeLessThan(0.05);
    expect(Math.abs(ours.se - sd)).toBeLessThan(0.03);
    expect([filter.rate.information, ours.perRate]).toEqual([0, 0]);
  });

  it('begins with what is known of all students', () => {
    const filter = new GrowthFilter(2);
    // A section by N(0, 1) and half of each of two skills by N(0, .5²).
    expect(filter.standing([1, 1])).toEqual({
      theta: 0,
      perRate: 0,
      se: expect.closeTo(Math.sqrt(1.125), 10) as number,
    });
  });
});
