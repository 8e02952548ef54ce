import { nextCurve, nextFeature, stepAlong, toneOf, type Feature, type Traceable } from './index.js';

const VIEW = { xMin: -10, xMax: 10, yMin: -8, yMax: 8 };
const LINES: Traceable[] = [
  { id: 1, kind: 'over-x', formula: (x) => x * x - 4 },
  { id: 2, kind: 'vertical', x: 3 },
  { id: 3, kind: 'over-x', formula: (x) => x },
];
const FEATURES: Feature[] = [
  { kind: 'root', x: 2.05, y: 0, lines: [1] },
  { kind: 'root', x: -2, y: 0, lines: [1] },
  { kind: 'root', x: 2.1, y: 0, lines: [3] },
];

describe('a trace', () => {
  it('begins in the middle, goes a hundredth of the window a step, and stays on its curve', () => {
    const start = stepAlong(LINES, FEATURES, null, 1, VIEW);
    expect(start).toEqual({ line: 1, x: 0, y: -4 });
    expect(stepAlong(LINES, FEATURES, start, 1, VIEW)).toEqual({ line: 1, x: 0.2, y: expect.closeTo(-3.96, 9) });
    expect(stepAlong(LINES, FEATURES, { line: 3, x: 5, y: 5 }, -1, VIEW)).toMatchObject({ line: 3, x: 4.8 });
  });

  it('stops at a point of interest of its own curve instead of passing it, and goes on from there', () => {
    const stop = stepAlong(LINES, FEATURES, { line: 1, x: 2, y: 0 }, 1, VIEW);
    expect(stop).toEqual({ line: 1, x: 2.05, y: 0, kind: 'root' });
    expect(stepAlong(LINES, FEATURES, stop, 1, VIEW)?.x).toBeCloseTo(2.25, 9);
    expect(stepAlong(LINES, FEATURES, stop, -1, VIEW)?.x).toBeCloseTo(1.85, 9);
  });

  it('goes from one point of interest to the next, to either side, and ends there', () => {
    const first = nextFeature(FEATURES, null, 1);
    const second = nextFeature(FEATURES, first, 1);
    expect([first?.x, second?.x, nextFeature(FEATURES, second, 1)?.x]).toEqual([-2, 2.05, 2.1]);
    expect(nextFeature(FEATURES, first, -1)).toBeNull();
  });

  it('changes to the next curve at the same place, round all of them', () => {
    const other = nextCurve(LINES, { line: 1, x: 2, y: 0 }, VIEW);
    expect(other).toEqual({ line: 3, x: 2, y: 2 });
    expect(nextCurve(LINES, other, VIEW)).toEqual({ line: 1, x: 2, y: 0 });
    expect(nextCurve([], null, VIEW)).toBeNull();
  });
});

describe('a tone', () => {
  it('is higher the higher the point is: two octaves over the window', () => {
    expect([-8, 0, 8].map((y) => toneOf(0, y, VIEW)?.hertz)).toEqual([220, 440, 880]);
  });

  it('comes from the side on which the point is, and has another colour below the axis', () => {
    expect([toneOf(-10, 1, VIEW)?.side, toneOf(5, 1, VIEW)?.side]).toEqual([-1, 0.5]);
    expect([toneOf(0, -1, VIEW)?.below, toneOf(0, 1, VIEW)?.below]).toEqual([true, false]);
  });

  it('is silence out of sight and where there is no value', () => {
    expect([9, -9, Number.NaN, Number.POSITIVE_INFINITY].map((y) => toneOf(0, y, VIEW))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
