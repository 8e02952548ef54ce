import { describe, expect, it } from '@jest/globals';
import { median, openLoopFigures, pairedRatio, percentile } from './statistics.mjs';

describe('medians and percentiles', () => {
  it('the median of an odd number is the one in the middle, of an even number the mean of the two there', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 4, 1, 2])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('values are ordered as numbers and left as they were', () => {
    const values = [10, 9, 100];
    expect(median(values)).toBe(10);
    expect(values).toEqual([10, 9, 100]);
  });

  it('the 99th percentile of 1 to 1,000 has ten values from it on', () => {
    const values = Array.from({ length: 1_000 }, (_, n) => 1_000 - n);
    const p99 = percentile(values, 0.99);
    expect(values.filter((value) => value >= p99)).toHaveLength(10);
    expect(percentile([], 0.99)).toBeNaN();
  });
});

describe('ratios of pairs', () => {
  it('a machine that is slow for a whole pair changes nothing', () => {
    const ours = [2, 2, 2, 2, 2];
    const other = [4, 4, 4, 4, 4];
    const slow = [1, 3, 1, 10, 1];
    expect(
      pairedRatio(
        ours.map((value, n) => value * slow[n]!),
        other.map((value, n) => value * slow[n]!),
      ),
    ).toBe(0.5);
  });

  it('one pair that was disturbed on one side does not move the median', () => {
    expect(pairedRatio([2, 2, 90], [4, 4, 4])).toBe(0.5);
  });

  it('what has no partner is refused', () => {
    expect(() => pairedRatio([1, 2], [1])).toThrow('2 of ours beside 1');
  });
});

describe('an open loop', () => {
  const steady = (count: number, everyMs: number) =>
    Array.from({ length: count }, (_, n) => {
      const dueAt = n * everyMs;
      return { dueAt, sentAt: dueAt, endedAt: dueAt + 1, status: 200 };
    });

  it('counts latency from when a request was due: who could not send while the server stood still waited as well', () => {
    // The server stands still from 0 to 1 s; a client that waits sends the hundred requests of that time only then.
    const samples = Array.from({ length: 100 }, (_, n) => ({
      dueAt: n * 10,
      sentAt: n === 0 ? 0 : 1_000,
      endedAt: 1_001,
      status: 200,
    }));
    const { acceptedMs, clientLateMs } = openLoopFigures(samples, { from: 0, until: 1_000 });
    // From when they were sent on, all but one would have taken 1 ms.
    expect(median(acceptedMs)).toBeCloseTo(1_001 - 495);
    expect(Math.max(...acceptedMs)).toBe(1_001);
    expect(clientLateMs).toContain(990);
  });

  it('leaves out what was due while it warmed up or after its end', () => {
    const { due, accepted, acceptedMs } = openLoopFigures(steady(100, 10), { from: 200, until: 500 });
    expect([due, accepted]).toEqual([30, 30]);
    expect(new Set(acceptedMs)).toEqual(new Set([1]));
  });

  it('tells accepted, refused and failed apart', () => {
    const samples = [200, 429, 503, 0, 500].map((status, n) => ({ dueAt: n, sentAt: n, endedAt: n + 5 * n, status }));
    const figures = openLoopFigures(samples, { from: 0, until: 5 });
    expect([figures.due, figures.accepted, figures.refused, figures.failed]).toEqual([5, 1, 2, 2]);
    expect(figures.refusedMs).toEqual([5, 10]);
  });

  it('goodput leaves out what was answered while it warmed up or after its end', () => {
    // 100 a second, each answered at once, for one second before and one after the window.
    expect(openLoopFigures(steady(400, 10), { from: 1_000, until: 3_000 }).goodPerSecond).toBe(100);
  });

  it('goodput is what was answered well in the window, whatever it was due for', () => {
    // 100 a second are due, one in two is answered, two seconds late.
    const samples = steady(400, 10).map((sample, n) => ({
      ...sample,
      endedAt: sample.dueAt + 2_000,
      status: n % 2 ? 200 : 503,
    }));
    expect(openLoopFigures(samples, { from: 1_000, until: 4_000 }).goodPerSecond).toBeCloseTo(100 / 3, 0);
    expect(openLoopFigures(samples, { from: 2_000, until: 4_000 }).goodPerSecond).toBe(50);
  });
});
