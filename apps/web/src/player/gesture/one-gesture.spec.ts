import { fireEvent, renderHook } from '@testing-library/react';
import { belongsToGesture, GESTURE_MS, type Click } from './one-gesture';
import { useOneGesture } from './use-one-gesture';

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

describe('what a gesture presses', () => {
  let pressed: string[];
  const button = (name: string): HTMLElement => document.getElementById(name)!;
  /** The clicks of one gesture, as the platform counts them. */
  const press = (name: string, pointerType: string, ...counts: number[]): void =>
    counts.forEach((detail) => {
      fireEvent(button(name), Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType }));
      fireEvent.click(button(name), { detail, clientX: 50, clientY: 50 });
    });

  beforeEach(() => {
    pressed = [];
    document.body.innerHTML = '<button id="next"></button><div data-tool-window><button id="seven"></button></div>';
    for (const name of ['next', 'seven']) button(name).addEventListener('click', () => pressed.push(name));
  });

  it('is a button of the page once, by mouse and by finger, and a key of a tool as often as it is pressed', () => {
    renderHook(() => useOneGesture());
    press('next', 'mouse', 1, 2);
    expect(pressed).toEqual(['next']);
    press('seven', 'touch', 1, 2, 3);
    expect(pressed).toEqual(['next', 'seven', 'seven', 'seven']);
  });

  it('is a button once by two taps that the platform counts as two first ones', () => {
    renderHook(() => useOneGesture());
    press('next', 'touch', 1, 1);
    expect(pressed).toEqual(['next']);
  });

  it('is whatever is pressed again once the test page has gone', () => {
    renderHook(() => useOneGesture()).unmount();
    press('next', 'mouse', 1, 2);
    expect(pressed).toEqual(['next', 'next']);
  });
});
