import { describe, expect, it } from '@jest/globals';
import { forecastScore } from '../learner/forecast.js';
import { saidForecast } from '../learner/said-forecast.js';
import { LINKING, linkOf } from '../linking.js';
import { seededRandom } from '../random.js';
import { LEARNING } from '../scheduling/learning.js';
import { estimateBridge, isBridge, LEAST_PAIRS } from './estimate.js';
import { maximize } from './maximize.js';
import { nearestPair, pairedAbility, WINDOW_DAYS, type DatedTest, type ScorePair } from './pair.js';
import { isPlausible } from './plausible.js';
import { linkOfBridge, recordOf } from './record.js';

const BEFORE = { intercept: 510, slope: 110, scaleSd: 0.25 };

/** Students of N(0, 1) with tests that err by .3 logits and official scores that err by 35 points. */
function simulated(n: number, { intercept, slope }: { intercept: number; slope: number }, seed = 5): ScorePair[] {
  const random = seededRandom(seed);
  return Array.from({ length: n }, () => {
    const ability = random.normal();
    const official = intercept + slope * ability + 35 * random.normal();
    return {
      theta: ability + 0.3 * random.normal(),
      se: 0.3,
      official: Math.min(800, Math.max(200, 10 * Math.round(official / 10))),
      days: 10,
    };
  });
}

const estimated = (pairs: readonly ScorePair[], before = BEFORE) => {
  const result = estimateBridge(pairs, before);
  if (!isBridge(result)) throw new Error(`only ${result.pairs} pairs`);
  return result;
};

/** Slope of official scores on test scores, as a regression has it that takes the test for the truth. */
const regressionSlope = (pairs: readonly ScorePair[]): number => {
  const mean = (of: (pair: ScorePair) => number): number =>
    pairs.reduce((sum, each) => sum + of(each), 0) / pairs.length;
  const [x, y] = [mean(({ theta }) => theta), mean(({ official }) => official)];
  return mean((each) => (each.theta - x) * (each.official - y)) / mean((each) => (each.theta - x) ** 2);
};

describe('the bridge to official scores', () => {
  it('says nothing below thirty pairs', () => {
    expect(estimateBridge(simulated(29, BEFORE), BEFORE)).toEqual({ pairs: 29, needed: 30 });
    expect(isBridge(estimateBridge(simulated(30, BEFORE), BEFORE))).toBe(true);
  });

  it('finds the true line of many pairs, and is not flattened by the error of the tests', () => {
    const truth = { intercept: 470, slope: 100 };
    const pairs = simulated(1500, truth);
    const { intercept, slope, interceptSe, slopeSe } = estimated(pairs);
    expect(Math.abs(intercept - truth.intercept)).toBeLessThan(2.5 * interceptSe);
    expect(Math.abs(slope - truth.slope)).toBeLessThan(2.5 * slopeSe);
    // Known of a regression: its slope is the true one times the reliability, 1 / (1 + .3²) = .917.
    expect(regressionSlope(pairs)).toBeLessThan(95);
    expect(slope / regressionSlope(pairs)).toBeCloseTo(1.09, 1);
  });

  it('stays nearer to the record before it with fewer pairs, and never wider than that', () => {
    const truth = { intercept: 440, slope: 110 };
    const [few, many] = [estimated(simulated(30, truth)), estimated(simulated(300, truth))];
    expect(few.intercept).toBeGreaterThan(many.intercept);
    expect(few.scaleSd).toBeGreaterThan(many.scaleSd);
    expect(few.scaleSd).toBeLessThan(0.25);
    const sure = estimated(simulated(30, truth), { ...BEFORE, scaleSd: 0.001 });
    expect([sure.intercept, sure.slope].map(Math.round)).toEqual([510, 110]);
  });

  it('says an error of the line that is smallest where the students are', () => {
    const { lineSe, interceptSe, scaleSd, slope } = estimated(simulated(300, BEFORE));
    expect(lineSe(0)).toBeCloseTo(interceptSe, 6);
    expect(lineSe(3)).toBeGreaterThan(2 * lineSe(0));
    // But for the .048 that no number of pairs takes away.
    const ofLine = Math.sqrt(scaleSd ** 2 - 0.048 ** 2) * slope;
    expect(ofLine).toBeGreaterThan(lineSe(0));
    expect(ofLine).toBeLessThan(lineSe(2));
  });

  it('leaves out scores that were mistyped, and counts them', () => {
    const pairs = simulated(100, BEFORE);
    const off = pairs.map((pair, index) => (index < 3 ? { ...pair, theta: 1.5, official: 210 } : pair));
    const [sound, mended] = [estimated(pairs.slice(3)), estimated(off)];
    expect(mended).toMatchObject({ pairs: 97, setAside: 3 });
    expect(mended.intercept).toBeCloseTo(sound.intercept, 1);
  });

  it('takes a score of 800 for 800 or more: the slope of strong students is not flattened', () => {
    const random = seededRandom(8);
    const pairs = Array.from({ length: 800 }, (): ScorePair => {
      const ability = 1.5 + random.normal();
      const official = 510 + 140 * ability + 35 * random.normal();
      return {
        theta: ability + 0.3 * random.normal(),
        se: 0.3,
        official: Math.min(800, Math.max(200, 10 * Math.round(official / 10))),
        days: 0,
      };
    });
    expect(pairs.filter(({ official }) => official === 800).length).toBeGreaterThan(200);
    const { slope, slopeSe } = estimated(pairs);
    expect(Math.abs(slope - 140)).toBeLessThan(3 * slopeSe);
  });

  it.each([
    ['an error of nothing', { se: 0 }],
    ['a score beyond the scale', { official: 810 }],
    ['no ability', { theta: NaN }],
  ])('refuses %s', (_what, fault) => {
    expect(() => estimateBridge([{ theta: 0, se: 0.3, official: 500, days: 1, ...fault }], BEFORE)).toThrow();
  });
});

