import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  DomainError,
  fullTestReportOnWire,
  type getAllTests,
  type getModuleAnswers,
  type getTestReport,
  type InputOf,
  type InternalInputOf,
  type InternalOutputOf,
  isReadableReport,
  readFullTestReport,
  reportedScoresOf,
  signedIn,
  type OutputOf,
  type StoredFullTestReport,
  type storeTestReport,
  type testForReport,
} from '@aivy/contracts';
import { formatUtcStamp, isCorrect, skillById } from '@aivy/exam';
import { toSolution, toStudentQuestion, type BankItem, type LiveBank } from '@aivy/item-bank';
import { isRushed, withConduct } from '@aivy/psychometrics';
import { BANK, FinishedTests, LOGGER, type Logger, OpenItems, readOrLog } from '@aivy/server-kit';
import { AnswerRepository } from '../attempt/answer.repository.js';
import type { AttemptModule, ListedAttempt, StoredAnswer } from '../attempt/attempt.js';
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
    @Inject(FinishedTests) private readonly tests: FinishedTests,
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
    const { attemptId } = await this.finished(userId, unsafeAttemptId);
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

  /** A finished test for its report and the learner record. */
  async forReport(userId: string, unsafeAttemptId: string): Promise<InternalOutputOf<typeof testForReport>> {
    const test = await this.finished(userId, unsafeAttemptId);
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

  /** Keeps the first report. For a worker of the release before, the record is ordered in the same transaction. */
  async storeReport(sent: Omit<InternalInputOf<typeof storeTestReport>, 'report'> & { report: StoredFullTestReport }) {
    const { attemptId } = await this.finished(sent.user_id, sent.test_id);
    const ids = { userId: sent.user_id, attemptId };
    await this.attempts.transaction(async (manager) => {
      const isFirst = await this.attempts.updateReport(ids, sent.report, manager);
      if (isFirst && !sent.records) await this.tests.enqueueRecord(manager, ids);
    });
  }

  private async finished(userId: string, unsafeAttemptId: string) {
    const test = await this.attempts.select(userId, unsafeAttemptId);
    if (test.givenUpAt) throw new DomainError('FT-GIVENUP');
    if (!test.endTime) throw new DomainError('FT-NOTFINISHED');
    return { ...test, endTime: test.endTime };
  }
}

/** An answer was given within its module, whatever the device's clock says; a question left empty when it closed. */
function givenAt(answer: StoredAnswer | undefined, { startedAt, submittedAt }: AttemptModule, endTime: Date): number {
  const end = (submittedAt ?? endTime).getTime();
  const start = Math.min(end, startedAt?.getTime() ?? end);
  return Math.min(end, Math.max(start, answer?.seq ?? end));
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
