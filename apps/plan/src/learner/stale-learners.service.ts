import { Inject, Injectable } from '@nestjs/common';
import { updateLearnerJob } from '@aivy/contracts';
import { LOGGER, Outbox, OVERDUE_MINUTES, requeueSuffix, Transactions, type Logger } from '@aivy/server-kit';
import { updateJobId } from './evidence-writer.service.js';
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
   * Sends their jobs again under the ids that they have: a queue that still holds one takes no second one. When all
   * tries of a job must be over it has failed for good and gets an id that the queue has not seen, once an hour.
   * @returns how many learners there were
   */
  async enqueue(): Promise<number> {
    const count = await this.transactions.run(async (manager) => {
      const stale = await this.learners.selectStale(STALE_SECONDS, AT_ONCE, manager);
      await this.outbox.sendAgain(
        manager,
        stale.map(({ userId, version }) => updateJobId(userId, version)),
        STALE_SECONDS,
      );
      for (const { userId, version, seconds } of stale)
        if (seconds > OVERDUE_MINUTES * 60)
          await this.outbox.add(manager, updateLearnerJob, `${updateJobId(userId, version)}${requeueSuffix()}`, {
            user_id: userId,
            version,
          });
      return stale.length;
    });
    if (count > 0) this.logger.warn({ count }, 'learners are behind their evidence: enqueued again');
    return count;
  }
}
