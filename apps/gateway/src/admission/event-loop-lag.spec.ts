import { describe, expect, it } from '@jest/globals';
import { takeLagMs } from './event-loop-lag.js';

/** A histogram as Node has it: nanoseconds, and NaN while it is empty. */
const histogram = (mean: number) => ({
  mean,
  reset() {
    this.mean = Number.NaN;
  },
});

describe('the lag of the event loop', () => {
  it('is what a look comes later than the ten milliseconds after which it is due', () => {
    expect(takeLagMs(histogram(35_000_000))).toBe(25);
  });

  it('is nothing where looks come in time or early, and where there was none', () => {
    expect([10_000_000, 9_000_000, Number.NaN].map((mean) => takeLagMs(histogram(mean)))).toEqual([0, 0, 0]);
  });

  it('is of the time since it was last asked: a standstill counts once', () => {
    const turns = histogram(510_000_000);
    expect([takeLagMs(turns), takeLagMs(turns)]).toEqual([500, 0]);
  });
});
