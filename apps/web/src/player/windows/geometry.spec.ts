import { dockSide } from './dock';
import { clampPlace, fitSize, snapPlace, stepPlace } from './geometry';

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
      expect(x + CALCULATOR.width).toBeLessThanOrEqual(DESK.width);
      expect(y).toBeGreaterThanOrEqual(64);
      expect(y + CALCULATOR.height).toBeLessThanOrEqual(DESK.height - 68);
    }
  });

  it('shrink to a small screen', () => {
    const phone = { width: 390, height: 844 };
    const size = fitSize({ width: 1025, height: 640 }, phone);
    expect(size.width).toBeLessThan(phone.width);
    expect(fitSize(CALCULATOR, DESK)).toEqual(CALCULATOR);
  });

  it('snap to the sides', () => {
    expect(snapPlace('left', CALCULATOR, DESK).x).toBe(8);
    expect(snapPlace('right', CALCULATOR, DESK).x).toBe(1440 - 410 - 8);
    expect(snapPlace('top', CALCULATOR, DESK).x).toBe((1440 - 410) / 2);
  });

  it('move by 16 px with an arrow key, by 64 with Shift', () => {
    expect(stepPlace({ x: 100, y: 100 }, 'ArrowLeft', false)).toEqual({ x: 84, y: 100 });
    expect(stepPlace({ x: 100, y: 100 }, 'ArrowDown', true)).toEqual({ x: 100, y: 164 });
    expect(stepPlace({ x: 100, y: 100 }, 'Enter', false)).toBeNull();
  });
});

describe('a window against the edge', () => {
  const viewport = { width: 1440, height: 900 };
  const size = { width: 410, height: 530 };
  it('is docked, so that the stage makes room; one in the middle, or too wide, floats', () => {
    expect(dockSide(snapPlace('right', size, viewport), size, viewport)).toBe('right');
    expect(dockSide(snapPlace('left', size, viewport), size, viewport)).toBe('left');
    expect(dockSide({ x: 400, y: 100 }, size, viewport)).toBeNull();
    const large = { width: 820, height: 640 };
    expect(dockSide(snapPlace('right', large, viewport), large, viewport)).toBeNull();
  });

  it('floats where the stage has no room to give', () => {
    const small = { width: 800, height: 700 };
    expect(dockSide(snapPlace('right', size, small), size, small)).toBeNull();
  });
});
