import fc from 'fast-check';
import type { Response } from './response.js';
import { wle, wleIfRight } from './wle.js';

const item = fc.record({
  a: fc.double({ min: 0.6, max: 2, noNaN: true }),
  b: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  c: fc.constantFrom(0, 0.2),
  correct: fc.boolean(),
});

/** Warm's equation with every derivative taken numerically from the probability alone. */
function equation(at: number, answers: readonly Response[]): number {
  const h = 1e-4;
  let [score, info, j] = [0, 0, 0];
  for (const { a, b, c, correct } of answers) {
    const p = (x: number) => c + ((1 - c) * (1 + Math.tanh((a * (x - b)) / 2))) / 2;
    const first = (p(at + h) - p(at - h)) / (2 * h);
    const second = (p(at + h) - 2 * p(at) + p(at - h)) / (h * h);
    const variance = p(at) * (1 - p(at));
    score += (first * (Number(correct) - p(at))) / variance;
    info += (first * first) / variance;
    j += (first * second) / variance;
  }
  return score + j / (2 * info);
}

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
        });
      }),
      { numRuns: 40 },
    );
  });
});
