import fc from 'fast-check';
import { ParameterError } from '../model.js';
import { LINKING } from '../linking.js';
import { seededRandom } from '../random.js';
import { LEARNING } from '../scheduling/learning.js';
import { forecastScore, projectionDays, type Practice } from './forecast.js';
import { chanceOfTarget, saidForecast, totalBelow, totalWithChance } from './said-forecast.js';
import type { Abilities } from './standing.js';
import { testResult } from './test-result.js';

const now: Abilities = { english: { theta: 0.2, se: 0.3 }, math: { theta: -0.1, se: 0.35 } };
const each = (minutes: number) => ({ english: minutes, math: minutes });
const wish = { days: 60, minutesPerDay: { english: 30, math: 10 } };
const TARGET = 1100;
const chance = (abilities: Abilities, practice: Practice, target = TARGET): number =>
  chanceOfTarget(forecastScore(abilities, practice), target);

interface World {
  abilities: Abilities;
  count?: number;
}

/** Students of the learning model, one by one: present abilities, a learning rate, drift, a scale that is off, a test at the end. */
function simulate({ abilities, count = 20_000 }: World): number[] {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => {
    const rate = Math.exp(0.55 * random.normal());
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
    expect(chance(now, wish)).toBeCloseTo(totals.filter((total) => total >= TARGET).length / totals.length, 1.7);
  });

  it('goes on from the hours behind a student, and with the rate that is open in the abilities', () => {
    const abilities: Abilities = {
      english: { theta: 0.1, se: 0.25, perRate: 0.2, hours: 400 },
      math: { theta: 0.3, se: 0.3, perRate: 0.1, hours: 200 },
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

  it('takes an error of the scale only for what answers have shown', () => {
    const width = (se: number, scaleSd: number): number => {
      const part = { ...LINKING, scaleSd };
      const abilities = { english: { theta: 0, se }, math: { theta: 0, se } };
      const link = { ...LINKING, sections: { english: part, math: part } };
      const { low, high } = forecastScore(abilities, wish, LEARNING, link);
      return high - low;
    };
    expect(width(1, 0.8)).toBeCloseTo(width(1, 0), 6);
    expect(width(0.3, 0.8)).toBeGreaterThan(1.5 * width(0.3, 0));
  });

  it('is better for a student whose answers show that they learn fast', () => {
    const rate = { score: 3, information: 1 };
    expect(chance({ ...now, rate }, wish)).toBeGreaterThan(chance(now, wish));
    expect(chance({ ...now, rate }, { ...wish, days: 0 })).toBeCloseTo(chance(now, { ...wish, days: 0 }), 10);
  });

  it('has a chance for every total, from which any share can be read', () => {
    expect(forecast.totals).toHaveLength(121);
    expect(forecast.totals.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    const students = simulate({ abilities: now });
    for (const share of [0.1, 0.9])
      expect(
        Math.abs(totalBelow(forecast, share) - students[Math.floor(share * students.length)]!),
      ).toBeLessThanOrEqual(10);
  });

  it("forecasts each section as simulated students' sections end", () => {
    const random = seededRandom(3);
    const hours = (60 * 30) / 60;
    const ends = Array.from({ length: 40_000 }, () => {
      const gain = 0.0045 * Math.exp(0.55 * random.normal()) * 60 * Math.log2(1 + hours / 60);
      const drift = 0.05 * Math.sqrt(2) * random.normal();
      const ability = 0.2 + 0.3 * random.normal() + (1 - 0.09) * 0.25 * random.normal() + gain + drift;
      const { mean, sd } = testResult(ability);
      return 510 + 110 * (mean + sd * random.normal());
    }).sort((x, y) => x - y);
    const { score, low, high } = forecast.english;
    expect(Math.abs(score - ends[20_000]!)).toBeLessThanOrEqual(5);
    expect(Math.abs(low - ends[6_400]!)).toBeLessThanOrEqual(5);
    expect(Math.abs(high - ends[33_600]!)).toBeLessThanOrEqual(5);
  });

  it('ends where the scale ends', () => {
    const best = { theta: 8, se: 0.1 };
    expect(forecastScore({ english: best, math: best }, wish)).toMatchObject({ score: 1600, high: 1600 });
    expect(chance(now, wish, 400)).toBeCloseTo(1, 10);
    expect(chance(now, wish, 1610)).toBe(0);
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
          const base = { days, minutesPerDay: each(minutes) };
          const target = 10 * tens;
          const { score, low, high } = forecastScore(abilities, base);
          expect(low).toBeLessThanOrEqual(score);
          expect(high).toBeGreaterThanOrEqual(score);
          const least = chance(abilities, base, target) - 1e-6;
          expect(chance(abilities, { days, minutesPerDay: each(minutes + 5) }, target)).toBeGreaterThanOrEqual(least);
          expect(chance({ ...abilities, math: { theta: 0.1, se: 0.35 } }, base, target)).toBeGreaterThanOrEqual(least);
          expect(chance(abilities, base, target + 10)).toBeLessThanOrEqual(least + 2e-6);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is less sure about a later day when nothing is practiced', () => {
    const idle = (days: number) => forecastScore(now, { days, minutesPerDay: each(0) });
    const width = ({ low, high }: ReturnType<typeof idle>): number => high - low;
    expect(Math.abs(idle(3_600).score - idle(0).score)).toBeLessThanOrEqual(10);
    expect(width(idle(3_600))).toBeGreaterThan(width(idle(0)));
    // Far above the likely scores, more uncertainty makes a target likelier.
    expect(chanceOfTarget(idle(3_600), TARGET)).toBeGreaterThan(chanceOfTarget(idle(0), TARGET));
  });

  it('rejects numbers out of range', () => {
    expect(() => forecastScore(now, { ...wish, days: -1 })).toThrow(ParameterError);
    expect(() => forecastScore({ ...now, math: { theta: Number.NaN, se: 1 } }, wish)).toThrow(ParameterError);
  });
});

describe('the forecast in tens', () => {
  it('has sections that add up to the total and ranges that hold their score', () => {
    const abilityOf = fc.record({
      theta: fc.double({ min: -4, max: 4, noNaN: true }),
      se: fc.double({ min: 0.05, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(abilityOf, abilityOf, fc.integer({ min: 0, max: 180 }), (english, math, days) => {
        const said = saidForecast(forecastScore({ english, math }, { days, minutesPerDay: each(15) }));
        expect(said.english.score + said.math.score).toBe(said.total.score);
        for (const [name, { score, low, high }] of Object.entries(said)) {
          const [least, most] = name === 'total' ? [400, 1600] : [200, 800];
          expect([score % 10, least <= low, low <= score, score <= high, high <= most]).toEqual([
            0,
            true,
            true,
            true,
            true,
          ]);
        }
      }),
      // At the top of the scale a section is said to be less than its own range alone.
      { numRuns: 60, examples: [[{ theta: 3, se: 0.3 }, { theta: 3.75, se: 0.05 }, 10]] },
    );
  });

  it('says of each section what its own forecast says', () => {
    const { english, math, ...forecast } = forecastScore(now, wish);
    const said = saidForecast({ ...forecast, english, math });
    expect(Math.abs(said.english.score - english.score)).toBeLessThanOrEqual(10);
    expect(Math.abs(said.math.score - math.score)).toBeLessThanOrEqual(10);
  });

  it('never says a section beyond the scale', () => {
    const at = (score: number) => ({ score, low: score, high: score });
    const forecast = { ...at(410), english: at(300), math: at(200), totals: new Float64Array() };
    expect(saidForecast(forecast)).toMatchObject({ english: { score: 210 }, math: { score: 200 } });
  });

  it('says the median ten of the total', () => {
    const forecast = forecastScore(now, wish);
    let sum = 0;
    const median = forecast.totals.findIndex((each) => (sum += each) >= 0.5);
    expect(saidForecast(forecast).total.score).toBe(400 + 10 * median);
  });
});

describe('the highest total with a chance', () => {
  it('reaches the chance, and ten points more do not', () => {
    const forecast = forecastScore(now, wish);
    const total = totalWithChance(forecast, 0.45);
    expect(chanceOfTarget(forecast, total)).toBeGreaterThanOrEqual(0.45);
    expect(chanceOfTarget(forecast, total + 10)).toBeLessThan(0.45);
    expect(totalWithChance({ totals: new Float64Array(121).fill(1 / 121) }, 2)).toBe(400);
    expect(totalWithChance({ totals: new Float64Array(121).fill(1) }, 0.45)).toBe(1600);
  });
});

describe('the days of a projection', () => {
  it('are at least twelve from today to the end, or every day of a short time', () => {
    const days = projectionDays(90);
    expect(days.length).toBeGreaterThanOrEqual(12);
    expect([days[0], days.at(-1)]).toEqual([0, 90]);
    expect(projectionDays(90, 4)).toEqual([0, 30, 60, 90]);
    expect(projectionDays(3)).toEqual([0, 1, 2, 3]);
    expect(projectionDays(0)).toEqual([0]);
  });

  it('give a smooth curve that never falls and rises faster at first', () => {
    const scores = projectionDays(180).map(
      (days) => forecastScore(now, { days, minutesPerDay: each(60) }).english.score,
    );
    const steps = scores.slice(1).map((score, index) => score - scores[index]!);
    for (const step of steps) expect(step).toBeGreaterThan(0);
    expect(steps[0]!).toBeGreaterThan(steps.at(-1)!);
  });
});
