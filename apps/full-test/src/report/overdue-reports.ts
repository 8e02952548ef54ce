import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@aivy/server-kit';
import { ReportService } from './report.service.js';

/** Looks at every start for reports that never came, so that a repaired fault also reaches those it hit. */
@Injectable()
export class OverdueReports implements OnApplicationBootstrap {
  constructor(
    @Inject(ReportService) private readonly reports: ReportService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const count = await this.reports.orderOverdue();
    if (count > 0) this.logger.warn({ count }, 'reports are overdue: ordered again');
  }
}
