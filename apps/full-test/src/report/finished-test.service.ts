import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  orderMailJob,
  readFullTestReport,
  reportedScoresOf,
  type InternalInputOf,
  type InternalOutputOf,
  type storeTestReport,
  type testForReport,
} from '@aivy/contracts';
import { FinishedTests, Outbox } from '@aivy/server-kit';
import { AnswerRepository } from '../attempt/answer.repository.js';
import { requireFinished, type AttemptModule, type StoredAnswer } from '../attempt/attempt.js';
import { AttemptRepository } from '../attempt/attempt.repository.js';

/** Hands finished tests to the worker, and keeps their reports. */
@Injectable()
export class FinishedTestService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnswerRepository) private readonly answers: AnswerRepository,
    @Inject(FinishedTests) private readonly finished: FinishedTests,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async forReport(userId: string, unsafeAttemptId: string): Promise<InternalOutputOf<typeof testForReport>> {
    const test = requireFinished(await this.attempts.select(userId, unsafeAttemptId));
    const { attemptId, release, report, endTime, keptSection, repeats } = test;
    const [modules, answers, before] = await Promise.all([
      this.attempts.selectModules(userId, attemptId),
      this.answers.selectOfAttempt(userId, attemptId),
      repeats === null ? null : this.attempts.select(userId, repeats),
    ]);
    const given = new Map(answers.map((answer) => [answer.questionId, answer]));
    return {
      release,
      modules: modules.map((module) => ({
        module: module.module,
        route: module.route,
        seconds: module.seconds,
        questions: [...module.questions],
        answers: module.questions.map(({ id }) => given.get(id)?.answer ?? ''),
        spent_ms: module.questions.map(({ id }) => given.get(id)?.spentMs ?? 0),
        given_at: module.questions.map(({ id }) => givenAt(given.get(id), module, endTime)),
      })),
      finished_at: endTime.getTime(),
      kept_section: keptSection,
      ...(before?.endTime && { repeats_at: before.endTime.getTime() }),
      ...(report && { scores: reportedScoresOf(readFullTestReport(report).sections) }),
    };
  }

  /**
   * Keeps the first report and orders its email in the same transaction; for a worker of the release before, the record
   * too.
   */
  async storeReport({ user_id, test_id, report, records }: InternalInputOf<typeof storeTestReport>): Promise<null> {
    const { attemptId } = requireFinished(await this.attempts.select(user_id, test_id));
    const ids = { userId: user_id, attemptId };
    await this.attempts.transaction(async (manager) => {
      const isFirst = await this.attempts.updateReport(ids, readFullTestReport(report), manager);
      if (!isFirst) return;
      if (!records) await this.finished.enqueueRecord(manager, ids);
      await this.outbox.add(manager, orderMailJob, `report-ready-${attemptId}`, {
        user_id,
        mail_id: randomUUID(),
        order: { kind: 'report-ready', about: attemptId, date: new Date().toISOString().slice(0, 10) },
      });
    });
    return null;
  }
}

/** An answer was given within its module, whatever the device's clock says; a question left empty when it closed. */
function givenAt(answer: StoredAnswer | undefined, { startedAt, submittedAt }: AttemptModule, endTime: Date): number {
  const end = (submittedAt ?? endTime).getTime();
  const start = Math.min(end, startedAt?.getTime() ?? end);
  return Math.min(end, Math.max(start, answer?.seq ?? end));
}
