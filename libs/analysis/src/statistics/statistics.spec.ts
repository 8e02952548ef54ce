import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '@aivy/psychometrics';
import { ClusteredMean, share, signOf, studentT, Tally } from './index.js';

describe('Student’s t', () => {
  // From printed tables.
  it.each([
    [9, 2.262],
    [10, 2.228],
    [20, 2.086],
    [30, 2.042],
    [100, 1.984],
    [10_000, 1.96],
  ])('of %i degrees of freedom leaves 2.5 per cent above %f', (degrees, expected) => {
    expect(studentT(degrees)).toBeCloseTo(expected, 2);
    expect(Math.abs(studentT(degrees) - expected)).toBeLessThan(0.0011);
  });
});

describe('a share', () => {
  it('has the interval of Wilson', () => {
    // Newcombe 1998, table I: 81 of 263 gives .2553 to .3662, 15 of 148 gives .0624 to .1605, 0 of 20 gives 0 to .1611.
    const rounded = (count: number, n: number) => {
      const { low, high } = share(count, n);
      return [low.toFixed(4), high.toFixed(4)];
    };
    expect(rounded(81, 263)).toEqual(['0.2553', '0.3662']);
    expect(rounded(15, 148)).toEqual(['0.0624', '0.1605']);
    expect(rounded(0, 20)).toEqual(['0.0000', '0.1611']);
  });

  it('has a sign only where its interval leaves 0 out', () => {
    expect([signOf({ value: 2, low: 1, high: 3 }), signOf({ value: -2, low: -3, high: -1 })]).toEqual([1, -1]);
    expect([signOf({ value: 1, low: -1, high: 3 }), signOf({ value: 1, low: 0, high: 3 })]).toEqual([0, 0]);
  });
});

describe('a tally', () => {
  it('knows mean, spread and quantiles of all values without keeping them', () => {
    const scores = fc.array(fc.integer({ min: 20, max: 80 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(scores, fc.double({ min: 0, max: 1, noNaN: true }), (values, at) => {
        const tally = new Tally();
        for (const value of values) tally.add(10 * value);
        const sorted = values.map((value) => 10 * value).sort((x, y) => x - y);
        const mean = sorted.reduce((x, y) => x + y, 0) / sorted.length;
        const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (sorted.length - 1);
        expect(tally.mean).toBeCloseTo(mean, 8);
        expect(tally.sd).toBeCloseTo(Math.sqrt(variance), 8);
        const place = at * (sorted.length - 1);
        const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
        expect(tally.quantile(at)).toBeCloseTo(below + (place % 1) * (above - below), 6);
      }),
    );
  });

  it('has the interval of Student’s t', () => {
    // The sleep data of Student 1908: ten differences, mean 1.58, sd 1.23, interval .70 to 2.46.
    const tally = new Tally();
    for (const value of [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]) tally.add(value);
    expect(tally.interval.value).toBeCloseTo(1.58, 9);
    expect(tally.interval.low).toBeCloseTo(0.7, 2);
    expect(tally.interval.high).toBeCloseTo(2.46, 2);
  });

  it('knows nothing of nobody', () => {
    const tally = new Tally();
    expect([tally.mean, tally.sd, tally.quantile(0.5)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });
});

describe('a mean over people who give many values', () => {
  it('has the error of a mean where each gives one', () => {
    const [clustered, tally] = [new ClusteredMean(), new Tally()];
    [3, 1, 4, 1, 5, 9, 2, 6, 5, 3].forEach((value, person) => {
      clustered.add(person, value);
      tally.add(value);
    });
    expect(clustered.standardError).toBeCloseTo(tally.sd / Math.sqrt(10), 12);
    expect(clustered.interval.low).toBeCloseTo(tally.interval.low, 12);
  });

  it('is held within its interval in 95 of 100 repetitions, though values of one person are alike', () => {
    const random = seededRandom(5);
    let held = 0;
    const repetitions = 800;
    for (let run = 0; run < repetitions; run += 1) {
      const mean = new ClusteredMean();
      for (let person = 0; person < 40; person += 1) {
        const own = random.normal();
        for (let n = 0; n <= random.int(8); n += 1) mean.add(person, own + random.normal());
      }
      const { low, high } = mean.interval;
      if (low < 0 && high > 0) held += 1;
    }
    // ± three standard errors of a share of .95 in 800.
    expect(Math.abs(held / repetitions - 0.95)).toBeLessThan(0.03);
  });
});
