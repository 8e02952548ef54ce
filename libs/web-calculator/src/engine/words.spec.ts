import { describeCurve, formatNumber, asFraction, formatCoordinate, type Feature } from './index.js';

const VIEW = { xMin: -10, xMax: 10, yMin: -8, yMax: 8 };
const point = (kind: Feature['kind'], x: number, y: number): Feature => ({ kind, x, y, lines: [1] });

describe('a curve in words', () => {
  it('goes stretch by stretch: where it rises, falls, is level or has no value', () => {
    expect(describeCurve(() => 3, [], VIEW)).toBe('From x = −10 to 10 it is level.');
    expect(describeCurve((x) => (x < 2 ? Number.NaN : x), [], VIEW)).toBe(
      'From x = −10 to 10 it has no value, rises from 2.',
    );
    expect(describeCurve((x) => (x < 4 ? -x : -4), [], VIEW)).toBe('From x = −10 to 10 it falls, is level from 4.');
  });

  it('turns where its minimum or maximum is, not at a sample beside it', () => {
    const turn = 1.03;
    expect(describeCurve((x) => (x - turn) ** 2 - 50, [point('minimum', turn, -50)], VIEW)).toBe(
      'From x = −10 to 10 it falls, rises from 1.03. Minimum (1.03, −50).',
    );
    expect(describeCurve((x) => -((x - turn) ** 2), [point('maximum', turn, 0)], VIEW)).toMatch(/falls from 1\.03/);
  });

  it('names its points kind by kind from left to right, and counts them where they are many', () => {
    const roots = [3, -5, 1].map((x) => point('root', x, 0));
    expect(describeCurve((x) => x, [point('y-intercept', 0, 4), ...roots], VIEW)).toBe(
      'From x = −10 to 10 it rises. X-intercepts (−5, 0), (1, 0) and (3, 0); y-intercept (0, 4).',
    );
    const many = Array.from({ length: 7 }, (_, x) => point('root', x, 0));
    expect(describeCurve((x) => x, many, VIEW)).toBe('From x = −10 to 10 it rises. 7 x-intercepts.');
  });

  it('of a wave says how often it rises', () => {
    // Four waves over the window, which begins and ends at the foot of one.
    expect(describeCurve((x) => -Math.cos((x + 10) * 0.4 * Math.PI), [], VIEW)).toBe(
      'From x = −10 to 10 it goes up and down 4 times.',
    );
  });
});

describe('numbers as they are shown', () => {
  it('have powers of ten only far out', () => {
    expect([9_999_999_999, 1e10, 0.00001, 0.000009, -1.5e-7].map(formatNumber)).toEqual([
      '9999999999',
      '1 × 10^10',
      '0.00001',
      '9 × 10^−6',
      '−1.5 × 10^−7',
    ]);
    expect([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(formatNumber)).toEqual(['∞', '−∞']);
  });

  it('are fractions up to a denominator of 1,000', () => {
    expect([1 / 999, 1 / 1009, 22 / 7, 0.1].map(asFraction)).toEqual(['1/999', null, '22/7', '1/10']);
    // What is whole but for rounding has nothing below a line.
    expect([2 + 1e-11, 1 - 1e-12].map(asFraction)).toEqual([null, null]);
  });

  it('have five digits as coordinates, and no rest of rounding', () => {
    expect([123.456, 2 / 3, 1e-12].map(formatCoordinate)).toEqual(['123.46', '0.66667', '0']);
  });
});
