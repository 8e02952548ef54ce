import { readDocument, type AngleUnit, type Meaning } from './index.js';
import { shareExplained } from './regression.js';

/** What a fit to a table comes to, with lines beside it. */
function fitTo(
  xs: readonly number[],
  ys: readonly number[],
  texts: readonly string[],
  unit: AngleUnit = 'radians',
): Meaning {
  const columns = [
    { name: 'x_1', cells: xs.map(String) },
    { name: 'y_1', cells: ys.map(String) },
  ];
  const expressions = texts.map((text, id) => ({ id, kind: 'expression', text }) as const);
  return readDocument([{ id: 9, kind: 'table', columns }, ...expressions], unit).get(0)!;
}
const model = (meaning: Meaning) => {
  if (meaning.kind !== 'fit') throw new Error(JSON.stringify(meaning));
  return meaning.model;
};

describe('the share that a fit explains', () => {
  it('is less than nothing where the mean would do better', () => {
    // Squares about the mean 2, of the residuals 8.
    expect(shareExplained([1, 2, 3], [2, 0, 2])).toBe(1 - 8 / 2);
  });

  it('of values that do not vary is all where nothing is left, and else undefined', () => {
    expect(shareExplained([5, 5, 5], [0, 0, 0])).toBe(1);
    expect(shareExplained([5, 5, 5], [1, 0, -1])).toBeNaN();
    // The mean of three tenths is no tenth.
    expect(shareExplained([0.1, 0.1, 0.1], [1e-17, 0, 0])).toBe(1);
    expect(model(fitTo([1, 2, 3], [0.1, 0.1, 0.1], ['y_1 ~ m x_1 + b'])).rSquared).toBe(1);
    expect(model(fitTo([1, 2, 3], [5, 5, 5], ['y_1 ~ k x_1'])).rSquared).toBeNaN();
  });
});

describe('a model', () => {
  it('may hold numbers beside its letters', () => {
    // k = Σx(y - 3) / Σx² = (2 + 8 + 9) / 14
    expect(model(fitTo([1, 2, 3], [5, 7, 6], ['y_1 ~ 3 + k x_1'])).parameters['k']).toBeCloseTo(19 / 14, 12);
  });

  it('has r only where it is a line', () => {
    expect(model(fitTo([1, 2, 3], [2, 4, 7], ['y_1 ~ a x_1^2 + b'])).r).toBeNull();
    // Through the origin its square would not be R².
    expect(model(fitTo([1, 2, 3], [2, 4, 7], ['y_1 ~ k x_1'])).r).toBeNull();
    expect(model(fitTo([1, 2, 3], [2, 4, 7], ['y_1 ~ b + a x_1'])).r).toBeCloseTo(5 / Math.sqrt(2 * (38 / 3)), 12);
  });

  it('of two lists is no curve over either', () => {
    // 14a + 8b = 39 and 8a + 6b = 25.
    const fit = fitTo([1, 2, 3], [4, 7, 7], ['y_1 ~ a x_1 + b L', 'L = [1, 2, 1]']);
    expect(model(fit).parameters).toEqual({ a: expect.closeTo(1.7, 10), b: expect.closeTo(1.9, 10) });
    expect(fit).toMatchObject({ formula: null, model: { overX: null } });
  });

  it('is found although each letter alone would be settled at once', () => {
    expect(model(fitTo([0, 1, 2, 4], [6, 8, 10, 14], ['y_1 ~ a (x_1 + b)'])).parameters).toEqual({
      a: expect.closeTo(2, 8),
      b: expect.closeTo(3, 8),
    });
  });

  it('of a wave has the smallest shift, and no minus where a plus will do', () => {
    const xs = Array.from({ length: 13 }, (_, i) => i / 2);
    const ys = xs.map((x) => 3 * Math.sin(2 * x - 1) + 5);
    expect(model(fitTo(xs, ys, ['y_1 ~ a sin(b x_1 + c) + d'])).parameters).toEqual({
      a: expect.closeTo(3, 6),
      b: expect.closeTo(2, 6),
      c: expect.closeTo(-1, 6),
      d: expect.closeTo(5, 6),
    });
  });

  it('is fitted anew where a column, the other one, or a letter with a value has changed', () => {
    const slope = (xs: number[], ys: number[], k: number): number | undefined =>
      model(fitTo(xs, ys, ['y_1 ~ m x_1 + k', `k = ${k}`])).parameters['m'];
    expect([
      slope([1, 2, 3], [2, 4, 6], 0),
      slope([1, 2, 3], [3, 6, 9], 0),
      slope([2, 4, 6], [3, 6, 9], 0),
      slope([2, 4, 6], [5, 8, 11], 2),
    ]).toEqual([2, 3, 1.5, 1.5].map((each) => expect.closeTo(each, 10)));
  });

  it('is remembered while nothing has changed, and forgotten after two dozen others: memory does not grow', () => {
    const fitted = (last: number) => model(fitTo([1, 2, 3], [1, 2, last], ['y_1 ~ m x_1 + b']));
    const first = fitted(3);
    expect(fitted(3)).toBe(first);
    for (let last = 4; last < 29; last += 1) fitted(last);
    expect(fitted(3)).not.toBe(first);
  });

  it('of a wave is found as fast as one every two and a half rows', () => {
    const xs = Array.from({ length: 14 }, (_, i) => i);
    const ys = xs.map((x) => 2 * Math.sin(2.5 * x) + 1);
    expect(model(fitTo(xs, ys, ['y_1 ~ a sin(b x_1 + c) + d'])).parameters).toMatchObject({
      b: expect.closeTo(2.5, 6),
      d: expect.closeTo(1, 6),
    });
  });

  it('is fitted anew in the other unit of angles', () => {
    const [xs, ys] = [
      [30, 90, 150],
      [1, 2, 1],
    ];
    expect(model(fitTo(xs!, ys!, ['y_1 ~ a sin(x_1)'], 'radians')).rSquared).toBeLessThan(0.9);
    expect(model(fitTo(xs!, ys!, ['y_1 ~ a sin(x_1)'], 'degrees'))).toMatchObject({
      parameters: { a: expect.closeTo(2, 10) },
      rSquared: expect.closeTo(1, 10),
    });
  });

  it.each([
    ['y_1 ~ a L + b', 'Both sides need lists of the same length'],
    ['4 ~ a x_1', 'The left side needs a list, such as a column of a table'],
  ])('%s is told: %s', (text, message) => {
    expect(fitTo([0, 1, 2, 3], [1, 2, 4, 9], [text, 'L = [1, 2]'])).toMatchObject({ kind: 'error', message });
  });
});
