import { homeView, niceStep, pan, refit, toPixelX, toPixelY, toX, toY, windowFor, zoom, type View } from './index.js';

const VIEW = { xMin: -10, xMax: 10, yMin: -6, yMax: 6 };
const FRAME = { width: 400, height: 300 };

describe('the window of the graph', () => {
  it('has pixels and places that are each other’s way back, y upwards', () => {
    expect([toPixelY(6, VIEW, FRAME), toPixelY(-6, VIEW, FRAME)]).toEqual([0, 300]);
    for (const [x, y] of [
      [-3, 2.5],
      [7, -5],
    ] as const) {
      expect(toX(toPixelX(x, VIEW, FRAME), VIEW, FRAME)).toBeCloseTo(x, 12);
      expect(toY(toPixelY(y, VIEW, FRAME), VIEW, FRAME)).toBeCloseTo(y, 12);
    }
  });

  it('moves by shares of itself: right and up are more', () => {
    expect(pan(VIEW, 0.1, 0.25)).toEqual({ xMin: -8, xMax: 12, yMin: -3, yMax: 9 });
  });

  it('stops where numbers would end, however often it is zoomed', () => {
    const often = (factor: number): View =>
      Array.from({ length: 500 }).reduce((view: View) => zoom(view, factor), VIEW);
    const [near, far] = [often(0.5), often(2)];
    expect(near.xMax - near.xMin).toBeGreaterThanOrEqual(1e-6);
    expect(far.xMax - far.xMin).toBeLessThanOrEqual(1e9);
  });

  it('has lines at 1, 2 or 5 times a power of ten, whichever is nearest to what is wanted', () => {
    expect([14, 16, 34, 36, 74, 76].map((span) => niceStep(span, 10))).toEqual([1, 2, 2, 5, 5, 10]);
  });

  it('keeps how much taller its units are in another frame', () => {
    const tall = { xMin: 0, xMax: 10, yMin: 0, yMax: 750, ratio: 100 };
    expect(refit(tall, FRAME)).toEqual(tall);
    const wide = refit(tall, { width: 800, height: 300 });
    expect((wide.yMin + wide.yMax) / 2).toBe(375);
    expect(wide.yMax - wide.yMin).toBeCloseTo(375, 9);
  });
});

describe('the window that fits', () => {
  const point = (x: number, y: number): { lines: []; points: { x: number; y: number }[] } => ({
    lines: [],
    points: [{ x, y }],
  });

  it('is the one that is there, while that shows everything', () => {
    const now = { xMin: 4, xMax: 6, yMin: 1, yMax: 2.5 };
    expect(windowFor(point(5, 2), FRAME, now)).toBe(now);
    expect(windowFor(point(0, 0), FRAME, now)).toEqual(homeView(FRAME));
    expect(windowFor({ lines: [], points: [] }, FRAME, now)).toBe(now);
  });

  it('shows every point beside the buttons at the right and at the bottom', () => {
    const points = [
      { x: 2000, y: 310 },
      { x: 2010, y: 420 },
      { x: 2020, y: 505 },
      { x: 2021, y: 300 },
    ];
    const view = windowFor({ lines: [], points }, FRAME);
    for (const { x, y } of points) {
      expect(toPixelX(x, view, FRAME)).toBeGreaterThan(0);
      expect(toPixelX(x, view, FRAME)).toBeLessThan(400 - 52);
      expect(toPixelY(y, view, FRAME)).toBeGreaterThan(0);
      expect(toPixelY(y, view, FRAME)).toBeLessThan(300 - 40);
    }
  });

  it('goes on to the axes where they are near', () => {
    const near = windowFor(
      {
        lines: [],
        points: [
          { x: 15, y: 20 },
          { x: 40, y: 90 },
        ],
      },
      FRAME,
    );
    expect(near.xMin).toBeLessThan(0);
    expect(near.yMin).toBeLessThan(0);
  });

  it('goes on to the axes from the left and from below too, but only where they are near', () => {
    const windowOf = (x: number, y: number) =>
      windowFor(
        {
          lines: [],
          points: [
            { x, y },
            { x: x - 25, y: y - 70 },
          ],
        },
        FRAME,
      );
    expect([windowOf(-15, -20).xMax > 0, windowOf(-15, -20).yMax > 0]).toEqual([true, true]);
    expect([windowOf(-2000, -3000).xMax > 0, windowOf(-2000, -3000).yMax > 0]).toEqual([false, false]);
  });

  it('has as much above a level line as below it, or nearly', () => {
    const level = { id: 1, kind: 'over-x', formula: () => 500 } as const;
    const { yMin, yMax } = windowFor({ lines: [level], points: [] }, FRAME);
    expect([500 - yMin > 5, yMax - 500 > 5]).toEqual([true, true]);
  });

  it('does not follow a pole to its height', () => {
    const [xMin, xMax] = [20, 30];
    const pole = { id: 1, kind: 'over-x', formula: (x: number) => 3 + 1 / (x - 25.0001) } as const;
    const points = [
      { x: xMin, y: 3 },
      { x: xMax, y: 3 },
    ];
    const { yMin, yMax } = windowFor({ lines: [pole], points }, FRAME);
    expect(yMax - yMin).toBeLessThan(100);
  });
});
