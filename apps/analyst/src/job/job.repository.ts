import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import type { Job, NewJob, Owner } from './job.js';
import { NEXT } from './queue-order.js';

const COLUMNS = `j.job_id as "jobId", j.kind, j.params, j.state, j.progress, j.step, j.step_number as "stepNumber", j.steps,
  n.place, j.created_by as "createdBy", j.made_by as "madeBy", j.created_at as "createdAt", j.started_at as "startedAt",
  j.finished_at as "finishedAt", j.row_count::float8 as "rowCount", j.reason, j.finding,
  j.published_release as "publishedRelease"`;
const JOBS = `with ${NEXT} select ${COLUMNS} from analyst.report_jobs j left join next n using (job_id)`;
/** Of a row `j` and a user `$1`: one's own, and what is for everybody. */
const VISIBLE = `(j.created_by = $1::uuid or j.made_by <> 'analyst')`;

/** What became of a report that was published. */
interface Published {
  release: number;
  /** Ids of the items of a calibration. */
  items?: readonly number[];
}

/** Ordered reports, as those see them who ordered them. */
@Injectable()
export class JobRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async insert({ jobId, createdBy, madeBy, night, kind, params }: NewJob, transaction: Transaction): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      `insert into analyst.report_jobs (job_id, created_by, made_by, night, kind, params) values ($1, $2, $3, $4, $5, $6)
       on conflict (night, kind) where night is not null do nothing returning job_id`,
      [jobId, createdBy, madeBy, night, kind, JSON.stringify(params)],
    );
    return rows.length > 0;
  }

  /** Of two orders of one analyst at once the second waits until the transaction of the first has ended. */
  async countWaiting(owner: string, transaction: Transaction): Promise<number> {
    await transaction.query(`select pg_advisory_xact_lock(hashtextextended('analyst.order ' || $1::text, 0))`, [owner]);
    const rows: { count: number }[] = await transaction.query(
      `select count(*)::int as count from analyst.report_jobs where created_by = $1 and state = 'waiting'`,
      [owner],
    );
    return rows[0]!.count;
  }

  /** The newest, or those older than one of them. */
  async selectPage(owner: Owner, before: string | undefined, limit: number): Promise<Job[]> {
    return this.source.query(
      `${JOBS} where ${VISIBLE} and ($2::uuid is null or (j.created_at, j.job_id) <
         (select o.created_at, o.job_id from analyst.report_jobs o where o.job_id = $2::uuid))
       order by j.created_at desc, j.job_id desc limit $3`,
      [owner, before ?? null, limit],
    );
  }

  async selectOptional(jobId: string, owner: Owner): Promise<Job | null> {
    const rows: Job[] = await this.source.query(`${JOBS} where ${VISIBLE} and j.job_id = $2`, [owner, jobId]);
    return rows[0] ?? null;
  }

  async selectOfUser(userId: string): Promise<Job[]> {
    return this.source.query(`${JOBS} where j.created_by = $1 order by j.created_at, j.job_id`, [userId]);
  }

  /** @returns whether it was waiting or being made */
  async updateCancelled(jobId: string, transaction: Transaction): Promise<boolean> {
    const [, count]: [unknown, number] = await transaction.query(
      `update analyst.report_jobs set state = 'cancelled', finished_at = now(), run_id = null, step = null,
         step_number = null, steps = null where job_id = $1 and state in ('waiting', 'active')`,
      [jobId],
    );
    await transaction.query('delete from analyst.report_parts where job_id = $1 and $2', [jobId, count > 0]);
    return count > 0;
  }

  /** Removes one that is over, with its file. */
  async delete(jobId: string, transaction: Transaction): Promise<void> {
    await transaction.query('delete from analyst.report_jobs where job_id = $1 and finished_at is not null', [jobId]);
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.source.query('delete from analyst.report_jobs where created_by = $1', [userId]);
  }

  /** Orders it anew. @returns how often it was ordered by now; null when it has neither failed nor been cancelled */
  async updateRetried(jobId: string, transaction: Transaction): Promise<number | null> {
    const [rows]: [{ orders: number }[], number] = await transaction.query(
      `update analyst.report_jobs set state = 'waiting', orders = orders + 1, tries = 0, queued_at = now(), progress = 0,
         started_at = null, finished_at = null, reason = null, run_id = null
       where job_id = $1 and state in ('failed', 'cancelled') returning orders`,
      [jobId],
    );
    return rows[0]?.orders ?? null;
  }

  async updatePublished(jobId: string, { release, items }: Published): Promise<void> {
    await this.source.query(
      'update analyst.report_jobs set published_release = $2, published_items = $3 where job_id = $1',
      [jobId, release, items ? JSON.stringify(items) : null],
    );
  }

  /** Ids of the items of a calibration that were published; null before. */
  async selectPublishedItems(jobId: string): Promise<number[] | null> {
    const rows: { items: number[] | null }[] = await this.source.query(
      'select published_items as items from analyst.report_jobs where job_id = $1',
      [jobId],
    );
    return rows[0]?.items ?? null;
  }

  /** Removes what has been over for so many days, and parts that no job counts as its own. @returns how many jobs went */
  async deleteOld(days: number): Promise<number> {
    await this.source.query(
      `delete from analyst.report_parts p using analyst.report_jobs j where j.job_id = p.job_id
         and (j.run_id is distinct from p.run_id or j.state not in ('active', 'ready'))`,
    );
    const [, count]: [unknown, number] = await this.source.query(
      'delete from analyst.report_jobs where finished_at < now() - make_interval(days => $1)',
      [days],
    );
    return count;
  }
}
