import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type getModuleQuestions, type InputOf, type OutputOf, type submitModule } from '@aivy/contracts';
import { breakSecondsAfter, isSecondModule, isTimeOver, lastModule, moduleAfter, type ModuleNumber } from '@aivy/exam';
import { toTestQuestion, type BankItem, type LiveBank } from '@aivy/item-bank';
import { routeAfterModule } from '@aivy/psychometrics';
import { BANK, FinishedTests, type Transaction } from '@aivy/server-kit';
import { FormService } from '../forms/form.service.js';
import { markModule } from '../report/mark-module.js';
import { TrialRepository } from '../trials/trial.repository.js';
import { AnswerRepository } from './answer.repository.js';
import { AttemptRepository } from './attempt.repository.js';
import type { Attempt, AttemptModule } from './attempt.js';

/** What a `Date` cuts off of the database's microseconds, and by what a timer may be early. */
const ROUNDED_MS = 2;

/** Opens and closes modules. Only the student closes one, or its deadline as the server's clock has it. */
@Injectable()
export class ModuleService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnswerRepository) private readonly answers: AnswerRepository,
    @Inject(FormService) private readonly forms: FormService,
    @Inject(TrialRepository) private readonly trials: TrialRepository,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(FinishedTests) private readonly tests: FinishedTests,
  ) {}

  /** Questions of a module; of the current one, its clock starts the first time. */
  async questions(
    userId: string,
    { test_id: unsafeAttemptId, module }: InputOf<typeof getModuleQuestions>,
  ): Promise<OutputOf<typeof getModuleQuestions>> {
    const { attemptId, currentModule, givenUpAt } = await this.attempts.select(userId, unsafeAttemptId);
    if (givenUpAt) throw new DomainError('FT-GIVENUP');
    if (module > currentModule) throw new DomainError('FT-MODULENOTOPEN');
    const row = await this.require(userId, attemptId, module);
    const items = await this.bank.pinned(row.questions);
    // The clock starts when the questions are at hand, not when they are looked for.
    const starts = module === currentModule && !row.startedAt;
    const deadline = starts ? await this.attempts.updateStarted(userId, attemptId, module) : row.deadline;
    return {
      questions: items.map((item) => toTestQuestion(item)),
      seconds: row.seconds,
      server_time: Date.now(),
      deadline: deadline?.getTime() ?? null,
    };
  }

  /** Closes a module, makes the one after it and, after the last, enqueues the report: all of it or nothing. */
  async submit(
    userId: string,
    { test_id: unsafeAttemptId, module, reason = 'student' }: InputOf<typeof submitModule>,
  ): Promise<OutputOf<typeof submitModule>> {
    if (reason === 'deadline') await this.awaitDeadline(userId, unsafeAttemptId, module);
    return this.attempts.transaction(async (manager) => {
      const test = await this.attempts.selectForUpdate(userId, unsafeAttemptId, manager);
      if (test.givenUpAt) throw new DomainError('FT-GIVENUP');
      const row = await this.attempts.selectOptionalModule(userId, test.attemptId, module, manager);
      // Modules of a kept section have been started, too: in the test before.
      if (!row?.startedAt || !row.deadline || module > test.currentModule) throw new DomainError('FT-MODULENOTOPEN');
      const isLast = module >= lastModule(test.keptSection);
      // A retry of a submit whose answer was lost finds things as the first one left them. Open after its last module is
      // only a retake that a replica from before retakes led on into the kept section.
      if (row.submittedAt)
        return isLast && !test.endTime
          ? this.finish(test, module, manager)
          : this.outcome(test, module, test.breakEnds);
      if (reason === 'deadline' && !isTimeOver(Date.now(), row.deadline.getTime()))
        throw new DomainError('FT-TIMELEFT');
      await this.attempts.updateSubmitted(userId, test.attemptId, module, reason, manager);
      const outcome = await (isLast ? this.finish(test, module, manager) : this.goOn(test, row, manager));
      // Last of all: others wait for these rows until the transaction is over.
      await this.trials.add(row, manager);
      return outcome;
    });
  }

  /** Clocks never agree to the millisecond: a page that is a moment early waits for the deadline here, and locks nothing. */
  private async awaitDeadline(userId: string, unsafeAttemptId: string, module: ModuleNumber): Promise<void> {
    const { attemptId, givenUpAt } = await this.attempts.select(userId, unsafeAttemptId);
    const { deadline, submittedAt } = await this.require(userId, attemptId, module);
    if (!deadline || submittedAt || givenUpAt) return;
    if (!isTimeOver(Date.now(), deadline.getTime())) throw new DomainError('FT-TIMELEFT');
    await setTimeout(Math.max(0, deadline.getTime() + ROUNDED_MS - Date.now()));
  }

  private async goOn(test: Attempt, row: AttemptModule, manager: Transaction): Promise<OutputOf<typeof submitModule>> {
    const { userId, attemptId, timeFactor } = test;
    const { module } = row;
    const next = moduleAfter(module)!;
    if (!isSecondModule(module)) {
      // The other section's families are all others, so its modules don't matter here.
      const before = await this.bank.pinned(row.questions);
      const route = await this.route(row, before, manager);
      const seen = await this.attempts.selectSeenQuestions(userId, manager);
      await this.attempts.insertModule(
        userId,
        attemptId,
        this.forms.make({ module: next, route, attemptId, seen, before, timeFactor }),
        manager,
      );
    }
    const rest = breakSecondsAfter(module, timeFactor);
    await this.attempts.updateCurrent(userId, attemptId, next, rest, manager);
    return this.outcome(test, module, rest > 0 ? new Date(Date.now() + rest * 1000) : null);
  }

  private async finish(
    test: Attempt,
    module: ModuleNumber,
    manager: Transaction,
  ): Promise<OutputOf<typeof submitModule>> {
    const { userId, attemptId } = test;
    await this.attempts.updateFinished(userId, attemptId, manager);
    await this.tests.enqueueReport(manager, { userId, attemptId });
    return this.outcome(test, module, null);
  }

  private async route(row: AttemptModule, items: readonly BankItem[], manager: Transaction) {
    const marked = markModule(
      row.questions,
      items,
      await this.answers.selectOfModule(row.userId, row.attemptId, row.module, manager),
      this.bank,
    );
    return routeAfterModule(marked, row.seconds);
  }

  private outcome(
    { keptSection }: Attempt,
    module: ModuleNumber,
    breakEnds: Date | null,
  ): OutputOf<typeof submitModule> {
    const next = module >= lastModule(keptSection) ? null : moduleAfter(module);
    return { next_module: next, break_ends: breakEnds?.getTime() ?? null, server_time: Date.now() };
  }

  private async require(userId: string, attemptId: string, module: ModuleNumber): Promise<AttemptModule> {
    const row = await this.attempts.selectOptionalModule(userId, attemptId, module);
    if (!row) throw new DomainError('FT-MODULENOTOPEN');
    return row;
  }
}
