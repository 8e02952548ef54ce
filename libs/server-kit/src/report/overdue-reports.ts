import type { Type } from '@nestjs/common';
import type { Schedule } from '@aivy/contracts';
import type { Logger } from '../log/logger.js';
import type { WorkSource } from '../schedule/scheduled-work.provider.js';
import type { ScheduledWork } from '../schedule/scheduled-work.js';

const HOUR_MS = 3_600_000;

/**
 * A report takes a second. One that is missing after this may have lost its job, with a queue that Redis has lost; with
 * the time between two looks it still comes within two minutes.
 */
export const LATE_SECONDS = 45;

/** All tries of a job are over by then. */
export const OVERDUE_MINUTES = 10;

/**
 * What makes the id of a job that is enqueued again one that the queue has not seen. The same within an hour, so that a report is
 * enqueued again once an hour at most, by however many replicas and looks.
 */
export const requeueSuffix = (): string => `-again-${Math.floor(Date.now() / HOUR_MS)}`;

export interface ReportRecovery {
  /**
   * Sends the jobs of late reports again, under their own ids: a queue that still has them takes no second one.
   * @returns how many were sent
   */
  enqueueLate(): Promise<number>;
  /** Enqueues the reports again that should long be there. @returns how many there are */
  enqueueOverdue(): Promise<number>;
}

export interface ReportSchedules {
  enqueueLateReports: Schedule;
  enqueueOverdueReports: Schedule;
}

/** Looks for reports that never came, so that a lost queue or a repaired fault also reaches those it hit. */
export function overdueReports(schedules: ReportSchedules, reports: ReportRecovery, logger: Logger): ScheduledWork[] {
  const look = (schedule: Schedule, recover: () => Promise<number>, found: string): ScheduledWork => ({
    schedule,
    run: async () => {
      const count = await recover();
      if (count > 0) logger.warn({ count }, found);
    },
  });
  return [
    look(schedules.enqueueLateReports, () => reports.enqueueLate(), 'jobs of late reports: sent again'),
    look(schedules.enqueueOverdueReports, () => reports.enqueueOverdue(), 'reports are overdue: enqueued again'),
  ];
}

/** The same as a source for `scheduledWork`. @param reports the service's provider that knows its overdue reports */
export const overdueReportsOf = (
  schedules: ReportSchedules,
  reports: Type<ReportRecovery>,
): WorkSource<ReportRecovery> => ({
  provider: reports,
  work: (provider, logger) => overdueReports(schedules, provider, logger),
});
