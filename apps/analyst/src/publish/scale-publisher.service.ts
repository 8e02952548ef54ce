import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Subject } from '@aivy/contracts';
import { OutdatedLink, publishLink } from '@aivy/item-bank';
import { isPlausible, linkOf, recordOf, type LinkingRecord, type SectionLink } from '@aivy/psychometrics';
import { announceRelease, CONFIG, LOGGER, type Logger, REDIS } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { AnalystConfig } from '../config.js';
import { PartRepository, type FileOfJob } from '../file/part.repository.js';
import type { Job, Owner } from '../job/job.js';
import { JobRepository } from '../job/job.repository.js';

/** The scale that official scores have measured becomes the one that scores are made by: a person has said so. */
@Injectable()
export class ScalePublisher {
  constructor(
    @Inject(JobRepository) private readonly jobs: JobRepository,
    @Inject(PartRepository) private readonly parts: PartRepository,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Said again, it answers the release of the first time.
   * @throws DomainError REPORT-NOTEXIST, REPORT-NOTREADY, REPORT-SCALEOUTDATED, REPORT-SCALEIMPLAUSIBLE
   */
  async publish(jobId: string, owner: Owner): Promise<number> {
    const job = await this.jobs.selectOptional(jobId, owner);
    if (!job || job.kind !== 'score-link') throw new DomainError('REPORT-NOTEXIST');
    if (job.state !== 'ready') throw new DomainError('REPORT-NOTREADY');
    if (job.publishedRelease !== null) return job.publishedRelease;
    const release = await this.write(job);
    await this.jobs.updatePublished(jobId, { release });
    this.logger.info({ job: jobId, release, by: owner }, 'scale published');
    await announceRelease(this.redis, this.config.KEY_PREFIX, release).catch((err: unknown) =>
      this.logger.warn({ err }, 'running services find the release within a minute'),
    );
    return release;
  }

  private async write(job: Job): Promise<number> {
    const file = await this.parts.selectOptionalFile(job.jobId);
    if (!file) throw new DomainError('REPORT-NOTREADY');
    const { instead, measured } = await this.read(file);
    // Students say their official scores themselves: what makes everybody's scores must be more than their word.
    if (!Object.values(measured).every(isPlausible)) throw new DomainError('REPORT-SCALEIMPLAUSIBLE');
    // A section with too few pairs stays as it is.
    const after = (present: LinkingRecord): LinkingRecord => {
      const section = (subject: Subject): SectionLink => measured[subject] ?? linkOf(present, subject);
      return recordOf(versionOf(job), section('english'), section('math'));
    };
    try {
      const note = `score-link ${job.jobId}`;
      return (await publishLink(this.config.DATABASE_URL, { note, instead, after })).release;
    } catch (error) {
      if (error instanceof OutdatedLink) throw new DomainError('REPORT-SCALEOUTDATED', undefined, { cause: error });
      throw error;
    }
  }

  /** What the rows say of the sections that are in them, and instead of which record. */
  private async read(file: FileOfJob): Promise<{ instead: string; measured: Partial<Record<Subject, SectionLink>> }> {
    const at = (name: string): number => file.columns.findIndex((column) => column.name === name);
    const measured: Partial<Record<Subject, SectionLink>> = {};
    let instead = '';
    for await (const row of this.parts.selectRows(file)) {
      const number = (name: string): number => Number(row[at(name)]);
      instead = String(row[at('present_version')]);
      measured[row[at('section')] as Subject] = {
        intercept: number('intercept'),
        slope: number('slope'),
        scaleSd: number('scale_sd'),
        pairs: number('pairs'),
      };
    }
    return { instead, measured };
  }
}

/** By the day of the comparison for people, by its order for machines. */
const versionOf = ({ jobId, finishedAt }: Job): string =>
  `link-${finishedAt!.toISOString().slice(0, 10)}-${jobId.slice(0, 8)}`;
