import fc from 'fast-check';
import {
  describePath,
  featuresOf,
  nextCurve,
  nextFeature,
  pathsOf,
  placeOn,
  stepAlong,
  toneOf,
  type Feature,
  type Traceable,
  type Traced,
} from './index.js';

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

  it('takes points above each other from below to the right, and from above to the left', () => {
    const above: Feature[] = [4, -4].map((y) => ({ kind: 'intersection', x: 3, y, lines: [1] }));
    const [low, high] = [nextFeature(above, null, 1), nextFeature(above, null, -1)];
    expect([low?.y, nextFeature(above, low, 1)?.y]).toEqual([-4, 4]);
    expect([high?.y, nextFeature(above, high, -1)?.y]).toEqual([4, -4]);
  });

  it('begins anew in the middle where the window has left it behind', () => {
    for (const x of [-12, 12]) expect(stepAlong(LINES, FEATURES, { line: 3, x, y: x }, 1, VIEW)?.x).toBe(0);
  });

  it('changes to the next curve at the same place, round all of them', () => {
    const other = nextCurve(LINES, { line: 1, x: 2, y: 0 }, VIEW);
    expect(other).toEqual({ line: 2, x: 3, y: 0 });
    const third = nextCurve(LINES, other, VIEW);
    expect(third).toEqual({ line: 3, x: 3, y: 3 });
    expect(nextCurve(LINES, third, VIEW)).toEqual({ line: 1, x: 3, y: 5 });
    expect(nextCurve([], null, VIEW)).toBeNull();
  });
});

type Equation = Extract<Traceable, { kind: 'implicit' }>;

const circle = (x0: number, y0: number, r: number): Equation => ({
  id: 7,
  kind: 'implicit',
  formula: (x, y) => (x - x0) ** 2 + (y - y0) ** 2 - r * r,
});

/** Steps from the beginning on. */
function walk(lines: readonly Traceable[], steps: number, direction: -1 | 1 = 1): Traced[] {
  const features = featuresOf(lines, VIEW);
  const places: Traced[] = [];
  for (let i = 0; i < steps; i += 1) {
    const next = stepAlong(lines, features, places.at(-1) ?? null, direction, VIEW);
    if (next) places.push(next);
  }
  return places;
}

describe('a trace of a line that is no function', () => {
  it('goes clockwise round a circle, stops on the axes, and comes round again', () => {
    const places = walk([circle(0, 0, 5)], 400);
    for (const { x, y } of places) expect(Math.hypot(x, y)).toBeCloseTo(5, 6);
    const stops = places.filter(({ kind }) => kind !== undefined).map(({ x, y }) => [x, y]);
    const first = stops.findIndex(([x]) => x === -5);
    expect(stops.slice(first, first + 5)).toEqual([
      [-5, 0],
      [0, 5],
      [5, 0],
      [0, -5],
      [-5, 0],
    ]);
    const back = walk([circle(0, 0, 5)], 100, -1).filter(({ kind }) => kind !== undefined);
    expect(back.slice(0, 2).map(({ x, y }) => [x, y])).not.toEqual(stops.slice(0, 2));
  });

  it('gets round every circle, in steps of a hundredth of the window', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -4, max: 4, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        (x0, y0, r) => {
          const places = walk([circle(x0, y0, r)], 200);
          for (const { x, y } of places) expect(Math.hypot(x - x0, y - y0)).toBeCloseTo(r, 6);
          const turns = places.map(({ x, y }) => Math.floor((Math.atan2(y - y0, x - x0) + 4) / (Math.PI / 4)) % 8);
          expect(new Set(turns).size).toBe(8);
          places.slice(1).forEach(({ x, y }, i) => {
            expect(Math.hypot((x - places[i]!.x) / 20, (y - places[i]!.y) / 16)).toBeLessThan(0.0105);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('goes on from one branch of a hyperbola to the other, and up an upright line', () => {
    const places = walk([{ id: 1, kind: 'implicit', formula: (x, y) => x * y - 4 }], 400);
    for (const { x, y } of places) expect(x * y).toBeCloseTo(4, 6);
    expect([places.some(({ x }) => x < 0), places.some(({ x }) => x > 0)]).toEqual([true, true]);
    expect(walk([{ id: 2, kind: 'vertical', x: 3 }], 3)).toEqual([
      { line: 2, x: 3, y: -8 },
      { line: 2, x: 3, y: expect.closeTo(-7.84, 9) },
      { line: 2, x: 3, y: expect.closeTo(-7.68, 9) },
    ]);
  });

  it('goes back from the left end of a branch to the right end of the one before it, which lies to the left', () => {
    const line: Traceable = { id: 1, kind: 'implicit', formula: (x, y) => x * y + 4 };
    const [first] = walk([line], 1);
    expect(first!.x).toBeCloseTo(-10, 6);
    const back = stepAlong([line], [], { line: 1, x: 0.5, y: -8 }, -1, VIEW);
    expect([back!.x, back!.y]).toEqual([expect.closeTo(-0.5, 2), expect.closeTo(8, 1)]);
  });

  it('is of the window that is shown now', () => {
    const line = circle(0, 0, 5);
    expect(pathsOf(line, VIEW)[0]!.closed).toBe(true);
    const [path] = pathsOf(line, { ...VIEW, xMin: 0 });
    expect(Math.min(...path!.points.map(({ x }) => x))).toBeGreaterThan(-0.01);
  });

  it('takes the nearest place to a finger', () => {
    expect(placeOn(circle(1, 1, 2), { x: 5, y: 1.2 }, VIEW)).toMatchObject({ line: 7, x: expect.closeTo(2.99, 1) });
    expect(placeOn(circle(50, 50, 2), { x: 0, y: 0 }, VIEW)).toBeNull();
  });

  it('changes between the edges of one inequality', () => {
    const edges: Traceable[] = [
      { id: 1, kind: 'over-x', formula: () => 1 },
      { id: 1, part: 1, kind: 'over-x', formula: () => 3 },
      { id: 2, kind: 'over-x', formula: (x) => x },
    ];
    const first = nextCurve(edges, null, VIEW);
    const second = nextCurve(edges, first, VIEW);
    const third = nextCurve(edges, second, VIEW);
    expect([first, second, third].map((at) => at && [at.line, at.y])).toEqual([
      [1, 1],
      [1, 3],
      [2, 0],
    ]);
  });

  it('is told in words', () => {
    const line = circle(1, -2, 3);
    const own = featuresOf([line], VIEW).filter(({ kind }) => kind === 'y-intercept');
    expect(describePath(pathsOf(line, VIEW), own)).toMatch(
      /^It runs from x = −2 to 4 and from y = −5 to 1 and closes\. Y-intercepts \(0, [^)]+\) and \(0, [^)]+\)\.$/,
    );
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
