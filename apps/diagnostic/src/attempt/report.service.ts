import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  readDiagnosticReport,
  reportedScoresOf,
  type attemptForReport,
  type InternalInputOf,
  type InternalOutputOf,
  type storeReport,
} from '@aivy/contracts';
import { FinishedTests } from '@aivy/server-kit';
import { AttemptRepository, type Attempt } from './attempt.repository.js';

/** Hands submitted attempts to the worker, and keeps their reports. */
@Injectable()
export class ReportService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(FinishedTests) private readonly finished: FinishedTests,
  ) {}

  async forReport(userId: string, attemptId: string): Promise<InternalOutputOf<typeof attemptForReport>> {
    const attempt = await this.submitted(userId, attemptId);
    const { formId, itemVersions, itemIds, release, english, math, englishTime, mathTime, savedAt, report } = attempt;
    return {
      form_id: formId,
      item_versions: itemVersions,
      item_ids: itemIds,
      release,
      english,
      math,
      english_time: englishTime,
      math_time: mathTime,
      finished_at: savedAt.getTime(),
      ...(report && { scores: reportedScoresOf(readDiagnosticReport(report).sections) }),
    };
  }

  /** Keeps the first report. For a worker of the release before, the record is ordered in the same transaction. */
  async storeReport({ user_id, attempt_id, report, records }: InternalInputOf<typeof storeReport>): Promise<null> {
    const ids = { userId: user_id, attemptId: attempt_id };
    await this.submitted(user_id, attempt_id);
    await this.attempts.transaction(async (manager) => {
      const isFirst = await this.attempts.updateReport(ids, readDiagnosticReport(report), manager);
      if (isFirst && !records) await this.finished.enqueueRecord(manager, ids);
    });
    return null;
  }

  private async submitted(userId: string, attemptId: string): Promise<Attempt> {
    const attempt = await this.attempts.selectOptional(userId, attemptId);
    if (attempt?.status !== 'submitted') throw new DomainError('DT-TESTNOTEXIST');
    return attempt;
  }
}