describe('the pair of a student', () => {
  const test = (day: number, theta: number, source: DatedTest['source'] = 'full-test') => ({
    ...{ day, source, ability: { theta, se: 0.3 } },
  });

  it('is the official score with the test nearest to it, before or after', () => {
    const tests = [test(0, -1), test(40, 0), test(56, 1)];
    expect(nearestPair(tests, [{ day: 50, score: 600 }])).toEqual({ theta: 1, se: 0.3, official: 600, days: 6 });
    expect(nearestPair(tests, [{ day: 45, score: 600 }])).toMatchObject({ theta: 0, days: 5 });
  });

  it('is with a full test, however near a diagnostic lies, and with a diagnostic where there is none', () => {
    const tests = [test(0, -1), test(49, 0, 'diagnostic'), test(45, 1, 'diagnostic')];
    expect(nearestPair(tests, [{ day: 50, score: 600 }])).toMatchObject({ theta: -1, days: 50 });
    expect(nearestPair(tests.slice(1), [{ day: 50, score: 600 }])).toMatchObject({ theta: 0, days: 1 });
  });

  it('takes of a stored posterior what the test alone has measured', () => {
    // 1 / .5² - 1 = 3: an error variance of 1/3, of a diagnostic .8 of it.
    expect(pairedAbility({ theta: 0.4, se: 0.5 }, 'full-test').se).toBeCloseTo(Math.sqrt(1 / 3), 10);
    expect(pairedAbility({ theta: 0.4, se: 0.5 }, 'diagnostic')).toEqual({
      theta: 0.4,
      se: expect.closeTo(Math.sqrt(0.8 / 3), 10),
    });
  });

  it('is one, of several official scores too', () => {
    const officials = [
      { day: 10, score: 500 },
      { day: 41, score: 600 },
    ];
    expect(nearestPair([test(0, -1), test(40, 0)], officials)).toMatchObject({ official: 600, days: 1 });
  });

  it('lies within sixty days, or there is none', () => {
    expect(nearestPair([test(0, 0)], [{ day: WINDOW_DAYS, score: 500 }])).toMatchObject({ days: 60 });
    expect(nearestPair([test(0, 0)], [{ day: WINDOW_DAYS + 1, score: 500 }])).toBeNull();
    expect(nearestPair([], [{ day: 0, score: 500 }])).toBeNull();
  });
});

