import fc from 'fast-check';
import { information, ParameterError, probability } from './model.js';
import { rangeOnScale, sectionScore } from './linking.js';
import { normalCdf, paceFactor, withinPace } from './pace.js';
import { eap, posterior } from './posterior.js';
import type { Response } from './response.js';
import { wle } from './wle.js';

const parameters = fc.record({
  a: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
  b: fc.double({ min: -3, max: 3, noNaN: true }),
  c: fc.double({ min: 0, max: 0.35, noNaN: true }),
});
const theta = fc.double({ min: -4, max: 4, noNaN: true });
const responses = fc.array(
  fc.record({
    a: fc.double({ min: 0.5, max: 2, noNaN: true }),
    b: fc.double({ min: -2, max: 2, noNaN: true }),
    c: fc.constantFrom(0, 0.2),
    correct: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

describe('3PL model', () => {
  it('keeps probabilities between guessing and one, rising with ability', () => {
    fc.assert(
      fc.property(parameters, theta, theta, (parameter, x, y) => {
        const [low, high] = x < y ? [x, y] : [y, x];
        expect(probability(low, parameter)).toBeGreaterThanOrEqual(parameter.c);
        expect(probability(high, parameter)).toBeLessThanOrEqual(1);
        expect(probability(low, parameter)).toBeLessThanOrEqual(probability(high, parameter));
      }),
    );
  });

  it('is half-way between guessing and one at its difficulty', () => {
    expect(probability(0.7, { a: 1.6, b: 0.7, c: 0.2 })).toBeCloseTo(0.6, 12);
  });

  it("has the information of its own slope: P'² / PQ, by numeric differentiation", () => {
    fc.assert(
      fc.property(parameters, fc.double({ min: -3, max: 3, noNaN: true }), (parameter, at) => {
        const h = 1e-5;
        const slope = (probability(at + h, parameter) - probability(at - h, parameter)) / (2 * h);
        const p = probability(at, parameter);
        expect(information(at, parameter)).toBeCloseTo((slope * slope) / (p * (1 - p)), 4);
      }),
    );
  });

  it('tells nothing where its chance has become 0 or 1', () => {
    const item = { a: 2, b: 0, c: 0 };
    expect([probability(-1000, item), information(-1000, item)]).toEqual([0, 0]);
    expect([probability(1000, item), information(1000, item)]).toEqual([1, 0]);
  });

  it.each([
    [{ a: NaN, b: 0, c: 0 }],
    [{ a: 1, b: Infinity, c: 0 }],
    [{ a: 0, b: 0, c: 0 }],
    [{ a: 1, b: 0, c: 1 }],
    [{ a: 1, b: 0, c: -0.1 }],
  ])('refuses the parameters %j by a named error', (bad) => {
    expect(() => eap([{ ...bad, correct: true }])).toThrow(ParameterError);
    expect(() => wle([{ ...bad, correct: true }])).toThrow(ParameterError);
  });
});

/** The same expectation by Simpson's rule on a wide fine grid: an independent route to the EAP. */
function simpsonEap(answers: readonly Response[]): { mean: number; sd: number } {
  const steps = 4000;
  const from = -8;
  const h = 16 / steps;
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i <= steps; i++) {
    const x = from + i * h;
    const weight = i === 0 || i === steps ? 1 : i % 2 ? 4 : 2;
    let density = Math.exp(-(x * x) / 2);
    for (const { a, b, c, correct } of answers) {
      const p = c + (1 - c) / (1 + Math.exp(-a * (x - b)));
      density *= correct ? p : 1 - p;
    }
    mass += weight * density;
    first += weight * density * x;
    second += weight * density * x * x;
  }
  return { mean: first / mass, sd: Math.sqrt(second / mass - (first / mass) ** 2) };
}

describe('EAP', () => {
  it('is the prior without answers', () => {
    const { theta: mean, se } = eap([]);
    expect(mean).toBeCloseTo(0, 10);
    expect(se).toBeCloseTo(1, 2); // the grid ends at ±4
  });

  it('agrees with numeric integration', () => {
    fc.assert(
      fc.property(responses, (answers) => {
        const expected = simpsonEap(answers);
        const { theta: mean, se } = eap(answers);
        expect(Math.abs(mean - expected.mean)).toBeLessThan(0.02);
        expect(Math.abs(se - expected.sd)).toBeLessThan(0.02);
      }),
      { numRuns: 40 },
    );
  });

  it.each([400, 4000])('stays a distribution after %i answers, all wrong or half of them', (count) => {
    const after = (isRight: (i: number) => boolean) =>
      posterior(Array.from({ length: count }, (_, i) => ({ a: 1.5, b: 0, c: 0.2, correct: isRight(i) })));
    const [none, half] = [after(() => false), after((i) => i % 2 === 0)];
    for (const each of [none, half]) expect(each.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(none.indexOf(Math.max(...none))).toBeLessThan(10);
  });
});

describe('section score', () => {
  it.each([
    [0, 510],
    [1, 620],
    [-1, 400],
    [10, 800],
    [-10, 200],
    [0.05, 520],
  ])('of θ = %d is %i', (at, score) => {
    expect(sectionScore(at)).toBe(score);
  });

  it('lies inside its range, in tens', () => {
    fc.assert(
      fc.property(theta, fc.double({ min: 0, max: 1, noNaN: true }), (at, se) => {
        const { score, low, high } = rangeOnScale(at, { low: at - se, high: at + se });
        expect(low).toBeLessThanOrEqual(score);
        expect(score).toBeLessThanOrEqual(high);
        for (const points of [score, low, high]) expect(points % 10).toBe(0);
      }),
    );
  });
});

describe('speed', () => {
  it('follows the normal distribution', () => {
    // Table values of Φ.
    for (const [z, p] of [
      [0, 0.5],
      [1, 0.8413447],
      [-1.96, 0.0249979],
      [2.5758293, 0.995],
    ] as const)
      expect(normalCdf(z)).toBeCloseTo(p, 6);
  });

  it('is even at exam pace, higher when faster, and bounded in what it does to mastery', () => {
    expect(withinPace([{ timeSpent: 60, seconds: 60 }])).toBeCloseTo(0.5, 8);
    expect(withinPace([{ timeSpent: 30, seconds: 60 }])).toBeGreaterThan(0.5);
    expect(withinPace([{ timeSpent: 200, seconds: 60 }])).toBeLessThan(0.5);
    expect(withinPace([])).toBeCloseTo(0.5, 8);
    // One answer in half the time beside two at pace: Φ(ln 2 / 3 / .5) = Φ(.4621), from a table of the normal distribution.
    expect(withinPace([{ timeSpent: 30, seconds: 60 }])).toBeCloseTo(0.678, 3);
    expect([paceFactor(0), paceFactor(1)]).toEqual([0.85, 1]);
  });
});
