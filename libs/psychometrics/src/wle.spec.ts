import fc from 'fast-check';
import type { ItemParameters } from './model.js';
import type { Response } from './response.js';
import { wle, wleIfRight } from './wle.js';

const item = fc.record({
  a: fc.double({ min: 0.6, max: 2, noNaN: true }),
  b: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  c: fc.constantFrom(0, 0.2),
  correct: fc.boolean(),
});

const chanceAt = (theta: number, { a, b, c }: ItemParameters): number =>
  c + ((1 - c) * (1 + Math.tanh((a * (theta - b)) / 2))) / 2;

/** Warm's equation with every derivative taken numerically from the probability alone. */
function equation(at: number, answers: readonly Response[]): number {
  const h = 1e-4;
  let [score, info, j] = [0, 0, 0];
  for (const { correct, weight = 1, ...each } of answers) {
    const p = (x: number) => chanceAt(x, each);
    const first = (p(at + h) - p(at - h)) / (2 * h);
    const second = (p(at + h) - 2 * p(at) + p(at - h)) / (h * h);
    const variance = p(at) * (1 - p(at));
    score += (weight * first * (Number(correct) - p(at))) / variance;
    info += (weight * first * first) / variance;
    j += (weight * first * second) / variance;
  }
  return score + j / (2 * info);
}

/** Where that equation falls through 0, to a hundredth. */
function rootsOf(answers: readonly Response[]): number[] {
  const values = Array.from({ length: 1001 }, (_, i) => equation(-5 + i / 100, answers));
  return values.flatMap((value, i) => (i > 0 && values[i - 1]! > 0 && value <= 0 ? [-5 + i / 100 - 0.005] : []));
}

/** The chance of exactly these answers, one that counts twice being given twice. */
const likelihood = (at: number, answers: readonly Response[]): number =>
  answers.reduce((product, { correct, weight = 1, ...each }) => {
    const p = chanceAt(at, each);
    return product * (correct ? p : 1 - p) ** weight;
  }, 1);

/** Equal items, the first of them answered right. */
const equals = (count: number, right: number, each: Partial<Response>): Response[] =>
  Array.from({ length: count }, (_, i) => ({ a: 1, b: 0, c: 0.25, ...each, correct: i < right }));

/** Easy questions missed and hard ones right, guessed or not: two abilities may explain that. Which of them is likelier. */
const TORN: [string, number, Response[]][] = [
  ['lower', 0, [...equals(6, 3, { a: 1.5, b: -2.5 }), ...equals(6, 6, { a: 2.1, b: 0.8 })]],
  ['higher', 1, [...equals(5, 4, { a: 1.7, b: -2.2 }), ...equals(6, 6, { a: 1, b: 1.1 })]],
  [
    'lower, though all in all wrong and rapid',
    0,
    [...equals(3, 0, { a: 2, b: -2.3, weight: 0.5 }), ...equals(6, 6, { a: 2.6, b: 0.6, weight: 0.5 })],
  ],
  [
    'higher, by what counts twice',
    1,
    [...equals(5, 3, { a: 1.2, b: -1.6 }), ...equals(6, 6, { a: 1.3, b: 2.8, weight: 2 })],
  ],
  [
    'lower, by what counts half',
    0,
    [...equals(5, 4, { a: 1.2, b: -1.9 }), ...equals(6, 6, { a: 1.9, b: 2.8, weight: 0.5 })],
  ],
];

