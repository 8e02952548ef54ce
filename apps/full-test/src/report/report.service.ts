import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  DomainError,
  fullTestReportOnWire,
  type getAllTests,
  type getModuleAnswers,
  type getTestReport,
  type InputOf,
  isReadableReport,
  signedIn,
  type OutputOf,
} from '@aivy/contracts';
import { formatUtcStamp, isCorrect, skillById } from '@aivy/exam';
import { toSolution, toStudentQuestion, type BankItem, type LiveBank } from '@aivy/item-bank';
import { isRushed, withConduct } from '@aivy/psychometrics';
import { BANK, LOGGER, type Logger, OpenItems, readOrLog } from '@aivy/server-kit';
import { AnswerRepository } from '../attempt/answer.repository.js';
import { requireFinished, type ListedAttempt } from '../attempt/attempt.js';
import { AttemptRepository } from '../attempt/attempt.repository.js';
import { RetakeService } from '../attempt/retake.service.js';
import { markModule } from './mark-module.js';

/** What may be seen of a student's tests: the list, the report, and the keys once all is submitted. */
@Injectable()
export class ReportService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnswerRepository) private readonly answers: AnswerRepository,
    @Inject(RetakeService) private readonly retakes: RetakeService,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OpenItems) private readonly open: OpenItems,
  ) {}

  async list(userId: string): Promise<OutputOf<typeof getAllTests>> {
    const tests = await this.attempts.selectListed(userId);
    return tests.map((test) => ({
      id: test.attemptId,
      start_time: test.startTime,
      end_time: test.endTime,
      current_module: test.currentModule,
      time_factor: test.timeFactor,
      given_up: test.givenUp,
      ...scoresOf(test),
    }));
  }

  async report(userId: string, unsafeAttemptId: string): Promise<OutputOf<typeof getTestReport>> {
    const test = await this.attempts.select(userId, unsafeAttemptId);
    const { attemptId, report: stored, startTime, endTime, givenUpAt, repeats, keptSection } = test;
    const ids = { user_id: userId, attempt_id: attemptId };
    const report = stored && readOrLog(stored, fullTestReportOnWire, this.logger, ids);
    const waiting = endTime && !givenUpAt ? 'processing' : 'none';
    return {
      detail_report: report && JSON.stringify(report),
      report_status: stored ? 'ready' : waiting,
      weakestEnglish: report?.weakest_english ?? [],
      weakestMath: report?.weakest_math ?? [],
      start_time: formatUtcStamp(startTime),
      end_time: endTime && formatUtcStamp(endTime),
      retake: await this.retakes.sectionOf(test),
      ...(repeats && keptSection && { repeats: { test_id: repeats, kept_section: keptSection } }),
    };
  }

  /** Keys and explanations are due once the whole test is closed, not before. */
  async solutions(
    caller: Caller,
    { test_id: unsafeAttemptId, module }: InputOf<typeof getModuleAnswers>,
  ): Promise<OutputOf<typeof getModuleAnswers>> {
    const userId = signedIn(caller);
    const { attemptId } = requireFinished(await this.attempts.select(userId, unsafeAttemptId));
    const row = await this.attempts.selectOptionalModule(userId, attemptId, module);
    if (!row) throw new DomainError('FT-TESTNOTEXIST');
    const items = await this.bank.pinned(row.questions);
    const answers = await this.answers.selectOfModule(userId, attemptId, module);
    const here = { service: 'full-test', ids: await this.attempts.selectOpenItems(userId) } as const;
    const ids = items.map(({ id }) => id);
    const askedNow = await this.open.askedNow(caller, userId, ids, { here });
    const given = new Map(answers.map((answer) => [answer.questionId, answer]));
    const met = withConduct(markModule(row.questions, items, answers, this.bank), row.seconds);
    return {
      question: items.map((item) => toStudentQuestion(item)),
      solution: items.map((item, index) => ({
        ...toSolution(item, askedNow),
        skill: skillById(item.skill).name,
        pretest: row.questions[index]!.pretest,
        ...(!row.questions[index]!.pretest && { level: item.difficulty }),
        user_answer: answerShown(item, given.get(item.id)?.answer ?? '', askedNow),
        spent_ms: given.get(item.id)?.spentMs ?? 0,
        rushed: isRushed(met[index]!),
      })),
      seconds: row.seconds,
      ...usedSeconds(row),
      // The trail says what was chosen, too.
      ...(row.workspace?.trail && !ids.some((id) => askedNow.has(id)) && { trail: row.workspace.trail }),
    };
  }
}

/** A right answer is the key, which isn't shown while the question is asked again. */
const answerShown = (item: BankItem, answer: string, askedNow: ReadonlySet<number>): string =>
  askedNow.has(item.id) && isCorrect(answer, item) ? '' : answer;

/** How long a module took, which an old row may not say. */
const usedSeconds = ({ startedAt, submittedAt }: { startedAt: Date | null; submittedAt: Date | null }) =>
  startedAt && submittedAt && { used: Math.round((submittedAt.getTime() - startedAt.getTime()) / 1000) };

/** None of a report that is missing, damaged, or of a newer release that has not said them: whoever opens it hears which. */
function scoresOf({ englishScore, mathScore, isReported, unscored }: ListedAttempt) {
  if (!unscored) return listed(englishScore, mathScore, isReported);
  const { version, english, math } = unscored;
  if (!isReadableReport({ version }) || !isScore(english) || !isScore(math)) return listed(null, null, false);
  return listed(english, math, true);
}

/** Null where the section was clicked through. */
const isScore = (value: unknown): value is number | null => typeof value === 'number' || value === null;

const listed = (english: number | null, math: number | null, isReported: boolean) => ({
  english_score: english,
  math_score: math,
  ...(isReported && (english === null || math === null) && { scored: false }),
});
