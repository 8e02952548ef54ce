import { Injectable } from '@nestjs/common';
import { sentName, type JobKind } from '@aivy/contracts';
import type { EntityManager } from 'typeorm';
import { currentRequest } from '../request/request-context.js';
import * as z from 'zod/mini';
import { markTransaction } from './commit-watch.js';
import { outboxTable } from './outbox-table.js';

/** BullMQ splits its keys at colons and refuses a custom id with one. */
const JOB_ID = /^[\w.-]{1,200}$/;

/** Hands work to the queues as part of a database transaction: both happen, or neither. */
@Injectable()
export class Outbox {
  /**
   * Call it inside the transaction whose outcome the job belongs to; the relay sends it right after the commit.
   * A job id that was added before is left alone, so that a repeated request does not repeat its effect.
   * @throws Error when the job id has characters other than letters, digits, `_ . -`, or the data does not fit the kind
   */
  async add<D extends z.ZodMiniType>(
    manager: EntityManager,
    job: JobKind<D>,
    jobId: string,
    data: z.infer<D>,
  ): Promise<void> {
    await this.addAll(manager, job, [{ jobId, data }]);
  }

  /** The same for many jobs of a kind, in one statement. */
  async addAll<D extends z.ZodMiniType>(
    manager: EntityManager,
    job: JobKind<D>,
    jobs: readonly { jobId: string; data: z.infer<D> }[],
  ): Promise<void> {
    const wrong = jobs.find(({ jobId }) => !JOB_ID.test(jobId));
    if (wrong) throw new Error(`Not a job id: ${wrong.jobId}`);
    const checked = jobs.map(({ data }) => z.parse(job.data, data));
    if (jobs.length === 0) return;
    await manager.query(
      `insert into ${outboxTable(manager.connection)} (queue, name, job_id, data, traceparent)
       select $1, $2, job.id, job.data, $5::text from unnest($3::text[], $4::jsonb[]) as job(id, data) on conflict (job_id) do nothing`,
      [
        job.queue,
        sentName(job),
        jobs.map(({ jobId }) => jobId),
        checked.map((data) => JSON.stringify(data)),
        currentRequest()?.span?.traceparent,
      ],
    );
    markTransaction(manager.queryRunner);
  }

  /**
   * Sends jobs again that were sent at least this long ago, under the ids they have: a queue that still holds one takes
   * no second one. Of several replicas that ask at once, one sends.
   * @returns how many there were
   */
  async sendAgain(manager: EntityManager, jobIds: readonly string[], sentSecondsAgo: number): Promise<number> {
    const [, count]: [unknown, number] = await manager.query(
      `update ${outboxTable(manager.connection)} set sent_at = null where job_id = any($1) and sent_at < now() - make_interval(secs => $2)`,
      [jobIds, sentSecondsAgo],
    );
    if (count > 0) markTransaction(manager.queryRunner);
    return count;
  }

  /** Forgets the jobs of a kind whose data names the user, sent or not, as part of erasing that user. */
  async deleteOfUser(
    manager: EntityManager,
    job: Pick<JobKind, 'name' | 'formerNames'>,
    userId: string,
  ): Promise<void> {
    await manager.query(`delete from ${outboxTable(manager.connection)} where name = $1 and data ->> 'user_id' = $2`, [
      sentName(job),
      userId,
    ]);
  }
}
