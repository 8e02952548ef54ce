import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { AnalystConfig } from '../config.js';
import { OrderService } from '../job/order.service.js';
import { KINDS } from '../kinds/index.js';
import { nightOf, ordersOfNight } from './night.js';

/** The reports that are there in the morning without anybody's asking. */
@Injectable()
export class NightlyService {
  constructor(
    @Inject(OrderService) private readonly orders: OrderService,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async order(now = new Date()): Promise<void> {
    const night = nightOf(now, this.config.REPORT_TIMEZONE, this.config.REPORT_NIGHT_HOUR);
    if (night === null) return;
    const count = await this.orders.orderNight(
      ordersOfNight(now).filter(({ kind }) => KINDS[kind]),
      night,
    );
    if (count > 0) this.logger.info({ night, reports: count }, 'reports of the night ordered');
  }
}
