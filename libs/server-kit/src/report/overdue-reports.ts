import type { FactoryProvider, OnApplicationBootstrap, OnApplicationShutdown, Type } from '@nestjs/common';
import type { Logger } from '../log/logger.js';
import { LOGGER } from '../service/kit.module.js';

const LOOK_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** All tries of a job are over by then. */
export const OVERDUE_MINUTES = 10;

/**
 * What makes a repeated order's job id one that the queue has not seen. The same within an hour, so that a report is
 * ordered again once an hour at most, by however many replicas and looks.
 */
export const orderedAgain = (): string => `-again-${Math.floor(Date.now() / HOUR_MS)}`;

export interface ReportOrders {
  /** Orders the reports again that should long be there. @returns how many there are */
  orderOverdue(): Promise<number>;
}

/** Looks at every start, and now and then, for reports that never came, so that a repaired fault also reaches those it hit. */
export class OverdueReports implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly reports: ReportOrders,
    private readonly logger: Logger,
  ) {}

  /** @param orders the service's provider that knows its overdue reports */
  static of(orders: Type<ReportOrders>): FactoryProvider<OverdueReports> {
    return { provide: OverdueReports, useFactory: (reports: ReportOrders, logger: Logger) => new OverdueReports(reports, logger), inject: [orders, LOGGER] };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look().catch((err: unknown) => this.logger.warn({ err }, 'overdue reports could not be looked for')), LOOK_MS);
    this.#timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  private async look(): Promise<void> {
    const count = await this.reports.orderOverdue();
    if (count > 0) this.logger.warn({ count }, 'reports are overdue: ordered again');
  }
}
