import { Inject, Injectable } from '@nestjs/common';
import { PRACTICE_BATCH, recordMissionJob, recordPracticeJob } from '@aivy/contracts';
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

/** Brings attempts to the learner record and missions to the plan. */
@Injectable()
export class EvidenceService {
  constructor(
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Enqueues the attempts that are new, whoever's they are, by one job for many: the record takes a batch at the cost of
   * one. An attempt and the order to record it are one row, so neither is without the other.
   */
  async enqueueNew(): Promise<void> {
    for (let taken = PRACTICE_BATCH; taken === PRACTICE_BATCH;)
      taken = await this.transactions.run(async (transaction) => {
        const attempts = await this.evidence.takeNew(PRACTICE_BATCH, transaction);
        await this.enqueue(transaction, attempts);
        return attempts.length;
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
   * once. A job a student: who cannot be recorded holds up nobody else again.
   * @returns how many there were
   */
  async enqueueUnrecorded(): Promise<number> {
    const count = await this.transactions.run(async (transaction) => {
      const attempts = await this.evidence.takeUnrecorded(OVERDUE_MINUTES, AT_ONCE, transaction);
      const missions = await this.evidence.takeUnrecordedMissions(OVERDUE_MINUTES, AT_ONCE, transaction);
      for (const own of byStudent(attempts).values())
        for (let from = 0; from < own.length; from += PRACTICE_BATCH)
          await this.enqueue(transaction, own.slice(from, from + PRACTICE_BATCH), requeueSuffix());
      for (const mission of missions) await this.enqueueMission(transaction, mission, requeueSuffix());
      return attempts.length + missions.length;
    });
    if (count > 0) this.logger.warn({ count }, 'attempts or missions are not in the learner record: enqueued');
    return count;
  }

  /** @param suffix makes the job one that the queue has not seen */
  private async enqueue(transaction: Transaction, attempts: readonly PractisedAttempt[], suffix = ''): Promise<void> {
    const [first] = attempts;
    if (!first) return;
    const batches = [...byStudent(attempts)].map(([user_id, own]) => ({ user_id, entries: own.map(evidenceOf) }));
    await this.outbox.add(transaction, recordPracticeJob, `${practiceJobId(first)}${suffix}`, { batches });
  }
}

function byStudent(attempts: readonly PractisedAttempt[]): Map<string, PractisedAttempt[]> {
  const students = new Map<string, PractisedAttempt[]>();
  for (const each of attempts) {
    const own = students.get(each.userId);
    if (own) own.push(each);
    else students.set(each.userId, [each]);
  }
  return students;
}
