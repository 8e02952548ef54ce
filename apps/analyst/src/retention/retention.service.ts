import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { AnalystConfig } from '../config.js';
import { JobRepository } from '../job/job.repository.js';

/** The end of what is kept no longer. */
@Injectable()
export class RetentionService {
  constructor(
    @Inject(JobRepository) private readonly jobs: JobRepository,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async erase(): Promise<void> {
    const days = this.config.REPORT_KEEP_DAYS;
    const count = await this.jobs.deleteOld(days);
    if (count > 0) this.logger.info({ reports: count, days }, 'old reports erased');
  }
}
