import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { writeCsv, writeJson, writeParquet } from '@aivy/analysis';
import {
  DomainError,
  type FileChunk,
  type FileFormat,
  type FileHead,
  type InternalInputOf,
  type reportFileChunk,
} from '@aivy/contracts';
import type { Job, Owner } from '../job/job.js';
import { JobRepository } from '../job/job.repository.js';
import { OpenFiles } from './open-files.js';
import { PartRepository } from './part.repository.js';

type ChunkOfReport = InternalInputOf<typeof reportFileChunk>;

const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
};
const WRITERS = { csv: writeCsv, json: writeJson, parquet: writeParquet };

/** Files of ready reports, written in the format asked for while they are sent. */
@Injectable()
export class FileService implements OnModuleDestroy {
  private readonly open = new OpenFiles();

  constructor(
    @Inject(JobRepository) private readonly jobs: JobRepository,
    @Inject(PartRepository) private readonly parts: PartRepository,
  ) {}

  onModuleDestroy(): void {
    this.open.closeAll();
  }

  /** @throws DomainError REPORT-NOTEXIST, REPORT-NOTREADY */
  async head(jobId: string, format: FileFormat, owner: Owner): Promise<FileHead> {
    const { kind, finishedAt } = await this.ready(jobId, owner);
    const date = finishedAt!.toISOString().slice(0, 10);
    return { name: `aivy-${kind}-${date}.${format}`, media_type: MEDIA_TYPES[format] };
  }

  /** @throws as `head`, and Error when the file is removed meanwhile */
  async chunk({ job_id, format, download, chunk }: ChunkOfReport, owner: Owner): Promise<FileChunk> {
    await this.ready(job_id, owner);
    return this.open.chunk(download, chunk, () => this.bytes(job_id, format));
  }

  private async *bytes(jobId: string, format: FileFormat): AsyncGenerator<Uint8Array, void, void> {
    const file = await this.parts.selectOptionalFile(jobId);
    if (!file) throw new DomainError('REPORT-NOTREADY');
    yield* WRITERS[format](file.columns, this.parts.selectRows(file));
  }

  private async ready(jobId: string, owner: Owner): Promise<Job> {
    const job = await this.jobs.selectOptional(jobId, owner);
    if (!job) throw new DomainError('REPORT-NOTEXIST');
    if (job.state !== 'ready') throw new DomainError('REPORT-NOTREADY');
    return job;
  }
}
