import { Inject, Injectable } from '@nestjs/common';
import { DomainError, readDiagnosticReport, scoresForEvidence, type AnswersForEvidence } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { AttemptRepository, type Attempt } from './attempt.repository.js';

/** Hands over the answers of reported attempts, for the learner record. */
@Injectable()
export class EvidenceService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /** @throws DomainError DT-TESTNOTEXIST also while there is no report */
  async answers(userId: string, attemptId: string): Promise<AnswersForEvidence> {
    const attempt = await this.attempts.selectOptional(userId, attemptId);
    if (!attempt?.report) throw new DomainError('DT-TESTNOTEXIST');
    const { sections } = readDiagnosticReport(attempt.report);
    return {
      finished_at: attempt.savedAt.getTime(),
      answers: await this.answersOf(attempt),
      ...scoresForEvidence(sections),
    };
  }

  /** Only the submit has a moment of the server's clock, so all answers have that one. */
  private async answersOf(attempt: Attempt): Promise<AnswersForEvidence['answers']> {
    const { formId, itemVersions: versions, itemIds } = attempt;
    const items = await this.bank.pinnedForm({ formId, versions, itemIds });
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
