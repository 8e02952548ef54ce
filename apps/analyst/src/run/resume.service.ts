import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { makeReportJob } from '@aivy/contracts';
import { Outbox, Transactions } from '@aivy/server-kit';
import { RunRepository } from './run.repository.js';

/** Sees to it that no report waits for somebody who does not come: its job in the queue may be gone while it is not made. */
@Injectable()
export class ResumeService {
  constructor(
    @Inject(RunRepository) private readonly runs: RunRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async resume(): Promise<void> {
    if (!(await this.runs.hasWork())) return;
    const id = randomUUID();
    await this.transactions.run((transaction) =>
      this.outbox.add(transaction, makeReportJob, `report-${id}-0`, { job_id: id, order: 0 }),
    );
  }
}
