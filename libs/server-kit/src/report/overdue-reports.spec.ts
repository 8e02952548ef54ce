import { jest } from '@jest/globals';
import { diagnosticSchedules, fullTestSchedules } from '@aivy/contracts';
import type { Logger } from '../log/logger.js';
import { LATE_SECONDS, requeueSuffix, overdueReports } from './overdue-reports.js';

const MINUTE = 60_000;

describe.each(Object.entries({ diagnosticSchedules, fullTestSchedules }))(
  'overdue reports by %s',
  (_name, schedules) => {
    it('are looked for at every start and every five minutes', () => {
      expect(schedules.enqueueOverdueReports).toMatchObject({ everyMs: 5 * MINUTE, atStart: true });
    });

    it('have their jobs sent again soon when they are only late: a lost queue delays a report by less than two minutes', () => {
      // Late just after a look, found by the next one; sending and computing take seconds.
      expect(LATE_SECONDS * 1000 + schedules.enqueueLateReports.everyMs).toBeLessThan(1.5 * MINUTE);
      expect(schedules.enqueueLateReports.atStart).toBe(true);
    });

    it('are told when there are some, late and overdue each by its own look', async () => {
      const warnings: unknown[] = [];
      const counts = { late: [0, 3], overdue: [2, 0] };
      const reports = {
        enqueueLate: () => Promise.resolve(counts.late.shift()!),
        enqueueOverdue: () => Promise.resolve(counts.overdue.shift()!),
      };
      const logger = { warn: (fields: unknown) => warnings.push(fields) } as unknown as Logger;
      const work = overdueReports(schedules, reports, logger);
      const run = (name: string) => work.find(({ schedule }) => schedule.name === name)!.run();
      await run(schedules.enqueueLateReports.name);
      expect(warnings).toEqual([]);
      await run(schedules.enqueueLateReports.name);
      await run(schedules.enqueueOverdueReports.name);
      await run(schedules.enqueueOverdueReports.name);
      expect(warnings).toEqual([{ count: 3 }, { count: 2 }]);
    });
  },
);

describe('overdue reports', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are enqueued again under one name within an hour and another in the next', () => {
    jest.setSystemTime(new Date('2026-03-01T10:00:00Z'));
    const first = requeueSuffix();
    jest.setSystemTime(new Date('2026-03-01T10:59:59Z'));
    expect(requeueSuffix()).toBe(first);
    jest.setSystemTime(new Date('2026-03-01T11:00:00Z'));
    expect(requeueSuffix()).not.toBe(first);
  });
});
