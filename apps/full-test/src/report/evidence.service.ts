import { Inject, Injectable } from '@nestjs/common';
import { DomainError, readFullTestReport, scoresForEvidence, type AnswersForEvidence } from '@aivy/contracts';
import { subjectOfModule } from '@aivy/exam';
import type { AttemptModule, StoredAnswer } from '../attempt/attempt.js';
import { AnswerRepository } from '../attempt/answer.repository.js';
import { AttemptRepository } from '../attempt/attempt.repository.js';

/** Hands over the answers of reported tests, for the learner record. */
@Injectable()
export class EvidenceService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnswerRepository) private readonly answersOfTests: AnswerRepository,
  ) {}

  /** @throws DomainError FT-TESTNOTEXIST also while there is no report */
  async answers(userId: string, unsafeAttemptId: string): Promise<AnswersForEvidence> {
    const { attemptId, report, endTime, keptSection, repeats } = await this.attempts.select(userId, unsafeAttemptId);
    if (!report || !endTime) throw new DomainError('FT-TESTNOTEXIST');
    const { sections } = readFullTestReport(report);
    const [modules, answers, before] = await Promise.all([
      this.attempts.selectModules(userId, attemptId),
      this.answersOfTests.selectOfAttempt(userId, attemptId),
      repeats === null ? null : this.attempts.select(userId, repeats),
    ]);
    const given = new Map(answers.map((answer) => [answer.questionId, answer]));
    return {
      finished_at: endTime.getTime(),
      ...(before?.endTime && { repeats_at: before.endTime.getTime() }),
      // Those of a kept section are in the record by the test that they were copied from.
      answers: modules
        .filter(({ module }) => subjectOfModule(module) !== keptSection)
        .flatMap((module) => answersOfModule(module, given, endTime)),
      ...scoresForEvidence(sections),
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
