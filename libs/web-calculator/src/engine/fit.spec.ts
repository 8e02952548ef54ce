import fc from 'fast-check';
import { readDocument, type AngleUnit, type Entry } from './index.js';

const table = (xs: readonly number[], ys: readonly number[]): Entry => ({
  id: 1,
  kind: 'table',
  columns: [
    { name: 'x_1', cells: xs.map(String) },
    { name: 'y_1', cells: ys.map(String) },
  ],
});
const fitOf = (model: string, xs: readonly number[], ys: readonly number[], unit: AngleUnit = 'radians') => {
  const meaning = readDocument([table(xs, ys), { id: 2, kind: 'expression', text: `y_1 ~ ${model}` }], unit).get(2)!;
  if (meaning.kind !== 'fit') throw new Error(JSON.stringify(meaning));
  return meaning;
};

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const either = (arbitrary: fc.Arbitrary<number>) =>
  fc.tuple(arbitrary, fc.boolean()).map(([value, minus]) => (minus ? -value : value));
/** Evenly spaced or not, as a student's table is: 8 to 16 values over a span, from somewhere. */
const places = (from: number, most: number) =>
  fc.tuple(fc.array(between(0.2, 1), { minLength: 8, maxLength: 16 }), between(0.5, most)).map(([steps, span]) => {
    const total = steps.reduce((sum, step) => sum + step, 0);
    let at = from;
    return steps.map((step) => Number((at += (step / total) * span).toFixed(4)));
  });

/** Data that a model goes through is gone through, whatever its letters were. */
function finds<T extends readonly number[]>(
  model: string,
  letters: fc.Arbitrary<T>,
  xs: fc.Arbitrary<number[]>,
  truth: (x: number, letters: T) => number,
  unit: AngleUnit = 'radians',
): void {
  fc.assert(
    fc.property(letters, xs, (values, at) => {
      const ys = at.map((x) => truth(x, values));
      const spread = Math.max(...ys) - Math.min(...ys);
      // What hardly changes says nothing of the letters.
      fc.pre(spread > 1e-3 * Math.max(...ys.map(Math.abs)));
      const { model: fit } = fitOf(model, at, ys, unit);
      if (!(fit.rSquared > 1 - 1e-6)) throw new Error(`R² ${fit.rSquared}, found ${JSON.stringify(fit.parameters)}`);
    }),
    { numRuns: 60 },
  );
}

describe('a fit', () => {
  it('finds any exponential', () => {
    finds('a b^x_1', fc.tuple(either(between(0.5, 500)), between(0.3, 3)), places(-2, 12), (x, [a, b]) => a * b ** x);
  });

  it('finds any exponential that ends at a level', () => {
    const letters = fc.tuple(either(between(5, 200)), between(0.5, 0.95), between(-50, 50));
    finds('a b^x_1 + c', letters, places(0, 12), (x, [a, b, c]) => a * b ** x + c);
  });

  it('finds any power law', () => {
    finds('a x_1^b', fc.tuple(either(between(0.1, 50)), between(-3, 4)), places(0.5, 12), (x, [a, b]) => a * x ** b);
  });

  it('finds any logistic growth that is seen from below to above its middle', () => {
    const letters = fc.tuple(between(10, 5000), between(0.8, 2), between(4, 6));
    finds(
      'c/(1+a e^(-b x_1))',
      letters,
      places(0, 1).map((xs) => xs.map((_, i) => (i * 10) / (xs.length - 1))),
      (x, [c, b, middle]) => c / (1 + Math.exp(-b * (x - middle))),
    );
  });

  it('finds any wave that the points are close enough for, in radians', () => {
    const letters = fc.tuple(either(between(0.5, 20)), between(0.6, 2.4), between(-3, 3), between(-20, 20));
    finds(
      'a sin(b x_1 + c) + d',
      letters,
      fc.constant(Array.from({ length: 14 }, (_, i) => i * 0.75)),
      (x, [a, b, c, d]) => a * Math.sin(b * x + c) + d,
    );
  });

  it('finds any wave in degrees, and by its shift', () => {
    const letters = fc.tuple(either(between(0.5, 20)), between(20, 80), between(0, 6), between(-20, 20));
    finds(
      'a cos(b(x_1 - h)) + k',
      letters,
      fc.constant(Array.from({ length: 14 }, (_, i) => i)),
      (x, [a, b, h, k]) => a * Math.cos((Math.PI / 180) * b * (x - h)) + k,
      'degrees',
    );
  });

  it('is at the least of its squares: a little more or less of any letter is no better', () => {
    fc.assert(
      fc.property(fc.array(between(-1, 1), { minLength: 10, maxLength: 10 }), (noise) => {
        const xs = noise.map((_, i) => i);
        const ys = noise.map((off, i) => 20 * 1.3 ** i + 8 * off);
        const { model } = fitOf('a b^x_1', xs, ys);
        const squares = (a: number, b: number): number => xs.reduce((sum, x, i) => sum + (ys[i]! - a * b ** x) ** 2, 0);
        const { a, b } = model.parameters as Record<'a' | 'b', number>;
        const least = squares(a, b);
        for (const by of [-1e-3, 1e-3])
          expect(Math.min(squares(a * (1 + by), b), squares(a, b * (1 + by)))).toBeGreaterThanOrEqual(least);
        expect(model.residuals.reduce((sum, each) => sum + each ** 2, 0)).toBeCloseTo(least, 6);
      }),
      { numRuns: 40 },
    );
  });
});
