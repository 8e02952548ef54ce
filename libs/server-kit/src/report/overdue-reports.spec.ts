import { jest } from '@jest/globals';
import type { Logger } from '../log/logger.js';
import { LATE_SECONDS, orderedAgain, OverdueReports } from './overdue-reports.js';

const MINUTE = 60_000;

function watch(outcomes: (number | Error)[], late: number[] = []) {
  const warnings: unknown[] = [];
  let looks = 0;
  let lateLooks = 0;
  const reports = {
    sendLateAgain: async (): Promise<number> => late[lateLooks++] ?? 0,
    orderOverdue: async (): Promise<number> => {
      const outcome = outcomes[looks++] ?? 0;
      if (typeof outcome !== 'number') throw outcome;
      return outcome;
    },
  };
  const logger = { warn: (fields: unknown) => warnings.push(fields) } as unknown as Logger;
  return { overdue: new OverdueReports(reports, logger), warnings, looks: () => looks, lateLooks: () => lateLooks };
}

describe('overdue reports', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are looked for at the start and every five minutes until the service ends', async () => {
    const { overdue, warnings, looks } = watch([0, 2]);
    await overdue.onApplicationBootstrap();
    expect([looks(), warnings]).toEqual([1, []]);
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect([looks(), warnings]).toEqual([2, [{ count: 2 }]]);
    overdue.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(20 * MINUTE);
    expect(looks()).toBe(2);
  });

  it('are looked for again after a look that failed', async () => {
    const fault = new Error('no database');
    const { overdue, warnings } = watch([0, fault, 1]);
    await overdue.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(warnings).toEqual([{ err: fault }, { count: 1 }]);
    overdue.onApplicationShutdown();
  });

  it('have their jobs sent again soon when they are only late: a lost queue delays a report by less than two minutes', async () => {
    const { overdue, warnings, lateLooks } = watch([], [0, 0, 3]);
    await overdue.onApplicationBootstrap();
    expect([lateLooks(), warnings]).toEqual([1, []]);
    // Late just after a look, found by the next one; sending and computing take seconds.
    const worst = LATE_SECONDS * 1000 + MINUTE / 2;
    expect(worst).toBeLessThan(1.5 * MINUTE);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect([lateLooks(), warnings]).toEqual([3, [{ count: 3 }]]);
    overdue.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(20 * MINUTE);
    expect(lateLooks()).toBe(3);
  });

  it('are ordered again under one name within an hour and another in the next', () => {
    jest.setSystemTime(new Date('2026-03-01T10:00:00Z'));
    const first = orderedAgain();
    jest.setSystemTime(new Date('2026-03-01T10:59:59Z'));
    expect(orderedAgain()).toBe(first);
    jest.setSystemTime(new Date('2026-03-01T11:00:00Z'));
    expect(orderedAgain()).not.toBe(first);
  });
});
