import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePointerHint } from './use-pointer-hint';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the pointer hint on the play button', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('starts 1 s after load and presses three times, every 2 s, for 200 ms each', () => {
    const { result } = renderHook(() => usePointerHint());
    const seen: [number, string][] = [[0, result.current]];
    for (let ms = 100; ms <= 9_000; ms += 100) {
      pass(100);
      if (result.current !== seen.at(-1)?.[1]) seen.push([ms, result.current]);
    }
    expect(seen).toEqual([
      [0, 'hidden'],
      [1_000, 'clicking'],
      [1_200, 'resting'],
      [3_000, 'clicking'],
      [3_200, 'resting'],
      [5_000, 'clicking'],
      [5_200, 'resting'],
      [7_000, 'hidden'],
    ]);
  });

  it('is shown once per browser', () => {
    const first = renderHook(() => usePointerHint());
    pass(9_000);
    first.unmount();
    const { result } = renderHook(() => usePointerHint());
    pass(1_500);
    expect(result.current).toBe('hidden');
  });

  it('is kept for the next visit when the page is left before it starts', () => {
    const first = renderHook(() => usePointerHint());
    pass(900);
    first.unmount();
    const { result } = renderHook(() => usePointerHint());
    pass(1_000);
    expect(result.current).toBe('clicking');
  });
});
