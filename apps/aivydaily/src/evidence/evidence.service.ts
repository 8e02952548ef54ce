import { Inject, Injectable } from '@nestjs/common';
import { recordMissionJob, recordPracticeJob } from '@aivy/contracts';
import {
  LOGGER,
  Outbox,
  OVERDUE_MINUTES,
  requeueSuffix,
  Transactions,
  type Logger,
  type Transaction,
} from '@aivy/server-kit';
import { evidenceOf, missionJobId, practiceJobId, type FinishedMission, type PractisedAttempt } from './evidence.js';
import { EvidenceRepository } from './evidence.repository.js';

/** Handed over at one look; the next ones follow at the next. */
const AT_ONCE = 500;

/** Brings attempts to the learner record and missions to the plan, in the transaction of what they belong to. */
@Injectable()
export class EvidenceService {
  constructor(
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param suffix makes the order one that the queue has not seen */
  async enqueue(transaction: Transaction, attempt: PractisedAttempt, suffix = ''): Promise<void> {
    await this.outbox.add(transaction, recordPracticeJob, `${practiceJobId(attempt)}${suffix}`, {
      user_id: attempt.userId,
      conversation_id: attempt.conversationId,
      finished_at: attempt.givenAt.getTime(),
      entries: [evidenceOf(attempt)],
    });
  }

  async enqueueMission(transaction: Transaction, mission: FinishedMission, suffix = ''): Promise<void> {
    await this.outbox.add(transaction, recordMissionJob, `${missionJobId(mission)}${suffix}`, {
      user_id: mission.userId,
      conversation_id: mission.conversationId,
      date: mission.date,
    });
  }

  /**
   * Enqueues what the record and the plan have not: the jobs have failed for good or were lost. Taken in twice it counts
   * once.
   * @returns how many there were
   */
  async enqueueUnrecorded(): Promise<number> {
    const count = await this.transactions.run(async (transaction) => {
      const attempts = await this.evidence.takeUnrecorded(OVERDUE_MINUTES, AT_ONCE, transaction);
      const missions = await this.evidence.takeUnrecordedMissions(OVERDUE_MINUTES, AT_ONCE, transaction);
      for (const attempt of attempts) await this.enqueue(transaction, attempt, requeueSuffix());
      for (const mission of missions) await this.enqueueMission(transaction, mission, requeueSuffix());
      return attempts.length + missions.length;
    });
    if (count > 0) this.logger.warn({ count }, 'attempts or missions are not in the learner record: enqueued');
    return count;
  }
}
