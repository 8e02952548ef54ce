import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Column, Value } from '../kinds/kind.js';
import { unpackPart } from './parts.js';

/** The file of a ready report. */
export interface FileOfJob {
  jobId: string;
  runId: string;
  columns: readonly Column[];
}

/** Rows of files, a part in memory at a time. */
@Injectable()
export class PartRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @returns null for a job that has no file (any more) */
  async selectOptionalFile(jobId: string): Promise<FileOfJob | null> {
    const rows: FileOfJob[] = await this.source.query(
      `select job_id as "jobId", run_id as "runId", columns from analyst.report_jobs where job_id = $1 and state = 'ready'`,
      [jobId],
    );
    return rows[0] ?? null;
  }

  /** All rows in order. @throws Error when the file was removed meanwhile: half a file must not look like a whole one */
  async *selectRows({ jobId, runId }: FileOfJob): AsyncGenerator<readonly Value[], void, void> {
    for (let part = 0; ; part += 1) {
      const rows: { bytes: Buffer | null }[] = await this.source.query(
        `select p.bytes from analyst.report_jobs j left join analyst.report_parts p
           on p.job_id = j.job_id and p.run_id = j.run_id and p.part = $3
         where j.job_id = $1 and j.run_id = $2`,
        [jobId, runId, part],
      );
      if (!rows[0]) throw new Error('the file was removed while it was read');
      if (!rows[0].bytes) return;
      yield* await unpackPart(rows[0].bytes);
    }
  }
}
