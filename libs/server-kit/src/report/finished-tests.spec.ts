import { jest } from '@jest/globals';
import { diagnosticSchedules, fullTestSchedules } from '@aivy/contracts';
import type { Logger } from '../log/logger.js';
import { finishedTestsOf } from './finished-tests.provider.js';
import { LATE_SECONDS } from './finished-tests.js';
import { requeueSuffix } from './requeue.js';

const MINUTE = 60_000;

describe.each(Object.entries({ diagnosticSchedules, fullTestSchedules }))(
  'tests without a report by %s',
  (_name, schedules) => {
    it('are looked for at every start and every five minutes', () => {
      expect(schedules.enqueueOverdueReports).toMatchObject({ everyMs: 5 * MINUTE, atStart: true });
    });

    it('have their jobs sent again soon when they are only late: a lost queue delays a report by less than two minutes', () => {
      // Late just after a look, found by the next one; sending and computing take seconds.
      expect(LATE_SECONDS * 1000 + schedules.enqueueLateReports.everyMs).toBeLessThan(1.5 * MINUTE);
      expect(schedules.enqueueLateReports.atStart).toBe(true);
    });

    it('are logged when there are some; late, overdue, and unrecorded ones each have a look of their own', async () => {
      const warnings: unknown[] = [];
      const counts = { late: [0, 3], overdue: [2, 0], unrecorded: [0, 1] };
      const tests = {
        enqueueLate: () => Promise.resolve(counts.late.shift()!),
        enqueueOverdue: () => Promise.resolve(counts.overdue.shift()!),
        enqueueUnrecorded: () => Promise.resolve(counts.unrecorded.shift()!),
      };
      const logger = { warn: (fields: unknown) => warnings.push(fields) } as unknown as Logger;
      const work = finishedTestsOf(schedules).work(tests, logger);
      const run = (name: string) => work.find(({ schedule }) => schedule.name === name)!.run();
      const all = [schedules.enqueueLateReports, schedules.enqueueOverdueReports, schedules.enqueueUnrecorded];
      for (const { name } of all) await run(name);
      expect(warnings).toEqual([{ count: 2 }]);
      for (const { name } of all) await run(name);
      expect(warnings).toEqual([{ count: 2 }, { count: 3 }, { count: 1 }]);
    });
  },
);

describe('a job that is enqueued again', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('has one name within an hour and another in the next', () => {
    jest.setSystemTime(new Date('2026-03-01T10:00:00Z'));
    const first = requeueSuffix();
    jest.setSystemTime(new Date('2026-03-01T10:59:59Z'));
    expect(requeueSuffix()).toBe(first);
    jest.setSystemTime(new Date('2026-03-01T11:00:00Z'));
    expect(requeueSuffix()).not.toBe(first);
  });
});
