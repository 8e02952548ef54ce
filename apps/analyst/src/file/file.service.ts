import { Inject, Injectable } from '@nestjs/common';
import { writeCsv, writeJson, writeParquet } from '@aivy/analysis';
import { DomainError, FILE_PACKET_BYTES, type FileFormat, type FileHead } from '@aivy/contracts';
import type { Job, Owner } from '../job/job.js';
import { JobRepository } from '../job/job.repository.js';
import { PartRepository } from './part.repository.js';

const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
};
const WRITERS = { csv: writeCsv, json: writeJson, parquet: writeParquet };

/** Files of ready reports, written in the format asked for while they are sent. */
@Injectable()
export class FileService {
  constructor(
    @Inject(JobRepository) private readonly jobs: JobRepository,
    @Inject(PartRepository) private readonly parts: PartRepository,
  ) {}

  /** @throws DomainError REPORT-NOTEXIST, REPORT-NOTREADY */
  async head(jobId: string, format: FileFormat, owner: Owner): Promise<FileHead> {
    const { kind, finishedAt } = await this.ready(jobId, owner);
    const date = finishedAt!.toISOString().slice(0, 10);
    return { name: `aivy-${kind}-${date}.${format}`, media_type: MEDIA_TYPES[format] };
  }

  /** Its bytes, in pieces that fit a packet. @throws as `head`, and Error when it is removed meanwhile */
  async *bytes(jobId: string, format: FileFormat, owner: Owner): AsyncGenerator<Uint8Array, void, void> {
    await this.ready(jobId, owner);
    const file = await this.parts.selectOptionalFile(jobId);
    if (!file) throw new DomainError('REPORT-NOTREADY');
    for await (const piece of WRITERS[format](file.columns, this.parts.selectRows(file)))
      for (let at = 0; at < piece.length; at += FILE_PACKET_BYTES) yield piece.subarray(at, at + FILE_PACKET_BYTES);
  }

  private async ready(jobId: string, owner: Owner): Promise<Job> {
    const job = await this.jobs.selectOptional(jobId, owner);
    if (!job) throw new DomainError('REPORT-NOTEXIST');
    if (job.state !== 'ready') throw new DomainError('REPORT-NOTREADY');
    return job;
  }
}
