import { Inject, Injectable } from '@nestjs/common';
import { fullTestReportOnWire, type fullTestUserData, type InternalOutputOf } from '@aivy/contracts';
import { formatUtcStamp } from '@aivy/exam';
import { LOGGER, type Logger, readOrLog } from '@aivy/server-kit';
import { AnswerRepository } from '../attempt/answer.repository.js';
import { AttemptRepository } from '../attempt/attempt.repository.js';

const stamp = (moment: Date | null): string | null => moment && formatUtcStamp(moment);

/** All that is kept of a user, to hand out or to erase. */
@Injectable()
export class UserDataService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnswerRepository) private readonly answers: AnswerRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async export(userId: string): Promise<InternalOutputOf<typeof fullTestUserData.export>> {
    const [tests, modules, answers] = await Promise.all([
      this.attempts.selectAll(userId),
      this.attempts.selectModulesOfUser(userId),
      this.answers.selectOfUser(userId),
    ]);
    return tests.map(({ attemptId, startTime, endTime, givenUpAt, timeFactor, report }) => ({
      test_id: attemptId,
      start_time: formatUtcStamp(startTime),
      end_time: stamp(endTime),
      given_up: givenUpAt !== null,
      time_factor: timeFactor,
      ...this.report({ user_id: userId, attempt_id: attemptId }, report),
      modules: modules
        .filter((each) => each.attemptId === attemptId && each.startedAt !== null)
        .map(({ module, seconds, startedAt, submittedAt, workspace }) => ({
          module,
          seconds,
          started_at: stamp(startedAt),
          submitted_at: stamp(submittedAt),
          workspace,
          answers: answers
            .filter((each) => each.attemptId === attemptId && each.module === module)
            .map(({ questionId, answer, spentMs }) => ({
              question_id: questionId,
              user_answer: answer,
              spent_ms: spentMs,
            })),
        })),
    }));
  }

  private report(ids: { user_id: string; attempt_id: string }, stored: object | null) {
    const report = stored && readOrLog(stored, fullTestReportOnWire, this.logger, ids);
    return stored && !report ? { report, report_unreadable: true as const } : { report };
  }

  erase(userId: string): Promise<void> {
    return this.attempts.deleteOfUser(userId);
  }
}
