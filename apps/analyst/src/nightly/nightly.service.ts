import { Inject, Injectable } from '@nestjs/common';
import type { ReportOrder } from '@aivy/contracts';
import { CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { AnalystConfig } from '../config.js';
import { OrderService } from '../job/order.service.js';
import { KINDS } from '../kinds/index.js';
import { NewAnswersRepository } from './new-answers.repository.js';
import { calibrationOfNight, nightOf, ordersOfNight } from './night.js';

/** The reports that are there in the morning without anybody's asking, and the calibration when there is enough that is new. */
@Injectable()
export class NightlyService {
  /** The night in which new answers were counted: it takes a look at all there are. */
  private counted: string | null = null;

  constructor(
    @Inject(OrderService) private readonly orders: OrderService,
    @Inject(NewAnswersRepository) private readonly answers: NewAnswersRepository,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async order(now = new Date()): Promise<void> {
    const night = nightOf(now, this.config.REPORT_TIMEZONE, this.config.REPORT_NIGHT_HOUR);
    if (night === null) return;
    const calibration = this.counted === night ? [] : await this.calibration(now);
    const orders = [...ordersOfNight(now), ...calibration].filter(({ kind }) => KINDS[kind]);
    const count = await this.orders.orderNight(orders, night);
    if (count > 0) this.logger.info({ night, reports: count }, 'reports of the night ordered');
    this.counted = night;
  }

  /** None while there is too little to say anything else than the last one did. */
  private async calibration(now: Date): Promise<ReportOrder[]> {
    const order = calibrationOfNight(now, this.config.CALIBRATION_WEEKS);
    const answers = await this.answers.count(order.params.period);
    if (answers < this.config.CALIBRATION_NEW_ANSWERS) return [];
    this.logger.info({ answers, until: order.params.period.to }, 'enough new answers for a calibration');
    return [order];
  }
}
