import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  JOBS_AT_ONCE,
  type getReport,
  type listReports,
  type OutputOf,
  type ReportJob,
  DAY_MS,
} from '@aivy/contracts';
import { CONFIG } from '@aivy/server-kit';
import type { AnalystConfig } from '../config.js';
import type { Job, Owner } from './job.js';
import { JobRepository } from './job.repository.js';

/** Reports as analysts see them. */
@Injectable()
export class ViewService {
  constructor(
    @Inject(JobRepository) private readonly jobs: JobRepository,
    @Inject(CONFIG) private readonly config: AnalystConfig,
  ) {}

  async list(owner: Owner, before: string | undefined): Promise<OutputOf<typeof listReports>> {
    const found = await this.jobs.selectPage(owner, before, JOBS_AT_ONCE + 1);
    return {
      jobs: found.slice(0, JOBS_AT_ONCE).map((job) => this.onWire(job)),
      more: found.length > JOBS_AT_ONCE,
    };
  }

  /** @throws DomainError REPORT-NOTEXIST */
  async one(jobId: string, owner: Owner): Promise<OutputOf<typeof getReport>> {
    const job = await this.jobs.selectOptional(jobId, owner);
    if (!job) throw new DomainError('REPORT-NOTEXIST');
    const published_items = job.publishedRelease === null ? null : await this.jobs.selectPublishedItems(jobId);
    return { ...this.onWire(job), finding: job.finding, published_items };
  }

  private onWire(job: Job): ReportJob {
    const { finishedAt } = job;
    const keptUntil = finishedAt && new Date(finishedAt.getTime() + this.config.REPORT_KEEP_DAYS * DAY_MS);
    return {
      id: job.jobId,
      kind: job.kind,
      params: job.params,
      state: job.state,
      progress: job.progress,
      step: job.step,
      step_number: job.stepNumber,
      steps: job.steps,
      place: job.place,
      made_by: job.madeBy,
      created_at: job.createdAt.toISOString(),
      started_at: job.startedAt?.toISOString() ?? null,
      finished_at: finishedAt?.toISOString() ?? null,
      kept_until: keptUntil?.toISOString() ?? null,
      rows: job.rowCount,
      reason: job.reason,
      published_release: job.publishedRelease,
    };
  }
}
