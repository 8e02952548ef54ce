import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { analystJobs, makeReportJob } from '@aivy/contracts';
import {
  CONFIG,
  createQueueWorker,
  jobHandler,
  LOGGER,
  type Logger,
  METRICS,
  type Metrics,
  type QueueWorker,
  redisUrls,
} from '@aivy/server-kit';
import type { AnalystConfig } from '../config.js';
import { MakerService } from './maker.service.js';

/** The queue of reports, worked off in this program and in no other, so that heavy ones never keep students waiting. */
@Injectable()
export class ReportQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly leaving = new AbortController();
  private worker: QueueWorker | undefined;

  constructor(
    @Inject(MakerService) private readonly maker: MakerService,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { KEY_PREFIX: prefix, REPORTS_AT_ONCE: concurrency } = this.config;
    this.worker = await createQueueWorker({
      redisUrl: redisUrls(this.config).queue,
      prefix,
      concurrency,
      kinds: Object.values(analystJobs),
      // Which report it is made for does not matter: the table knows whose turn it is.
      handlers: [jobHandler(makeReportJob, () => this.maker.makeAll(this.leaving.signal))],
      logger: this.logger,
      metrics: this.metrics,
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.leaving.abort(new Error('this program is leaving; another one goes on'));
    await this.worker?.close();
  }
}
