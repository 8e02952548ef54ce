import fc from 'fast-check';
import { sectionScore } from '../linking.js';
import { ParameterError } from '../model.js';
import { seededRandom } from '../random.js';
import {
  abilityOfScore,
  forecastScore,
  growthChance,
  measuredAbility,
  projectionDays,
  projectSection,
  forecastTotals,
  totalBelow,
  withPrior,
} from './forecast.js';
import { likelyRates } from './learning-rate.js';
import type { Abilities } from './standing.js';
import { testResult } from './test-result.js';

const now: Abilities = { english: { theta: 0.2, se: 0.3 }, math: { theta: -0.1, se: 0.35 } };
const each = (minutes: number) => ({ english: minutes, math: minutes });
const wish = { days: 60, minutesPerDay: { english: 30, math: 10 }, target: 1100 };

interface World {
  abilities: Abilities;
  /** Standard deviations above the median of the logarithm of learning rates; drawn unless given. */
  z?: number;
  count?: number;
}

/** Students of the learning model, one by one: present abilities, a learning rate, drift, a scale that is off, a test at the end. */
function simulate({ abilities, z, count = 20_000 }: World): number[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => {
    const rate = Math.exp(0.55 * (z ?? random.normal()));
    const off = 0.25 * random.normal();
    const section = (name: 'english' | 'math'): number => {
      const { theta, se, perRate = 0, hours = 0 } = abilities[name];
      const practised = (wish.days * wish.minutesPerDay[name]) / 60;
      // 60 hours halve the pace; those before count.
      const learned = 0.0045 * 60 * (Math.log2(1 + (hours + practised) / 60) - Math.log2(1 + hours / 60));
      const drift = 0.05 * Math.sqrt(2) * random.normal();
      // The prior, N(0, 1), is on the true scale; what the answers say of the student is not.
      const ability = theta + rate * (perRate + learned) + se * random.normal() + drift + (1 - se ** 2) * off;
      const { mean, sd } = testResult(ability);
      return Math.min(800, Math.max(200, 10 * Math.round((510 + 110 * (mean + sd * random.normal())) / 10)));
    };
    return section('english') + section('math');
  }).sort((x, y) => x - y);
}