describe('the weighted likelihood estimate', () => {
  it('solves the equation of Warm 1989, its derivatives taken numerically', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 12, maxLength: 40 }), (answers) => {
        const theta = wle(answers);
        if (Math.abs(theta) < 5) expect(Math.abs(equation(theta, answers))).toBeLessThan(1e-3);
      }),
      { numRuns: 80 },
    );
  });

  it('is, without guessing, the top of the likelihood times the root of the information', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 5, maxLength: 20 }), (drawn) => {
        const answers = drawn.map((each) => ({ ...each, c: 0 }));
        const value = (theta: number) => {
          let [log, info] = [0, 0];
          for (const { a, b, correct } of answers) {
            const p = 1 / (1 + Math.exp(-a * (theta - b)));
            log += Math.log(correct ? p : 1 - p);
            info += a * a * p * (1 - p);
          }
          return log + Math.log(info) / 2;
        };
        let top = -5;
        for (let step = 0; step <= 2000; step += 1) if (value(-5 + step / 200) > value(top)) top = -5 + step / 200;
        expect(Math.abs(wle(answers) - top)).toBeLessThan(0.006);
      }),
      { numRuns: 40 },
    );
  });

  it.each(TORN)('is, of several roots, the one of the highest likelihood: the %s one', (_name, which, answers) => {
    const roots = rootsOf(answers);
    expect(roots).toHaveLength(2);
    const [lower, higher] = roots.map((root) => likelihood(root, answers));
    expect(lower! > higher! ? 0 : 1).toBe(which);
    expect(Math.abs(wle(answers) - roots[which]!)).toBeLessThan(0.006);
  });

  it('is where the equation falls through 0, also for sharp items', () => {
    // Where a method that lets go of the bracket runs away.
    const unbracketed = [
      { a: 10, b: 0.2, c: 0, correct: false },
      { a: 10, b: 0.1, c: 0, correct: true },
      { a: 40, b: 0.02, c: 0, correct: true },
    ];
    const sharp = fc.record({
      a: fc.double({ min: 5, max: 40, noNaN: true }),
      b: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      c: fc.constantFrom(0, 0.25),
      correct: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(sharp, { minLength: 2, maxLength: 12 }), (answers) => {
        const theta = wle(answers);
        expect(Math.abs(theta)).toBeLessThan(1.5);
        // Farther out a sharp item's chance is 0 or 1, and its derivative no number.
        if (Math.abs(theta) > 0.5) return;
        expect(equation(theta - 1e-4, answers)).toBeGreaterThan(-1e-5);
        expect(equation(theta + 1e-4, answers)).toBeLessThan(1e-5);
      }),
      { numRuns: 100, examples: [[unbracketed]] },
    );
  });

  it('lies in [-5, 5], up to both ends', () => {
    // r of n equal items: b + ln((r + ½) / (n - r + ½)).
    const all = (b: number) => wle(equals(20, 20, { b, c: 0 }));
    expect(all(1.2)).toBeCloseTo(1.2 + Math.log(41), 5);
    expect(all(-8)).toBeCloseTo(-8 + Math.log(41), 5);
    expect(all(3)).toBe(5);
    expect(wle(equals(20, 0, { b: -3, c: 0 }))).toBe(-5);
  });

  it('leaves out an answer where its chance has become 0 or 1', () => {
    const answers = equals(12, 7, { c: 0 });
    for (const b of [-4.5, 4.5])
      expect(wle([...answers, { a: 900, b, c: 0, correct: b < 0 }])).toBeCloseTo(wle(answers), 6);
    // Of this one alone nothing but on which side of 3 is known.
    const theta = wle([{ a: 900, b: 3, c: 0, correct: true }]);
    expect([theta >= 3, theta <= 3.1]).toEqual([true, true]);
  });

  it('never falls when one of equal items becomes right', () => {
    const estimates = Array.from({ length: 21 }, (_, right) =>
      wle(Array.from({ length: 20 }, (_, i) => ({ a: 1.25, b: 0, c: 0.2, correct: i < right }))),
    );
    expect([...estimates].sort((x, y) => x - y)).toEqual(estimates);
  });

  it('is 0 when no answer counts', () => {
    expect(wle([{ a: 1, b: 1, c: 0.2, correct: false, weight: 0 }])).toBe(0);
    expect(wleIfRight([])).toEqual({ theta: 0, ifRight: [] });
  });

  it('is not moved by an answer of weight 0, and twice by one of weight 2', () => {
    const answers = [-1, -0.5, 0, 0.5, 1].map((b, i) => ({ a: 1.25, b, c: 0.2, correct: i < 3 }));
    const extra = { a: 1, b: 0.3, c: 0.2, correct: false };
    expect(wle([...answers, { ...extra, weight: 0 }])).toBeCloseTo(wle(answers), 5);
    expect(wle([...answers, { ...extra, weight: 2 }])).toBeCloseTo(wle([...answers, extra, extra]), 5);
  });

  it('is finite for items of absurd sharpness that contradict each other', () => {
    expect(
      Number.isFinite(
        wle([
          { a: 900, b: 3, c: 0, correct: true },
          { a: 900, b: -3, c: 0, correct: false },
        ]),
      ),
    ).toBe(true);
  });
});

describe('the estimate with one answer mended', () => {
  it('is the estimate of the mended answers, a rapid guess then counting whole', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(item, fc.constantFrom(1, 0.5)), { minLength: 1, maxLength: 30 }), (drawn) => {
        const answers: Response[] = drawn.map(([each, weight]) => ({ ...each, weight }));
        const { theta, ifRight } = wleIfRight(answers);
        expect(theta).toBe(wle(answers));
        answers.forEach((each, place) => {
          const mended =
            each.correct && each.weight === 1
              ? answers
              : answers.map((other, i) => (i === place ? { ...other, correct: true, weight: 1 } : other));
          expect(ifRight[place]).toBeCloseTo(wle(mended), 4);
          if (mended === answers) expect(ifRight[place]).toBe(theta);
        });
      }),
      { numRuns: 40 },
    );
  });
});
