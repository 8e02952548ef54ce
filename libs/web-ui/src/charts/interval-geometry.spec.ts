import fc from 'fast-check';
import { intervalAxis, placeOn, toneOf, type IntervalPoint } from './interval-geometry';

const point = (value: number, low: number | null = null, high: number | null = null): IntervalPoint => ({
  label: 'x',
  n: 10,
  value,
  low,
  high,
});

describe('the axis of an interval chart', () => {
  it('has round ticks around all intervals, with zero among them where signs matter', () => {
    const axis = intervalAxis([point(1.2, -2, 4.4), point(6.1, 2, 10.2), point(-3.8, -7.6, -0.1)]);
    expect([axis.ticks, axis.signed]).toEqual([[-10, -5, 0, 5, 10, 15], true]);
    expect(axis.ticks.map((tick) => axis.writeTick(tick))).toEqual(['−10', '−5', '0', '+5', '+10', '+15']);
    expect([1.2, -3.84, 0].map((value) => axis.write(value))).toEqual(['+1.2', '−3.8', '0.0']);
  });

  it('stays near values that are far from zero, and writes no signs there', () => {
    const axis = intervalAxis([point(1_061, 1_040, 1_082), point(1_120, 1_098, 1_142)]);
    expect([axis.ticks, axis.signed]).toEqual([[1_040, 1_060, 1_080, 1_100, 1_120, 1_140, 1_160], false]);
    expect(axis.write(1_061)).toBe('1,061.0');
    expect(intervalAxis([point(400, 300, 900)]).write(412.6)).toBe('413');
  });

  it('begins at zero for shares', () => {
    expect(intervalAxis([point(0.31, 0.28, 0.34), point(0.74, 0.7, 0.78)]).ticks[0]).toBe(0);
  });

  it('stands for one value, and for nothing but zeros', () => {
    for (const points of [[point(0)], [point(5)], [point(-3)], [point(0, 0, 0), point(0, 0, 0)]]) {
      const axis = intervalAxis(points);
      expect(axis.max).toBeGreaterThan(axis.min);
      expect(Number.isFinite(placeOn(axis, points[0]!.value))).toBe(true);
    }
  });

  it('has room for everything, evenly, in no more than eight ticks, for any values', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 30 }), (triples) => {
        const points = triples.map((triple) => {
          const [low, value, high] = triple.toSorted((one, other) => one - other);
          return point(value!, low!, high!);
        });
        const axis = intervalAxis(points);
        for (const { low, value, high } of points)
          for (const each of [low!, value, high!]) {
            expect(placeOn(axis, each)).toBeGreaterThanOrEqual(-1e-6);
            expect(placeOn(axis, each)).toBeLessThanOrEqual(1 + 1e-6);
          }
        expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
        expect(axis.ticks.length).toBeLessThanOrEqual(8);
        if (axis.signed) expect(axis.ticks.some((tick) => Math.abs(tick) < 1e-9)).toBe(true);
      }),
    );
  });
});

describe('what a point says of its sign', () => {
  it.each([
    [point(4.6, 1.3, 7.9), 'up'],
    [point(-3.8, -7.6, -0.1), 'down'],
    [point(1.2, -2, 4.4), 'open'],
    [point(1.2, 0, 4.4), 'open'],
    [point(1.2), 'open'],
  ])('%j: %s', (given, tone) => {
    expect([toneOf(given, true), toneOf(given, false)]).toEqual([tone, 'plain']);
  });
});
