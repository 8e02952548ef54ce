import { belongsToGesture, GESTURE_MS, type Click } from './one-gesture';

const click = (more: Partial<Click> = {}): Click => ({
  count: 1,
  touch: false,
  timeMs: 10_000,
  x: 100,
  y: 100,
  ...more,
});

describe('one gesture', () => {
  it('is a double click: its second click does not act', () => {
    expect(belongsToGesture(click({ count: 2, timeMs: 10_120 }), click())).toBe(true);
    expect(belongsToGesture(click({ count: 3, timeMs: 10_250 }), click())).toBe(true);
  });

  it('is a double tap, also where the platform counts every tap as the first', () => {
    expect(belongsToGesture(click({ touch: true, timeMs: 10_200, x: 108, y: 94 }), click({ touch: true }))).toBe(true);
    expect(belongsToGesture(click({ touch: true, timeMs: 10_200, x: 180 }), click({ touch: true }))).toBe(false);
  });

  it('is not two clicks on two things, nor a later click, nor a key', () => {
    expect(belongsToGesture(click({ timeMs: 10_050, x: 400 }), click())).toBe(false);
    expect(belongsToGesture(click({ count: 2, timeMs: 10_000 + GESTURE_MS }), click())).toBe(false);
    expect(belongsToGesture(click({ count: 0, timeMs: 10_050 }), click())).toBe(false);
    expect(belongsToGesture(click({ count: 2 }), null)).toBe(false);
  });
});
