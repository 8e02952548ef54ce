import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** How often `until` looks. */
const STEP_MS = 50;

/** From here on time passes only by `pass` and `until`. Microtasks run on. */
export const fakeTime = (): void => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });

export const pass = (ms: number): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

/** Lets time pass until it holds. @param mostMs fails when it does not hold by then */
export async function until(holds: () => boolean, mostMs = 15_000): Promise<void> {
  for (let ms = 0; !holds(); ms += STEP_MS) {
    if (ms >= mostMs) throw new Error(`This did not come to hold within ${mostMs} ms: ${holds.toString()}`);
    await pass(STEP_MS);
  }
}
