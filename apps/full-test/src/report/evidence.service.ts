import { Inject, Injectable } from '@nestjs/common';
import { DomainError, readFullTestReport, recordEvidenceJob, type AnswersForEvidence } from '@aivy/contracts';
import { Outbox, OVERDUE_MINUTES, requeueSuffix, type Transaction } from '@aivy/server-kit';
import type { AttemptIds, AttemptModule, StoredAnswer } from '../attempt/attempt.js';
import { AnswerRepository } from '../attempt/answer.repository.js';
import { AttemptRepository } from '../attempt/attempt.repository.js';
import { EvidenceRepository } from './evidence.repository.js';

/** Reports handed over at one look; the next ones follow at the next. */
const AT_ONCE = 500;

/** Brings the answers of reported tests to the learner record. */
@Injectable()
export class EvidenceService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnswerRepository) private readonly answersOfTests: AnswerRepository,
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** In the transaction that stores the report. @param suffix makes the order one that the queue has not seen */
  async enqueue(manager: Transaction, { userId, attemptId }: AttemptIds, suffix = ''): Promise<void> {
    await this.outbox.add(manager, recordEvidenceJob, `record-evidence-full-test-${attemptId}${suffix}`, {
      user_id: userId,
      source: 'full-test',
      attempt_id: attemptId,
    });
  }

  /**
   * Enqueues the reported tests that the record has not: from before there was a record, or because their jobs have
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

  /** @throws DomainError FT-TESTNOTEXIST also while there is no report */
  async answers(userId: string, unsafeAttemptId: string): Promise<AnswersForEvidence> {
    const { attemptId, report, endTime } = await this.attempts.select(userId, unsafeAttemptId);
    if (!report || !endTime) throw new DomainError('FT-TESTNOTEXIST');
    const { sections } = readFullTestReport(report);
    const scores = ({ score, score_low, score_high, theta, se }: (typeof sections)['english']) => ({
      score,
      score_low,
      score_high,
      theta,
      se,
    });
    const [modules, answers] = await Promise.all([
      this.attempts.selectModules(userId, attemptId),
      this.answersOfTests.selectOfAttempt(userId, attemptId),
    ]);
    const given = new Map(answers.map((answer) => [answer.questionId, answer]));
    return {
      finished_at: endTime.getTime(),
      answers: modules.flatMap((module) => answersOfModule(module, given, endTime)),
      scores: { english: scores(sections.english), math: scores(sections.math) },
    };
  }
}

/** An answer was given within its module, whatever the device's clock says; a question left empty when it closed. */
function answersOfModule(
  { questions, startedAt, submittedAt }: AttemptModule,
  given: ReadonlyMap<number, StoredAnswer>,
  endTime: Date,
): AnswersForEvidence['answers'] {
  const end = (submittedAt ?? endTime).getTime();
  const start = Math.min(end, startedAt?.getTime() ?? end);
  return questions.map(({ id, version, pretest }) => {
    const answer = given.get(id);
    return {
      item_id: id,
      item_version: version,
      answer: answer?.answer ?? '',
      pretest,
      spent_ms: answer?.spentMs ?? 0,
      given_at: Math.min(end, Math.max(start, answer?.seq ?? end)),
    };
  });
}