describe('the record of two bridges', () => {
  const english = linkOfBridge(estimated(simulated(LEAST_PAIRS, { intercept: 480, slope: 100 })));
  const math = linkOfBridge(estimated(simulated(40, { intercept: 530, slope: 120 }, 6)));

  it('holds each section by itself', () => {
    const record = recordOf('link-x', english, math);
    expect(linkOf(record, 'english')).toEqual({ version: 'link-x', ...english });
    expect(linkOf(record, 'math')).toEqual({ version: 'link-x', ...math });
    expect([english.pairs, math.pairs]).toEqual([30, 40]);
  });

  it('says their mean to programs that know no sections', () => {
    const { intercept, slope, pairs } = recordOf('link-x', { ...english, intercept: 480 }, { ...math, intercept: 530 });
    expect(intercept).toBe(505);
    expect(slope).toBeCloseTo((english.slope + math.slope) / 2, 1);
    expect(pairs).toBeUndefined();
  });

  it('leads a forecast in each section by its own part', () => {
    const at = { english: { theta: 0, se: 0.2 }, math: { theta: 0, se: 0.2 } };
    const part = { intercept: 510, slope: 110, scaleSd: 0.25 };
    const medianOf = (english: number, math: number): number => {
      const link = recordOf('x', { ...part, intercept: english }, { ...part, intercept: math });
      const idle = { days: 0, minutesPerDay: { english: 0, math: 0 } };
      return saidForecast(forecastScore(at, idle, LEARNING, link)).total.score;
    };
    expect([medianOf(510, 510), medianOf(560, 510), medianOf(510, 430)]).toEqual([1020, 1070, 940]);
  });

  it('is one for both sections where it has none of its own', () => {
    expect(linkOf(LINKING, 'math')).toEqual(LINKING);
  });
});

describe('a measured scale', () => {
  const foundFor = (officialOf: (theta: number) => number) =>
    linkOfBridge(
      estimated(
        simulated(300, BEFORE).map((pair) => ({
          ...pair,
          official: Math.min(800, Math.max(200, 10 * Math.round(officialOf(pair.theta) / 10))),
        })),
      ),
    );

  it.each([
    ['everybody says 800', () => 800],
    ['everybody says 200', () => 200],
    ['all say the same', () => 510],
    ['the weakest say the best scores', (theta: number) => 510 - 110 * theta],
    ['scores go to both ends', (theta: number) => 510 + 500 * theta],
  ])('cannot be the one that is found when %s', (_, officialOf) => {
    expect(isPlausible(foundFor(officialOf))).toBe(false);
  });

  it('is none without numbers', () => {
    expect(isPlausible({ intercept: NaN, slope: 110 })).toBe(false);
    expect(isPlausible({ intercept: 510, slope: NaN })).toBe(false);
  });

  it.each([
    [480, 100],
    [560, 90],
    [450, 140],
    [510, 110],
  ])('may well be %i points in the middle and %i a logit', (intercept, slope) => {
    expect(isPlausible(linkOfBridge(estimated(simulated(300, { intercept, slope }))))).toBe(true);
  });
});

describe('maximize', () => {
  it('finds the top of a hill, and its covariance', () => {
    // Of a normal density that is the covariance itself: here [[2, .6], [.6, 1]], whose inverse is [[1, -.6], [-.6, 2]] / 1.64.
    const f = ([x, y]: readonly number[]): number => {
      const [u, v] = [x! - 1, y! + 2];
      return -0.5 * ((u * u - 1.2 * u * v + 2 * v * v) / 1.64);
    };
    const { at, covariance } = maximize(f, [0, 0]);
    expect(at.map((each) => Math.round(each * 1e4) / 1e4)).toEqual([1, -2]);
    expect(covariance.flat().map((each) => Math.round(each * 1e3) / 1e3)).toEqual([2, 0.6, 0.6, 1]);
  });
});
