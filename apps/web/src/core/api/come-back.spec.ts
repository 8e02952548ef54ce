import { jest } from '@jest/globals';
import type { Reply } from './base-query';
import { comeBack, isBusy } from './come-back';
import { spread } from './send-times';

const busy = (seconds: number): Reply => ({
  error: { code: 'SERVICE-UNAVAILABLE', status: 503, message: '', retryAfterMs: seconds * 1_000 },
});
const DONE: Reply = { data: 'done' };

describe('a call to a server that has too much to do', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Each answer takes 100 ms. @returns when the call was made, and what came of it */
  function call(replies: Reply[], timeoutMs = 60_000, signal = new AbortController().signal) {
    const asked: number[] = [];
    const begin = Date.now();
    const outcome = comeBack(
      replies[0]!,
      async () => {
        asked.push(Date.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return replies[Math.min(asked.length, replies.length - 1)]!;
      },
      signal,
      timeoutMs,
    );
    return { asked, outcome };
  }

  it('is made again after what the server said and up to half of it more', async () => {
    const { asked, outcome } = call([busy(2), busy(4), DONE]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBe(DONE);
    const [first, second] = asked as [number, number];
    expect(first).toBeGreaterThanOrEqual(2_000);
    expect(first).toBeLessThanOrEqual(3_000);
    expect(second - first).toBeGreaterThanOrEqual(4_100);
    expect(second - first).toBeLessThanOrEqual(6_100);
    expect([spread(1_000, () => 0), spread(1_000, () => 1)]).toEqual([1_000, 1_500]);
  });

  it('ends with the refusal when it goes on, and makes no call that has no time', async () => {
    const all = call([busy(1)]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([await all.outcome, all.asked.length]).toEqual([busy(1), 4]);
    const short = call([busy(3)], 8_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(short.asked.length).toBeLessThanOrEqual(2);
    expect(Math.max(...short.asked)).toBeLessThan(8_000);
  });

  it('is not made for whoever has gone', async () => {
    const controller = new AbortController();
    const { asked, outcome } = call([busy(5), DONE], 60_000, controller.signal);
    await jest.advanceTimersByTimeAsync(1_000);
    controller.abort();
    expect([await outcome, asked]).toEqual([{ error: { code: 'ABORTED', message: '' } }, []]);
  });

  it('is none where a limit was used up, where something may have been done, where the wait is long, or where the server names none', () => {
    const error = { status: 503, message: '', retryAfterMs: 1_000 };
    expect(
      ['RATE-LIMITED', 'OUTCOME-UNKNOWN', 'FT-DB', 'SERVICE-UNAVAILABLE'].map((code) => isBusy({ ...error, code })),
    ).toEqual([false, false, false, true]);
    const waits = [undefined, 0, 1, 10_000, 10_001].map((retryAfterMs) =>
      isBusy({ ...error, code: 'SERVICE-UNAVAILABLE', retryAfterMs }),
    );
    expect(waits).toEqual([false, false, true, true, false]);
  });
});
