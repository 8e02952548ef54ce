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

  private async write(job: Job): Promise<number> {
    const { jobId } = job;
    const file = await this.parts.selectOptionalFile(jobId);
    if (!file) throw new DomainError('REPORT-NOTREADY');
    const read = proposalsOf(file.columns);
    // An item has one set of parameters, and its score counts in tests: what they say goes before what practice says.
    const parameters = new Map<number, Proposed>();
    for await (const row of this.parts.selectRows(file)) {
      const proposed = read(row);
      if (proposed && !(proposed.isPractice && parameters.has(proposed.id))) parameters.set(proposed.id, proposed);
    }
    const changes = [...parameters.values()].map(({ isPractice: _, ...change }) => change);
    try {
      const publication = { note: `calibration ${jobId}`, parameterVersion: parameterVersionOf(job) };
      return (await publishParameters(this.config.DATABASE_URL, changes, publication)).release;
    } catch (error) {
      if (error instanceof OutdatedParameters) throw new DomainError('REPORT-OUTDATED', undefined, { cause: error });
      throw error;
    }
  }
}

/** By the day of the calibration for people, by its order for machines. */
const parameterVersionOf = ({ jobId, finishedAt }: Job): string =>
  `calibration-${finishedAt!.toISOString().slice(0, 10)}-${jobId.slice(0, 8)}`;

interface Proposed extends NewParameters {
  isPractice: boolean;
}

/** Reads the rows of a calibration; one that proposes nothing is no change. */
function proposalsOf(columns: readonly Column[]): (row: readonly Value[]) => Proposed | undefined {
  const at = (name: string): number => {
    const index = columns.findIndex((column) => column.name === name);
    if (index < 0) throw new Error(`a calibration without the column ${name}`);
    return index;
  };
  const { id, version, setting, a, b, bSd } = CALIBRATION_COLUMNS;
  const place = { id: at(id), version: at(version), setting: at(setting), a: at(a), b: at(b), bSd: at(bSd) };
  return (row) => {
    const [newA, newB, newSd] = [row[place.a], row[place.b], row[place.bSd]];
    if (typeof newA !== 'number' && typeof newB !== 'number') return undefined;
    return {
      id: Number(row[place.id]),
      version: Number(row[place.version]),
      ...(typeof newA === 'number' && { a: newA }),
      ...(typeof newB === 'number' && { b: newB }),
      ...(typeof newB === 'number' && typeof newSd === 'number' && { bSd: newSd }),
      isPractice: row[place.setting] === 'practice',
    };
  };
}
