import { Inject, Injectable } from '@nestjs/common';
import { DomainError, readDiagnosticReport, recordEvidenceJob, type AnswersForEvidence } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, Outbox, OVERDUE_MINUTES, requeueSuffix, type Transaction } from '@aivy/server-kit';
import { AttemptRepository, type Attempt, type AttemptIds } from './attempt.repository.js';
import { EvidenceRepository } from './evidence.repository.js';

/** Reports handed over at one look; the next ones follow at the next. */
const AT_ONCE = 500;

/** Brings the answers of reported attempts to the learner record. */
@Injectable()
export class EvidenceService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /** In the transaction that stores the report. @param suffix makes the order one that the queue has not seen */
  async enqueue(manager: Transaction, { userId, attemptId }: AttemptIds, suffix = ''): Promise<void> {
    await this.outbox.add(manager, recordEvidenceJob, `record-evidence-diagnostic-${attemptId}${suffix}`, {
      user_id: userId,
      source: 'diagnostic',
      attempt_id: attemptId,
    });
  }

  /**
   * Enqueues the reported attempts that the record has not: from before there was a record, or because their jobs have
   * failed for good. Taken in twice they count once.
   * @returns how many there were
   */
  enqueueUnrecorded(): Promise<number> {
    return this.evidence.transaction(async (manager) => {
      const waiting = await this.evidence.takeUnrecorded(OVERDUE_MINUTES, AT_ONCE, manager);
      for (const ids of waiting) await this.enqueue(manager, ids, requeueSuffix());
      return waiting.length;
    });
  }

  recorded(userId: string, attemptId: string): Promise<void> {
    return this.evidence.updateRecorded(userId, attemptId);
  }

  /** @throws DomainError DT-TESTNOTEXIST also while there is no report */
  async answers(userId: string, attemptId: string): Promise<AnswersForEvidence> {
    const attempt = await this.attempts.selectOptional(userId, attemptId);
    if (!attempt?.report) throw new DomainError('DT-TESTNOTEXIST');
    const { sections } = readDiagnosticReport(attempt.report);
    const scores = ({ score, score_low, score_high, theta, se }: (typeof sections)['english']) => ({
      score,
      score_low,
      score_high,
      theta,
      se,
    });
    return {
      finished_at: attempt.savedAt.getTime(),
      answers: await this.answersOf(attempt),
      scores: { english: scores(sections.english), math: scores(sections.math) },
    };
  }

  /** Only the submit has a moment of the server's clock, so all answers have that one. */
  private async answersOf(attempt: Attempt): Promise<AnswersForEvidence['answers']> {
    const items = await this.bank.pinnedForm({ formId: attempt.formId, versions: attempt.itemVersions });
    return (['english', 'math'] as const).flatMap((subject) =>
      items[subject].map(({ id, version }, index) => ({
        item_id: id,
        item_version: version,
        answer: attempt[subject][index] ?? '',
        pretest: false,
        spent_ms: Math.round(1000 * (attempt[`${subject}Time`][index] ?? 0)),
        given_at: attempt.savedAt.getTime(),
      })),
    );
  }
}
