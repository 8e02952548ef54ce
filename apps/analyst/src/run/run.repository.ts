import { Inject, Injectable } from '@nestjs/common';
import type { ReportKindName, ReportState } from '@aivy/contracts';
import { DataSource } from 'typeorm';
import type { Made, Run, Standing } from '../job/job.js';
import { NEXT } from '../job/queue-order.js';
import { ITEM_KINDS, kinOf } from '../kinds/counted.js';
import type { Cell, PublishedReport } from '../kinds/kind.js';

/** A run that has said nothing for so long is dead: it says something twice a second. */
const DEAD_AFTER_SECONDS = 8;

/** Reports of which what they have told is in memory at once: a megabyte each at the most. */
const READ_AT_ONCE = 4;

const RUN = `job_id as "jobId", run_id as "runId", kind, params, created_by as "createdBy", tries`;
/** Still this one's to make: not cancelled, not removed, and nobody else has taken it up. */
const MINE = `job_id = $1 and run_id = $2 and state = 'active'`;

/** Reports while they are made. Every step names its run, so that one who was taken for dead changes nothing any more. */
@Injectable()
export class RunRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Takes the next job: one whose program has died, else the first in the queue while nothing is being made of its kind or
   * of one that counts the same, so that each is held against the other. Takers take turns.
   */
  async updateTaken(runId: string): Promise<Run | null> {
    return this.source.transaction(async (transaction) => {
      await transaction.query(`select pg_advisory_xact_lock(hashtextextended('analyst.take', 0))`);
      const [rows]: [Run[], number] = await transaction.query(
        `with ${NEXT}, taken as (
           (select job_id from analyst.report_jobs where state = 'active'
              and beat_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS}) order by started_at limit 1)
           union all
           (select job_id from next where not exists (select 1 from analyst.report_jobs made where made.state = 'active'
                and (made.kind = next.kind or (made.kind = any ($2) and next.kind = any ($2))))
              order by place limit 1)
           limit 1
         )
         update analyst.report_jobs set state = 'active', run_id = $1, beat_at = now(), tries = tries + 1,
           started_at = now(), progress = 0, step = null, step_number = null, steps = null
         where job_id in (select job_id from taken) returning ${RUN}`,
        [runId, ITEM_KINDS],
      );
      const [run] = rows;
      // Of whoever began it before.
      if (run && run.tries > 1)
        await transaction.query('delete from analyst.report_parts where job_id = $1', [run.jobId]);
      return run ?? null;
    });
  }

  /** Says that a run lives, and how far it is. @returns false when it is not its own any more */
  async updateStanding({ jobId, runId }: Run, { progress, step, stepNumber, steps }: Standing): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update analyst.report_jobs set beat_at = now(), progress = $3, step = $4, step_number = $5, steps = $6 where ${MINE}`,
      [jobId, runId, progress, step, stepNumber, steps],
    );
    return count > 0;
  }

  /** @returns false when it is not its own any more; then nothing was kept */
  async insertPart({ jobId, runId }: Run, part: number, bytes: Uint8Array): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `insert into analyst.report_parts (job_id, run_id, part, bytes)
       select job_id, run_id, $3, $4 from analyst.report_jobs where ${MINE} for share returning part`,
      [jobId, runId, part, bytes],
    );
    return rows.length > 0;
  }

  /** The report is there, its file whole, and what it says of groups is known from now on. @returns as `insertPart` */
  async updateReady({ jobId, runId }: Run, made: Made, cells: readonly Cell[]): Promise<boolean> {
    return this.source.transaction(async (transaction) => {
      const [, count]: [unknown, number] = await transaction.query(
        `update analyst.report_jobs set state = 'ready', finished_at = now(), progress = 1, step = null, step_number = null,
           steps = null, row_count = $3, finding = $4, columns = $5 where ${MINE}`,
        [jobId, runId, made.rowCount, JSON.stringify(made.finding), JSON.stringify(made.columns)],
      );
      if (count === 0) return false;
      await transaction.query(
        `insert into analyst.published_reports (job_id, kind, params, made_at, cells)
         select job_id, kind, params, started_at, $2 from analyst.report_jobs where job_id = $1
         on conflict (job_id) do update set made_at = excluded.made_at, cells = excluded.cells`,
        [jobId, JSON.stringify(cells)],
      );
      return true;
    });
  }

  /** It ends without a report. @param reason for people @returns as `insertPart` */
  async updateEnded(
    { jobId, runId }: Run,
    state: Extract<ReportState, 'failed' | 'suppressed'>,
    reason: string,
  ): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update analyst.report_jobs set state = $3, reason = $4, finished_at = now(), step = null, step_number = null,
         steps = null where ${MINE}`,
      [jobId, runId, state, reason],
    );
    return count > 0;
  }

  /** Back into the queue, as if it had not been taken. */
  async updateGivenBack({ jobId, runId }: Run): Promise<void> {
    await this.source.query(
      `update analyst.report_jobs set state = 'waiting', tries = tries - 1, run_id = null, beat_at = null, progress = 0,
         started_at = null, step = null, step_number = null, steps = null where ${MINE}`,
      [jobId, runId],
    );
  }

  /** What a run has left of a file that nobody will have. That of a report that is ready stays. */
  async deleteParts({ jobId, runId }: Run): Promise<void> {
    await this.source.query(
      `delete from analyst.report_parts where job_id = $1 and run_id = $2 and not exists
         (select 1 from analyst.report_jobs where job_id = $1 and run_id = $2 and state = 'ready')`,
      [jobId, runId],
    );
  }

  /** What was published of a kind and of those that count the same, the oldest first; read a few at a time. */
  async *selectPublished(kind: ReportKindName): AsyncGenerator<PublishedReport> {
    const all: { id: string }[] = await this.source.query(
      `select job_id as id from analyst.published_reports where kind = any ($1) order by made_at, job_id`,
      [kinOf(kind)],
    );
    for (let at = 0; at < all.length; at += READ_AT_ONCE) {
      const rows: PublishedReport[] = await this.source.query(
        `select params, made_at as "madeAt", cells from analyst.published_reports where job_id = any ($1)
           order by made_at, job_id`,
        [all.slice(at, at + READ_AT_ONCE).map(({ id }) => id)],
      );
      yield* rows;
    }
  }

  /** Is there anything to make that nobody makes? */
  async hasWork(): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `select 1 from analyst.report_jobs where state = 'waiting'
         or (state = 'active' and beat_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})) limit 1`,
    );
    return rows.length > 0;
  }
}
