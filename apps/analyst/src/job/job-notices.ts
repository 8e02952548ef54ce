import { Inject, Injectable } from '@nestjs/common';
import type { ReportState } from '@aivy/contracts';
import { CONFIG, LOGGER, type Logger, publishNotice, REDIS } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { AnalystConfig } from '../config.js';
import type { Owner } from './job.js';

/** Of one report; its end is told at once. */
const TELL_EVERY_MS = 1_000;

interface News {
  state: ReportState;
  progress: number;
  step: string | null;
}

/** Tells whoever ordered a report how far it is. Losing a word is harmless: the page asks as well. */
@Injectable()
export class JobNotices {
  private readonly told = new Map<string, { at: number; progress: number }>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  moved({ jobId, createdBy }: { jobId: string; createdBy: Owner }, { state, progress, step }: News): void {
    if (createdBy === null) return;
    const last = this.told.get(jobId);
    const now = performance.now();
    if (state !== 'active') this.told.delete(jobId);
    else if (last && (now - last.at < TELL_EVERY_MS || last.progress === progress)) return;
    else this.told.set(jobId, { at: now, progress });
    publishNotice(this.redis, this.config.KEY_PREFIX, {
      user_id: createdBy,
      event: 'report-job',
      data: { job_id: jobId, state, progress, step },
    }).catch((err: unknown) => this.logger.warn({ err, job: jobId }, 'news of a report could not be told'));
  }
}
