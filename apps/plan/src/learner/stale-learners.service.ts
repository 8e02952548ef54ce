import { Inject, Injectable } from '@nestjs/common';
import { updateLearnerJob } from '@aivy/contracts';
import { LOGGER, Outbox, OVERDUE_MINUTES, requeueSuffix, Transactions, type Logger } from '@aivy/server-kit';
import { updateJob } from './evidence-writer.service.js';
import { LearnerRepository } from './learner.repository.js';

/** A recomputation takes a second: after this its job may be lost. */
const STALE_SECONDS = 60;
const AT_ONCE = 500;

/** Learners whose state has fallen behind their evidence. */
@Injectable()
export class StaleLearners {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(LearnerRepository) private readonly learners: LearnerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends their jobs again under the ids that they have: a queue that still holds one takes no second one. A learner whom
   * the job of a test should have computed gets one now. When all tries of a job must be over it has failed for good and
   * gets an id that the queue has not seen, once an hour.
   * @returns how many learners there were
   */
  async enqueue(): Promise<number> {
    const count = await this.transactions.run(async (manager) => {
      const stale = await this.learners.selectStale(STALE_SECONDS, AT_ONCE, manager);
      const jobs = stale.map(({ userId, version }) => updateJob(userId, version));
      await this.outbox.sendAgain(
        manager,
        jobs.map(({ jobId }) => jobId),
        STALE_SECONDS,
      );
      const overdue = stale
        .filter(({ seconds }) => seconds > OVERDUE_MINUTES * 60)
        .map(({ userId, version }) => updateJob(userId, version, requeueSuffix()));
      await this.outbox.addAll(manager, updateLearnerJob, [...jobs, ...overdue]);
      return stale.length;
    });
    if (count > 0) this.logger.warn({ count }, 'learners are behind their evidence: enqueued again');
    return count;
  }
}
