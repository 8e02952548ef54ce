import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { publishParameters, OutdatedParameters, type PublishedParameters } from '@aivy/item-bank';
import { announceRelease, CONFIG, LOGGER, type Logger, REDIS } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { AnalystConfig } from '../config.js';
import { PartRepository } from '../file/part.repository.js';
import type { Job, Owner } from '../job/job.js';
import { JobRepository } from '../job/job.repository.js';
import { chosenOf, type Choice } from './chosen-rows.js';

/** The parameters of a calibration become those that students are measured by: a person has said so, and nothing else does it. */
@Injectable()
export class PublishService {
  constructor(
    @Inject(JobRepository) private readonly jobs: JobRepository,
    @Inject(PartRepository) private readonly parts: PartRepository,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Said again, it answers what was published the first time, whatever is chosen then.
   * @throws DomainError REPORT-NOTEXIST, REPORT-NOTREADY, REPORT-NOTHING, REPORT-OUTDATED
   */
  async publish(jobId: string, owner: Owner, choice: Choice = {}): Promise<PublishedParameters> {
    const job = await this.jobs.selectOptional(jobId, owner);
    if (!job || job.kind !== 'item-calibration') throw new DomainError('REPORT-NOTEXIST');
    if (job.state !== 'ready') throw new DomainError('REPORT-NOTREADY');
    if (job.publishedRelease !== null)
      return { release: job.publishedRelease, items: (await this.jobs.selectPublishedItems(jobId)) ?? [] };
    const published = await this.write(job, choice);
    await this.jobs.updatePublished(jobId, published);
    const { release, items } = published;
    this.logger.info({ job: jobId, release, items: items.length, by: owner }, 'parameters of items published');
    await announceRelease(this.redis, this.config.KEY_PREFIX, release).catch((err: unknown) =>
      this.logger.warn({ err }, 'running services find the release within a minute'),
    );
    return published;
  }

  private async write(job: Job, choice: Choice): Promise<PublishedParameters> {
    const { jobId } = job;
    const file = await this.parts.selectOptionalFile(jobId);
    if (!file) throw new DomainError('REPORT-NOTREADY');
    const { columns } = file;
    const { parameters, newAnchors } = await chosenOf({ columns, rows: this.parts.selectRows(file) }, choice);
    if (parameters.length === 0) throw new DomainError('REPORT-NOTHING');
    try {
      const parameterVersion = parameterVersionOf(job);
      const publication = { note: `calibration ${jobId}`, parameterVersion, newAnchors };
      return await publishParameters(this.config.DATABASE_URL, parameters, publication);
    } catch (error) {
      if (error instanceof OutdatedParameters) throw new DomainError('REPORT-OUTDATED', undefined, { cause: error });
      throw error;
    }
  }
}

/** By the day of the calibration for people, by its order for machines. */
const parameterVersionOf = ({ jobId, finishedAt }: Job): string =>
  `calibration-${finishedAt!.toISOString().slice(0, 10)}-${jobId.slice(0, 8)}`;
