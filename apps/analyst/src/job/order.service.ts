import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, makeReportJob, type ReportOrder } from '@aivy/contracts';
import { Outbox, Transactions, type Transaction } from '@aivy/server-kit';
import { JobNotices } from './job-notices.js';
import { JobRepository } from './job.repository.js';
import type { Job, MadeBy, Owner } from './job.js';

/** Waiting reports of one analyst: more would only make a queue of old wishes. */
const MOST_WAITING = 5;

/** Orders, and the end of them. */
@Injectable()
export class OrderService {
  constructor(
    @Inject(JobRepository) private readonly jobs: JobRepository,
    @Inject(JobNotices) private readonly notices: JobNotices,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError REPORT-TOOMANY */
  submit(order: ReportOrder, owner: Owner): Promise<string> {
    return this.transactions.run(async (transaction) => {
      await this.requireRoom(owner, transaction);
      const madeBy: MadeBy = owner === null ? 'command' : 'analyst';
      const job = { ...order, jobId: randomUUID(), createdBy: owner, madeBy, night: null };
      await this.jobs.insert(job, transaction);
      await this.enqueue(job.jobId, 1, transaction);
      return job.jobId;
    });
  }

  /** Reports of one night; those that were ordered already are left alone. @returns how many are new */
  orderNight(orders: readonly ReportOrder[], night: string): Promise<number> {
    return this.transactions.run(async (transaction) => {
      let count = 0;
      for (const order of orders) {
        const job = { ...order, jobId: randomUUID(), createdBy: null, madeBy: 'nightly' as const, night };
        if (!(await this.jobs.insert(job, transaction))) continue;
        await this.enqueue(job.jobId, 1, transaction);
        count += 1;
      }
      return count;
    });
  }

  /**
   * Cancels it, or removes it when it is over.
   * @param onlyCancel one that is over stays: it was still being made when the analyst looked
   * @throws DomainError REPORT-NOTEXIST, REPORT-SHARED
   */
  async remove(jobId: string, owner: Owner, onlyCancel = false): Promise<void> {
    const job = await this.job(jobId, owner);
    if (job.madeBy !== 'analyst' && !(owner === null && job.madeBy === 'command'))
      throw new DomainError('REPORT-SHARED');
    const cancelled = await this.transactions.run(async (transaction) => {
      if (await this.jobs.updateCancelled(jobId, transaction)) return true;
      if (!onlyCancel) await this.jobs.delete(jobId, transaction);
      return false;
    });
    if (cancelled) this.notices.moved(job, { state: 'cancelled', progress: 0, step: null });
  }

  /** @throws DomainError REPORT-NOTEXIST, REPORT-NOTFAILED, REPORT-TOOMANY */
  async retry(jobId: string, owner: Owner): Promise<void> {
    await this.job(jobId, owner);
    await this.transactions.run(async (transaction) => {
      await this.requireRoom(owner, transaction);
      const orders = await this.jobs.updateRetried(jobId, transaction);
      if (orders === null) throw new DomainError('REPORT-NOTFAILED');
      await this.enqueue(jobId, orders, transaction);
    });
  }

  private async requireRoom(owner: Owner, transaction: Transaction): Promise<void> {
    if (owner !== null && (await this.jobs.countWaiting(owner, transaction)) >= MOST_WAITING)
      throw new DomainError('REPORT-TOOMANY');
  }

  private enqueue(jobId: string, order: number, transaction: Transaction): Promise<void> {
    return this.outbox.add(transaction, makeReportJob, `report-${jobId}-${order}`, { job_id: jobId, order });
  }

  private async job(jobId: string, owner: Owner): Promise<Job> {
    const job = await this.jobs.selectOptional(jobId, owner);
    if (!job) throw new DomainError('REPORT-NOTEXIST');
    return job;
  }
}
