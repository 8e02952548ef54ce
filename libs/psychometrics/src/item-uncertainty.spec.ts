import { itemStandardError, type UnsureResponse } from './item-uncertainty.js';
import { ParameterError } from './model.js';
import { seededRandom, type Random } from './random.js';
import { wle } from './wle.js';

const item = (b: number, bSd?: number, more: Partial<UnsureResponse> = {}): UnsureResponse => ({
  a: 1.25,
  b,
  c: 0.2,
  correct: true,
  ...(bSd === undefined ? {} : { bSd }),
  ...more,
});
const chance = (theta: number, { a, b, c }: UnsureResponse): number => c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
const sit = (random: Random, theta: number, form: readonly UnsureResponse[]): UnsureResponse[] =>
  form.map((each) => ({ ...each, correct: random.next() < chance(theta, each) }));
const sdOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
};

describe('what unsure difficulties add to the standard error of an ability', () => {
  it('is, for equal items, their standard deviation over the root of their number', () => {
    for (const n of [1, 9, 54])
      expect(
        itemStandardError(
          0.4,
          Array.from({ length: n }, () => item(0, 0.6)),
        ),
      ).toBeCloseTo(0.6 / Math.sqrt(n), 12);
  });

  it('is nothing where items are known, where there are none, and beyond what any of them tells of', () => {
    expect(itemStandardError(0, [item(0), item(1, 0)])).toBe(0);
    expect(itemStandardError(0, [])).toBe(0);
    expect(itemStandardError(-2000, [item(0, 0.6)])).toBe(0);
  });

  it('counts an item as much as it counts in the score: one that says little adds little', () => {
    const known = Array.from({ length: 10 }, () => item(0, 0));
    const near = itemStandardError(0, [...known, item(0, 0.6)]);
    expect(itemStandardError(0, [...known, item(3, 0.6, { correct: false })])).toBeLessThan(near / 3);
    expect(itemStandardError(0, [...known, item(0, 0.6, { weight: 0.5 })])).toBeLessThan(near);
  });

  it('is bounded where easy misses and lucky hits nearly cancel: by half of the information that there should be', () => {
    const lucky = Array.from({ length: 10 }, () => item(1.2, 0.5, { c: 0.25 }));
    const missed = Array.from({ length: 4 }, () => item(-1.2, 0.5, { c: 0.25, correct: false }));
    // By hand from P and P' at 0: slopes -.631 in all, information 1.486, √Σ (slope · .5)² = .3397.
    expect(itemStandardError(0, [...lucky, ...missed])).toBeCloseTo(0.4571, 3);
  });

  it.each([
    ['a diagnostic', 17, 0.6, -1],
    ['a full test', 54, 0.5, 1.5],
  ])(
    'is what estimates of the same answers scatter by when difficulties do: %s of %i items, θ = %d %d',
    (_name, n, bSd, theta) => {
      // No formula of the delta method: difficulties are drawn anew and the same answers estimated again.
      const random = seededRandom(n * 100 + theta * 10);
      const form = Array.from({ length: n }, (_, index) => item(-1.6 + (3.2 * index) / (n - 1), bSd));
      const squares = Array.from({ length: 40 }, () => {
        const answers = sit(random, theta, form);
        const estimates = Array.from({ length: 40 }, () =>
          wle(answers.map((each) => ({ ...each, b: each.b + bSd * random.normal() }))),
        );
        return { drawn: sdOf(estimates) ** 2, said: itemStandardError(wle(answers), answers) ** 2 };
      });
      const rootMean = (of: 'drawn' | 'said'): number =>
        Math.sqrt(squares.reduce((sum, each) => sum + each[of], 0) / squares.length);
      expect(rootMean('said') / rootMean('drawn')).toBeGreaterThan(0.85);
      expect(rootMean('said') / rootMean('drawn')).toBeLessThan(1.15);
    },
  );

  it.each([Number.NaN, -0.1])('refuses %d as a standard deviation', (bSd) => {
    expect(() => itemStandardError(0, [item(0, bSd)])).toThrow(ParameterError);
  });
});
