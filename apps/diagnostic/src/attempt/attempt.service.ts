import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type Caller,
  diagnosticReportOnWire,
  signedIn,
  type InputOf,
  type saveAnswers,
  type OutputOf,
  type requestQuestionSolution,
  type Subject,
  type submitAnswers,
  type TestDetail,
  unscoredSections,
} from '@aivy/contracts';
import { formatUtcStamp, isFurther } from '@aivy/exam';
import { toSolution, type LiveBank } from '@aivy/item-bank';
import { diagnosticConduct, isRushed } from '@aivy/psychometrics';
import { BANK, FinishedTests, LOGGER, type Logger, OpenItems, readOrLog, type Transaction } from '@aivy/server-kit';
import { AskedItemsService } from './asked-items.service.js';
import { AnsweredForms, type AnsweredForm } from './answered-forms.service.js';
import { AttemptRepository, type AttemptContent } from './attempt.repository.js';
import { checked } from './checked-answers.js';
import { StageService } from './stage.service.js';
import { markedSection, mayBeTakenAgain } from './taken-again.js';

type Progress = InputOf<typeof saveAnswers>;
const SECTIONS = 2;

/**
 * An adaptive form belongs to one attempt: also where that one has no score and may be taken again, its final answers come in
 * only once, whatever times a page would give them.
 */
const isHandedIn = ({ adaptive }: AnsweredForm): boolean => adaptive?.closed ?? false;

/** The rules of a user's attempt: what may be stored, when it closes, what may be seen of it. */
@Injectable()
export class AttemptService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnsweredForms) private readonly forms: AnsweredForms,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(StageService) private readonly stages: StageService,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(FinishedTests) private readonly finished: FinishedTests,
    @Inject(OpenItems) private readonly open: OpenItems,
    @Inject(AskedItemsService) private readonly asked: AskedItemsService,
  ) {}

  async save(userId: string, input: Progress): Promise<void> {
    await this.attempts.transaction(async (manager) => {
      const form = await this.forms.of(userId, input, manager);
      if (isHandedIn(form)) throw new DomainError('DT-TESTEXIST');
      const { content } = checked(form, input);
      if (input.transferred) return this.saveIfFurther(userId, input, content, manager);
      if (!(await this.attempts.upsertOpen(userId, content, null, manager))) throw new DomainError('DT-TESTEXIST');
    });
  }

  /**
   * Closes the attempt and, in the same transaction, enqueues its report, whose job also raises the user's stage. Auth
   * hears of the stage right away, too, even from a second submit: the first one may have died between the two.
   */
  async submit(caller: Caller, userId: string, input: InputOf<typeof submitAnswers>): Promise<void> {
    const closed = await this.attempts.transaction(async (manager) => {
      const begun = await this.forms.of(userId, input, manager);
      // Refused before anything is drawn for it.
      checked(begun, input, input.end_time);
      const { content, endTime } = checked(await this.forms.whole(begun, input, manager), input, input.end_time);
      const attemptId = isHandedIn(begun) ? null : await this.attempts.upsertOpen(userId, content, endTime, manager);
      if (attemptId) await this.finished.enqueueReport(manager, { userId, attemptId });
      return attemptId !== null;
    });
    await this.stages.reached(caller, userId);
    if (!closed) throw new DomainError('DT-TESTEXIST');
  }

  async detail(userId: string): Promise<TestDetail> {
    const attempt = await this.attempts.selectOptionalOfUser(userId);
    if (!attempt) throw new DomainError('DT-TESTNOTEXIST');
    const waiting = attempt.status === 'submitted' ? 'processing' : 'none';
    const ids = { user_id: userId, attempt_id: attempt.attemptId };
    const report = attempt.report && readOrLog(attempt.report, diagnosticReportOnWire, this.logger, ids);
    return {
      detail_report: report && JSON.stringify(report),
      report_status: attempt.report ? 'ready' : waiting,
      status: attempt.status,
      user_english_answer: JSON.stringify(attempt.english),
      user_math_answer: JSON.stringify(attempt.math),
      user_english_time: JSON.stringify(attempt.englishTime),
      user_math_time: JSON.stringify(attempt.mathTime),
      start_time: formatUtcStamp(attempt.startTime),
      end_time: attempt.endTime ? formatUtcStamp(attempt.endTime) : null,
      form_id: attempt.formId,
      ...(attempt.keptSection && attempt.status === 'in_progress' && { kept_section: attempt.keptSection }),
    };
  }

  /** Keys and explanations of a section are due once it's closed and can't be taken again. */
  async solutions(caller: Caller, subject: Subject): Promise<OutputOf<typeof requestQuestionSolution>> {
    const userId = signedIn(caller);
    const attempt = await this.attempts.selectOptionalOfUser(userId);
    if (!attempt || (attempt.status !== 'submitted' && attempt.keptSection !== subject))
      throw new DomainError('DT-TESTNOTEXIST');
    const { formId, itemVersions: versions, itemIds } = attempt;
    const items = await this.bank.pinnedForm({ formId, versions, itemIds });
    if (mayBeTakenAgain(attempt, items[subject], subject)) throw new DomainError('DT-UNSCORED');
    const met = diagnosticConduct(markedSection(attempt, items[subject], subject), subject);
    const here = { service: 'diagnostic', ids: await this.asked.of(userId) } as const;
    const ids = items[subject].map(({ id }) => id);
    const askedNow = await this.open.askedNow(caller, userId, ids, { here });
    return items[subject].map((item, index) => ({
      ...toSolution(item, askedNow),
      level: item.difficulty,
      rushed: isRushed(met[index]!),
    }));
  }

  /** What is transferred from a device after sign-in must not take the place of an attempt that came further. */
  private async saveIfFurther(
    userId: string,
    sent: Progress,
    content: AttemptContent,
    manager: Transaction,
  ): Promise<void> {
    if (await this.attempts.insertOpen(userId, content, manager)) return;
    const stored = await this.attempts.selectOptionalForUpdate(userId, manager);
    const isClosed = stored?.status === 'submitted';
    if (isClosed && !(stored.report && unscoredSections(stored.report).length === SECTIONS))
      throw new DomainError('DT-TESTEXIST');
    if (
      stored &&
      !isClosed &&
      isFurther({ ...stored, english_time: stored.englishTime, math_time: stored.mathTime }, sent)
    )
      throw new DomainError('DT-NOTFURTHER');
    if (!(await this.attempts.upsertOpen(userId, content, null, manager))) throw new DomainError('DT-TESTEXIST');
  }
}
