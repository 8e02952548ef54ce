import { jest } from '@jest/globals';
import { steadyNow } from '@aivy/server-kit';
import { WorkQueue } from './work-queue.js';

const WORK_MS = 20;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Work that is counted: what was begun, in which order, and how much of it at once. */
function workshop() {
  const begun: number[] = [];
  const seen = { atOnce: 0, most: 0 };
  const work =
    (n: number, ms = WORK_MS) =>
    async () => {
      begun.push(n);
      seen.most = Math.max(seen.most, ++seen.atOnce);
      await sleep(ms);
      seen.atOnce -= 1;
      return n;
    };
  return { begun, seen, work };
}
const inMs = (ms: number): number => steadyNow() + ms;

describe('costly work', () => {
  // On a clock of its own: what is refused, and when, must not depend on how busy the machine is that tests it.
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is done a few at a time, first come first served, each with its own result', async () => {
    const { begun, seen, work } = workshop();
    const queue = new WorkQueue(2);
    const all = Promise.all(Array.from({ length: 12 }, (_, n) => queue.run(work(n), inMs(60_000))));
    await jest.runAllTimersAsync();
    const results = await all;
    expect(results).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(begun).toEqual(results);
    expect(seen.most).toBe(2);
  });

  it('is refused at once where it would be done too late, and never outlives its time', async () => {
    const { begun, work } = workshop();
    const queue = new WorkQueue(2);
    const endBy = inMs(1_025);
    const beganAt = steadyNow();
    const all = Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        queue.run(work(n), endBy).then(
          () => ({ code: 'OK', ms: steadyNow() - beganAt }),
          (error: { code: string }) => ({ code: error.code, ms: steadyNow() - beganAt }),
        ),
      ),
    );
    await jest.runAllTimersAsync();
    const outcomes = await all;
    const refused = outcomes.filter(({ code }) => code === 'SERVICE-UNAVAILABLE');
    const done = outcomes.filter(({ code }) => code === 'OK');
    expect(refused.length + done.length).toBe(200);
    // Fifty milliseconds each are expected at first: twenty turns of two at most.
    expect(refused.length).toBeGreaterThanOrEqual(160);
    expect(done.length).toBeGreaterThan(0);
    expect(begun).toHaveLength(done.length);
    expect(refused.every(({ ms }) => ms === 0)).toBe(true);
    expect(Math.max(...done.map(({ ms }) => ms))).toBeLessThan(1_025);
  });

  it('that waited longer than was thought is refused in its turn instead of being begun', async () => {
    const { begun, work } = workshop();
    const queue = new WorkQueue(1);
    const slow = queue.run(work(0, 400), inMs(60_000));
    const late = expect(queue.run(work(1), inMs(200))).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    const patient = queue.run(work(2), inMs(60_000));
    await jest.runAllTimersAsync();
    await Promise.all([slow, late, patient]);
    expect(begun).toEqual([0, 2]);
  });

  it('leaves its place when it fails, and learns how long it takes', async () => {
    const { work } = workshop();
    const queue = new WorkQueue(1);
    await expect(queue.run(() => Promise.reject(new Error('no')), inMs(1_000))).rejects.toThrow('no');
    for (let n = 0; n < 5; n++) {
      const done = queue.run(work(n, 300), inMs(60_000));
      await jest.runAllTimersAsync();
      await done;
    }
    await expect(queue.run(work(9), inMs(100))).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    const last = queue.run(work(10), inMs(60_000));
    await jest.runAllTimersAsync();
    expect(await last).toBe(10);
  });
});
