import { jest } from '@jest/globals';
import { within, withinOr } from './within.js';

const never = (): Promise<never> => new Promise(() => undefined);

describe('a wait that has an end', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gives what the work gives, and leaves no timer behind', async () => {
    expect(await within(Promise.resolve(3), 50, 'it did not end')).toBe(3);
    expect(await withinOr(Promise.resolve(undefined), 50, 'late')).toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails as the work fails, and leaves no timer behind', async () => {
    await expect(within(Promise.reject(new Error('broken')), 50, 'it did not end')).rejects.toThrow('broken');
    await expect(withinOr(Promise.reject(new Error('broken')), 50, 'late')).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is over after its time, and not before', async () => {
    const strict = within(never(), 50, 'the jobs in hand did not end').catch((error: Error) => error.message);
    const lenient = withinOr(never(), 50, 'late');
    const early = Promise.race([strict, lenient, new Promise((resolve) => setTimeout(() => resolve('early'), 49))]);
    await jest.advanceTimersByTimeAsync(49);
    expect(await early).toBe('early');
    await jest.advanceTimersByTimeAsync(1);
    expect([await strict, await lenient]).toEqual(['the jobs in hand did not end within 50 ms', 'late']);
  });

  it('does not bring the process down when the work fails after it', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<never>((_resolve, reject) => (fail = reject));
    const outcome = withinOr(work, 50, 'late');
    await jest.advanceTimersByTimeAsync(50);
    fail(new Error('too late to matter'));
    expect(await outcome).toBe('late');
  });
});
