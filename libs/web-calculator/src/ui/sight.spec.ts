import type { Feature, Meaning, Traceable } from '../engine';
import type { Drawn } from './draw';
import { nearestTo, snapped, whatToShow } from './sight';

// Twenty pixels a unit, both ways.
const VIEW = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };
const FRAME = { width: 400, height: 400 };
const NEAR = 14;
const at = (x: number, y: number) => ({ x: 200 + 20 * x, y: 200 - 20 * y });
const feature = (kind: Feature['kind'], x: number, y: number, line = 1): Feature => ({ kind, x, y, lines: [line] });

describe('what a press means', () => {
  const line: Traceable = { id: 1, kind: 'over-x', formula: (x) => x };
  const press = (place: { x: number; y: number }, features: Feature[] = [], traceables: Traceable[] = [line]) =>
    nearestTo(place, { features, traceables, view: VIEW, frame: FRAME }, NEAR);

  it('is the point of interest beside it, and of two in one place the one that says more', () => {
    const here = [feature('root', 2, 0), feature('minimum', 2, 0), feature('y-intercept', 0, 3)];
    expect(press(at(2.5, 0), here)).toEqual({ line: 1, x: 2, y: 0, kind: 'minimum' });
    expect(press(at(0.1, 3), here)).toMatchObject({ kind: 'y-intercept' });
  });

  it('is else the place on a curve above or below it, and nothing where there is neither', () => {
    const place = press(at(3, 3.5));
    expect(place).toEqual({ line: 1, x: expect.closeTo(3, 9), y: expect.closeTo(3, 9) });
    expect(press(at(3, 5))).toBeNull();
  });

  it('is a steep curve that passes beside it, however high that is there', () => {
    const steep: Traceable = { id: 4, kind: 'over-x', formula: (x) => 40 * x };
    // 0.2 units beside it are four pixels; eight units below it are 160.
    expect(press(at(0.2, 0), [], [steep])).toMatchObject({ line: 4 });
    expect(press(at(2, 0), [], [steep])).toBeNull();
  });
});

describe('what a press beside lines that are no functions means', () => {
  const circle = (id: number, x0: number): Traceable => ({
    id,
    kind: 'implicit',
    formula: (x, y) => (x - x0) ** 2 + y ** 2 - 9,
  });
  const press = (x: number): number | undefined =>
    nearestTo(at(x, 0), { features: [], traceables: [circle(1, -4), circle(2, 3)], view: VIEW, frame: FRAME }, NEAR)
      ?.line;

  it('is the nearest of them, and none where all are far', () => {
    // One ends at −1, the other begins at 0: both are within fourteen pixels of the places between them.
    expect([press(-0.4), press(-0.6), press(9)]).toEqual([2, 1, undefined]);
  });
});

describe('a finger on a curve', () => {
  it('stops at points of interest of that curve alone', () => {
    const place = { line: 1, x: 3, y: 9 };
    const snap = (...features: Feature[]) => snapped(place, true, { features, view: VIEW, frame: FRAME });
    expect(snap(feature('root', 3.3, 0))).toEqual({ line: 1, x: 3.3, y: 0, kind: 'root' });
    expect(snap(feature('root', 3.3, 0, 2), feature('root', 3.5, 0))).toBe(place);
  });

  it('does not jump from the lower half of a circle to a point above it', () => {
    const place = { line: 1, x: 0.1, y: -5 };
    const features = [feature('y-intercept', 0, 5)];
    expect(snapped(place, false, { features, view: VIEW, frame: FRAME })).toBe(place);
  });
});

describe('what the window is to show', () => {
  const drawn = (id: number, meaning: object): Drawn => ({ id, number: id, look: 0, meaning: meaning as Meaning });
  const traceables: Traceable[] = [1, 2].map((id) => ({ id, kind: 'over-x', formula: (x) => x }));
  const fit = drawn(1, { kind: 'fit' });

  it('is no fit beside the points that it runs through, but a fit alone', () => {
    const points = [{ x: 1, y: 2 }];
    expect(whatToShow([fit, drawn(3, { kind: 'points', points })], traceables)).toEqual({
      points,
      lines: [traceables[1]],
    });
    expect(whatToShow([fit], traceables)).toEqual({ points: [], lines: traceables });
  });
});
