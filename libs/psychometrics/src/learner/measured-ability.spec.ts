import { seededRandom } from '../random.js';
import { abilityOfScore, growthChance, measuredAbility, withPrior } from './measured-ability.js';
import type { Abilities } from './standing.js';

const now: Abilities = { english: { theta: 0.2, se: 0.3 }, math: { theta: -0.1, se: 0.35 } };

describe('the chance of having grown', () => {
  it('is that of simulated pairs of measurements', () => {
    const random = seededRandom(5);
    const later: Abilities = { english: { theta: 0.4, se: 0.28 }, math: { theta: 0.1, se: 0.3 } };
    const draw = ({ english, math }: Abilities): number =>
      english.theta + english.se * random.normal() + math.theta + math.se * random.normal();
    const risen = Array.from({ length: 40_000 }, () => draw(later) > draw(now)).filter(Boolean).length / 40_000;
    expect(Math.abs(growthChance(now, later) - risen)).toBeLessThan(0.01);
    expect(growthChance(now, now)).toBeCloseTo(0.5, 6);
    expect(growthChance(later, now)).toBeCloseTo(1 - growthChance(now, later), 6);
  });
});

it('reads an ability out of a score that was stored without one', () => {
  const { theta, se } = abilityOfScore({ score: 620, score_low: 580, score_high: 660 });
  expect(theta).toBeCloseTo(1, 6);
  // 40 points are half the range: 40 / 110 / 1.18.
  expect(se).toBeCloseTo(0.308, 3);
  expect(abilityOfScore({ score: 800, score_low: 800, score_high: 800 }).se).toBeGreaterThan(0);
});

describe('an ability as a test alone has measured it', () => {
  it('has the error of the answers, which the prior had made smaller', () => {
    // Precisions add up: 1 / .6² = 1 + 1 / .75².
    expect(measuredAbility({ theta: 0.4, se: 0.6 })).toEqual({ theta: 0.4, se: expect.closeTo(0.75, 10) as number });
  });

  it('ends where the scale does', () => {
    expect(measuredAbility({ theta: 5, se: 0.6 }).theta).toBeCloseTo((800 - 510) / 110, 10);
  });

  it('is unsure, and no more than that, where nothing was answered', () => {
    const { se } = measuredAbility({ theta: 0, se: 1 });
    expect([se > 3, Number.isFinite(se)]).toEqual([true, true]);
  });
});

describe('an ability led by the prior', () => {
  /** Mean and spread of a normal likelihood times N(0, 1), summed over a fine grid. */
  function posteriorOf(mean: number, sd: number): { theta: number; se: number } {
    let [sum, first, second] = [0, 0, 0];
    for (let x = -8; x <= 8; x += 0.001) {
      const weight = Math.exp(-0.5 * ((x - mean) / sd) ** 2 - 0.5 * x ** 2);
      sum += weight;
      first += weight * x;
      second += weight * x * x;
    }
    return { theta: first / sum, se: Math.sqrt(second / sum - (first / sum) ** 2) };
  }

  it.each([
    [1.2, 0.6],
    [-1.8, 0.4],
    [0, 1],
    [2.2, 0.3],
  ])('is the posterior of what was measured: %d ± %d', (mean, sd) => {
    const { theta, se } = withPrior({ theta: mean, se: sd });
    const summed = posteriorOf(mean, sd);
    expect(theta).toBeCloseTo(summed.theta, 3);
    expect(se).toBeCloseTo(summed.se, 3);
  });

  it('takes back what was taken from a report: its posterior’s deviation', () => {
    expect(withPrior(measuredAbility({ theta: 0.5, se: 0.55 })).se).toBeCloseTo(0.55, 10);
  });
});
