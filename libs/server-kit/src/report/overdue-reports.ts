import type { FactoryProvider, OnApplicationBootstrap, OnApplicationShutdown, Type } from '@nestjs/common';
import type { Logger } from '../log/logger.js';
import { LOGGER } from '../service/kit.module.js';

const LATE_LOOK_MS = 30_000;
const OVERDUE_LOOK_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/**
 * A report takes a second. One that is missing after this may have lost its job, with a queue that Redis has lost; with
 * the time between two looks it still comes within two minutes.
 */
export const LATE_SECONDS = 45;

/** All tries of a job are over by then. */
export const OVERDUE_MINUTES = 10;

/**
 * What makes a repeated order's job id one that the queue has not seen. The same within an hour, so that a report is
 * ordered again once an hour at most, by however many replicas and looks.
 */
export const orderedAgain = (): string => `-again-${Math.floor(Date.now() / HOUR_MS)}`;

export interface ReportOrders {
  /** Sends the jobs of late reports again, under their own ids: a queue that still has them takes no second one. @returns how many were sent */
  sendLateAgain(): Promise<number>;
  /** Orders the reports again that should long be there. @returns how many there are */
  orderOverdue(): Promise<number>;
}

/** Looks at every start, and now and then, for reports that never came, so that a lost queue or a repaired fault also reaches those it hit. */
export class OverdueReports implements OnApplicationBootstrap, OnApplicationShutdown {
  #timers: ReturnType<typeof setInterval>[] = [];

  constructor(
    private readonly reports: ReportOrders,
    private readonly logger: Logger,
  ) {}

  /** @param orders the service's provider that knows its overdue reports */
  static of(orders: Type<ReportOrders>): FactoryProvider<OverdueReports> {
    return {
      provide: OverdueReports,
      useFactory: (reports: ReportOrders, logger: Logger) => new OverdueReports(reports, logger),
      inject: [orders, LOGGER],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    const late = (): Promise<void> => this.look(() => this.reports.sendLateAgain(), 'jobs of late reports: sent again');
    const overdue = (): Promise<void> =>
      this.look(() => this.reports.orderOverdue(), 'reports are overdue: ordered again');
    await late();
    await overdue();
    this.every(LATE_LOOK_MS, late);
    this.every(OVERDUE_LOOK_MS, overdue);
  }

  onApplicationShutdown(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  private every(ms: number, look: () => Promise<void>): void {
    const timer = setInterval(
      () => void look().catch((err: unknown) => this.logger.warn({ err }, 'overdue reports could not be looked for')),
      ms,
    );
    timer.unref();
    this.#timers.push(timer);
  }

  private async look(orders: () => Promise<number>, found: string): Promise<void> {
    const count = await orders();
    if (count > 0) this.logger.warn({ count }, found);
  }
}
