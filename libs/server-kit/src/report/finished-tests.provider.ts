import type { FactoryProvider } from '@nestjs/common';
import type { Schedule } from '@aivy/contracts';
import { DataSource } from 'typeorm';
import { Outbox } from '../outbox/outbox.js';
import type { WorkSource } from '../schedule/scheduled-work.provider.js';
import { FinishedTests, type TestTable } from './finished-tests.js';

/** `FinishedTests` as a provider of a service's module. */
export const finishedTests = (tests: TestTable): FactoryProvider<FinishedTests> => ({
  provide: FinishedTests,
  useFactory: (data: DataSource, outbox: Outbox) => new FinishedTests(tests, data, outbox),
  inject: [DataSource, Outbox],
});

interface TestSchedules {
  enqueueLateReports: Schedule;
  enqueueOverdueReports: Schedule;
  enqueueUnrecorded: Schedule;
}

/** A source for `scheduledWork`: looks for tests whose report or record never came. */
export const finishedTestsOf = (
  schedules: TestSchedules,
): WorkSource<Pick<FinishedTests, 'enqueueLate' | 'enqueueOverdue' | 'enqueueUnrecorded'>> => ({
  provider: FinishedTests,
  work: (tests, logger) => {
    const look = (schedule: Schedule, recover: () => Promise<number>, found: string) => ({
      schedule,
      run: async () => {
        const count = await recover();
        if (count > 0) logger.warn({ count }, found);
      },
    });
    return [
      look(schedules.enqueueLateReports, () => tests.enqueueLate(), 'jobs of late reports: sent again'),
      look(schedules.enqueueOverdueReports, () => tests.enqueueOverdue(), 'reports are overdue: enqueued again'),
      look(
        schedules.enqueueUnrecorded,
        () => tests.enqueueUnrecorded(),
        'reported tests are not in the learner record: enqueued',
      ),
    ];
  },
});
