import { clampPlace, EDGE_REACH, edgeAt, fitSize, stageOf, stepPlace, topPlace } from './geometry';

const DESK = { width: 1440, height: 900 };
const CALCULATOR = { width: 410, height: 530 };

describe('tool windows', () => {
  it('stay whole on the stage between header and footer', () => {
    for (const place of [
      { x: -900, y: -900 },
      { x: 9000, y: 9000 },
      { x: 500, y: 300 },
    ]) {
      const { x, y } = clampPlace(place, CALCULATOR, DESK);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + CALCULATOR.width).toBeLessThanOrEqual(1440);
      // With a little of the page around them.
      expect(y).toBeGreaterThanOrEqual(64 + 8);
      expect(y + CALCULATOR.height).toBeLessThanOrEqual(900 - 64 - 8);
    }
  });

  it('have more room where the screen is low, because header and footer are too', () => {
    expect(stageOf({ width: 720, height: 450 })).toEqual({ x: 0, y: 52, width: 720, height: 346 });
    // As the style sheets have it, `max-height: 560px`.
    expect([560, 561].map((height) => stageOf({ width: 720, height }).y)).toEqual([52, 64]);
    expect(stageOf(DESK)).toEqual({ x: 0, y: 64, width: 1440, height: 772 });
  });

  it('shrink to a small screen', () => {
    const low = { width: 800, height: 450 };
    const size = fitSize({ width: 1025, height: 640 }, low);
    expect(size.width).toBeLessThan(800);
    expect(size.height).toBeLessThan(450 - 2 * 52);
    expect(fitSize(CALCULATOR, DESK)).toEqual(CALCULATOR);
  });

  it('stand against an edge that they are brought to, a pointer need not hit it', () => {
    const middle = topPlace(CALCULATOR, DESK);
    expect(middle.x).toBe((1440 - 410) / 2);
    expect(edgeAt(middle, CALCULATOR, DESK, EDGE_REACH.pointer)).toBeNull();
    expect(edgeAt({ x: 20, y: 100 }, CALCULATOR, DESK, EDGE_REACH.pointer)).toBe('left');
    expect(edgeAt({ x: 1440 - 410 - 20, y: 100 }, CALCULATOR, DESK, EDGE_REACH.pointer)).toBe('right');
    // One step of an arrow key leads away from it.
    expect(edgeAt({ x: 24, y: 100 }, CALCULATOR, DESK, EDGE_REACH.keys)).toBeNull();
  });

  it('move by 16 px with an arrow key, by 64 with Shift', () => {
    expect(stepPlace({ x: 100, y: 100 }, 'ArrowLeft', false)).toEqual({ x: 84, y: 100 });
    expect(stepPlace({ x: 100, y: 100 }, 'ArrowDown', true)).toEqual({ x: 100, y: 164 });
    expect(stepPlace({ x: 100, y: 100 }, 'Enter', false)).toBeNull();
  });
});