describe('the forecast of the total score', () => {
  const forecast = forecastScore(now, wish);

  it('has the median, the 68 % range and the chance that simulated students have', () => {
    const totals = simulate({ abilities: now });
    const at = (share: number): number => totals[Math.floor(share * totals.length)]!;
    expect(Math.abs(forecast.score - at(0.5))).toBeLessThanOrEqual(10);
    expect(Math.abs(forecast.low - at(0.16))).toBeLessThanOrEqual(10);
    expect(Math.abs(forecast.high - at(0.84))).toBeLessThanOrEqual(10);
    expect(forecast.chance).toBeCloseTo(totals.filter((total) => total >= wish.target).length / totals.length, 1.7);
  });

  it('goes on from the hours behind a student, and with the rate that is open in the abilities', () => {
    const abilities: Abilities = {
      english: { theta: 0.1, se: 0.25, perRate: 0.2, hours: 40 },
      math: { theta: 0.3, se: 0.3, perRate: 0.1, hours: 10 },
    };
    const totals = simulate({ abilities });
    const { score, low, high } = forecastScore(abilities, wish);
    for (const [ours, share] of [
      [score, 0.5],
      [low, 0.16],
      [high, 0.84],
    ] as const)
      expect(Math.abs(ours - totals[Math.floor(share * totals.length)]!)).toBeLessThanOrEqual(10);
  });

  it('is better for a student whose answers show that they learn fast', () => {
    const rate = { score: 3, information: 1 };
    expect(forecastScore({ ...now, rate }, wish).chance).toBeGreaterThan(forecast.chance);
    expect(forecastScore({ ...now, rate }, { ...wish, days: 0 }).chance).toBeCloseTo(
      forecastScore(now, { ...wish, days: 0 }).chance,
      10,
    );
  });

  it('has a chance for every total, from which any share can be read', () => {
    const totals = forecastTotals(now, wish);
    expect(totals).toHaveLength(121);
    expect(totals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    const students = simulate({ abilities: now });
    for (const share of [0.1, 0.9])
      expect(Math.abs(totalBelow(totals, share) - students[Math.floor(share * students.length)]!)).toBeLessThanOrEqual(
        10,
      );
  });

  it('says how much of the chance hangs on the learning rate: slow and fast learners', () => {
    const reached = (z: number): number => {
      const totals = simulate({ abilities: now, z, count: 20_000 });
      return totals.filter((total) => total >= wish.target).length / totals.length;
    };
    expect(Math.abs(forecast.chanceLow - reached(-1))).toBeLessThan(0.015);
    expect(Math.abs(forecast.chanceHigh - reached(1))).toBeLessThan(0.015);
    expect(forecast.chanceLow).toBeLessThan(forecast.chance);
    expect(forecast.chance).toBeLessThan(forecast.chanceHigh);
  });

  it('without practice hangs on no learning rate; ends where the scale ends', () => {
    const { chance, chanceLow, chanceHigh } = forecastScore(now, { ...wish, days: 0 });
    expect(chanceLow).toBeCloseTo(chance, 10);
    expect(chanceHigh).toBeCloseTo(chance, 10);
    const best = { theta: 8, se: 0.1 };
    expect(forecastScore({ english: best, math: best }, { ...wish, target: 1600 })).toMatchObject({
      score: 1600,
      high: 1600,
    });
    expect(forecastScore(now, { ...wish, target: 400 }).chance).toBeCloseTo(1, 10);
    expect(forecastScore(now, { ...wish, target: 1610 }).chance).toBe(0);
  });

  it('never falls with minutes or ability and never rises with the target; its ranges hold their middle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 180 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 40, max: 160 }),
        (theta, days, minutes, tens) => {
          const abilities = { ...now, english: { theta, se: 0.3 } };
          const base = { days, minutesPerDay: each(minutes), target: 10 * tens };
          const { score, low, high, chance, chanceLow, chanceHigh } = forecastScore(abilities, base);
          expect(low).toBeLessThanOrEqual(score);
          expect(high).toBeGreaterThanOrEqual(score);
          expect(chanceLow).toBeLessThanOrEqual(chance);
          expect(chanceHigh).toBeGreaterThanOrEqual(chance);
          const least = chance - 1e-6;
          expect(forecastScore(abilities, { ...base, minutesPerDay: each(minutes + 5) }).chance).toBeGreaterThanOrEqual(
            least,
          );
          expect(forecastScore({ ...abilities, math: { theta: 0.1, se: 0.35 } }, base).chance).toBeGreaterThanOrEqual(
            least,
          );
          expect(forecastScore(abilities, { ...base, target: base.target + 10 }).chance).toBeLessThanOrEqual(chance);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is less sure of a later day, on which nothing was practised', () => {
    const idle = (days: number) => forecastScore(now, { days, minutesPerDay: each(0), target: 1100 });
    const width = ({ low, high }: ReturnType<typeof idle>): number => high - low;
    expect(Math.abs(idle(3_600).score - idle(0).score)).toBeLessThanOrEqual(10);
    expect(width(idle(3_600))).toBeGreaterThan(width(idle(0)));
    // Far above what is likely, what is unsure makes it likelier.
    expect(idle(3_600).chance).toBeGreaterThan(idle(0).chance);
  });

  it('refuses numbers that are none', () => {
    expect(() => forecastScore(now, { ...wish, days: -1 })).toThrow(ParameterError);
    expect(() => forecastScore(now, { ...wish, target: Number.NaN })).toThrow(ParameterError);
    expect(() => forecastScore({ ...now, math: { theta: Number.NaN, se: 1 } }, wish)).toThrow(ParameterError);
  });
});

describe('the projection of a section', () => {
  const days = projectionDays(90);

  it('has at least twelve days from today to the end, or every day of a short time', () => {
    expect(days.length).toBeGreaterThanOrEqual(12);
    expect([days[0], days.at(-1)]).toEqual([0, 90]);
    expect(projectionDays(3)).toEqual([0, 1, 2, 3]);
    expect(projectionDays(0)).toEqual([0]);
  });

  it('begins with today’s score and range', () => {
    const [first] = projectSection({ theta: 0.3, se: 0.25 }, days, 20);
    // With the scale's .25 beside its own, the ability is √(.25² + .25²) = .354 unsure.
    const [score, low, high] = [0.3, 0.3 - 0.354, 0.3 + 0.354].map((theta) => sectionScore(theta));
    expect(first!.day).toBe(0);
    for (const [shown, today] of [
      [first!.score, score!],
      [first!.low, low!],
      [first!.high, high!],
    ] as const)
      expect(Math.abs(shown - today)).toBeLessThanOrEqual(10);
  });

  it('goes on from the hours behind a student, at their own rates', () => {
    const section = { theta: 0.3, se: 0.25, hours: 60 };
    const gained = (rates = likelyRates(), hours = 60): number => {
      const path = projectSection({ ...section, hours }, [0, 90], 40, rates);
      return path[1]!.score - path[0]!.score;
    };
    expect(gained()).toBeLessThan(0.8 * gained(likelyRates(), 0));
    expect(gained(likelyRates({ score: 3, information: 1 }))).toBeGreaterThan(1.2 * gained());
  });

  it('ends where simulated students do', () => {
    const random = seededRandom(3);
    const hours = (90 * 20) / 60;
    const ends = Array.from({ length: 40_000 }, () => {
      const gain = 0.0045 * Math.exp(0.55 * random.normal()) * 60 * Math.log2(1 + hours / 60);
      const drift = 0.05 * Math.sqrt(3) * random.normal();
      return 510 + 110 * (0.3 + 0.25 * random.normal() + 0.25 * random.normal() + gain + drift);
    }).sort((x, y) => x - y);
    const { score, low, high } = projectSection({ theta: 0.3, se: 0.25 }, days, 20).at(-1)!;
    expect(Math.abs(score - ends[20_000]!)).toBeLessThanOrEqual(7);
    expect(Math.abs(low - ends[6_400]!)).toBeLessThanOrEqual(7);
    expect(Math.abs(high - ends[33_600]!)).toBeLessThanOrEqual(7);
  });

  it('is a smooth curve: no stairs of ten points', () => {
    // Twelve days of little practice: less than ten points altogether.
    const scores = projectSection({ theta: 0.3, se: 0.25 }, projectionDays(12), 10).map(({ score }) => score);
    expect(new Set(scores).size).toBe(scores.length);
    const steps = scores.slice(1).map((score, index) => score - scores[index]!);
    // It bends evenly: no step is twice the one before.
    for (const [index, step] of steps.slice(1).entries()) expect(step / steps[index]!).toBeLessThan(1.5);
    for (const { score, low, high } of projectSection({ theta: 2.8, se: 0.4 }, projectionDays(180), 120))
      expect([low >= 200, high <= 800, score <= 800]).toEqual([true, true, true]);
  });

  it('never falls, rises faster at first, and keeps its score in its range', () => {
    const path = projectSection({ theta: -0.5, se: 0.3 }, projectionDays(180), 120);
    for (const [index, point] of path.entries()) {
      expect(point.low).toBeLessThanOrEqual(point.score);
      expect(point.high).toBeGreaterThanOrEqual(point.score);
      if (index > 0) expect(point.score).toBeGreaterThanOrEqual(path[index - 1]!.score);
    }
    expect(path[6]!.score - path[0]!.score).toBeGreaterThan(path.at(-1)!.score - path[6]!.score);
  });
});

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
