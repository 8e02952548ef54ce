import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { publishParameters, OutdatedParameters, type NewParameters } from '@aivy/item-bank';
import { announceRelease, CONFIG, LOGGER, type Logger, REDIS } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { AnalystConfig } from '../config.js';
import { PartRepository } from '../file/part.repository.js';
import type { Job, Owner } from '../job/job.js';
import { JobRepository } from '../job/job.repository.js';
import { CALIBRATION_COLUMNS, type Column, type Value } from '../kinds/kind.js';

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

  /** @returns the release that has them. @throws DomainError REPORT-NOTEXIST, REPORT-NOTREADY, REPORT-OUTDATED */
  async publish(jobId: string, owner: Owner): Promise<number> {
    const job = await this.jobs.selectOptional(jobId, owner);
    if (!job || job.kind !== 'item-calibration') throw new DomainError('REPORT-NOTEXIST');
    if (job.state !== 'ready') throw new DomainError('REPORT-NOTREADY');
    if (job.publishedRelease !== null) return job.publishedRelease;
    const release = await this.write(job);
    await this.jobs.updatePublished(jobId, release);
    this.logger.info({ job: jobId, release, by: owner }, 'parameters of items published');
    await announceRelease(this.redis, this.config.KEY_PREFIX, release).catch((err: unknown) =>
      this.logger.warn({ err }, 'running services find the release within a minute'),
    );
    return release;
  }

  private async write({ jobId }: Job): Promise<number> {
    const file = await this.parts.selectOptionalFile(jobId);
    if (!file) throw new DomainError('REPORT-NOTREADY');
    const read = parametersOf(file.columns);
    const parameters: NewParameters[] = [];
    for await (const row of this.parts.selectRows(file)) parameters.push(...read(row));
    try {
      return (await publishParameters(this.config.DATABASE_URL, parameters, `calibration ${jobId}`)).release;
    } catch (error) {
      if (error instanceof OutdatedParameters) throw new DomainError('REPORT-OUTDATED', undefined, { cause: error });
      throw error;
    }
  }
}

/** Reads the rows of a calibration; one that proposes nothing is no change. */
function parametersOf(columns: readonly Column[]): (row: readonly Value[]) => NewParameters[] {
  const at = (name: string): number => {
    const index = columns.findIndex((column) => column.name === name);
    if (index < 0) throw new Error(`a calibration without the column ${name}`);
    return index;
  };
  const [id, version, a, b] = (['id', 'version', 'a', 'b'] as const).map((name) => at(CALIBRATION_COLUMNS[name])) as [
    number,
    number,
    number,
    number,
  ];
  return (row) => {
    const [newA, newB] = [row[a], row[b]];
    if (typeof newA !== 'number' && typeof newB !== 'number') return [];
    return [
      {
        id: Number(row[id]),
        version: Number(row[version]),
        ...(typeof newA === 'number' && { a: newA }),
        ...(typeof newB === 'number' && { b: newB }),
      },
    ];
  };
}
