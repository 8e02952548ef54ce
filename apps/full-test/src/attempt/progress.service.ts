import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type getProgress, type InputOf, type OutputOf, type saveProgress } from '@aivy/contracts';
import { checkAnswers, isFarAhead, isInTime, secondsLeft, type EntryType, type ModuleNumber } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { AnswerRepository } from './answer.repository.js';
import { AttemptRepository } from './attempt.repository.js';
import { SaveBatches } from './save-batches.js';

type Save = InputOf<typeof saveProgress>;
/** Types of a module's questions by id. */
type EntryTypes = ReadonlyMap<number, EntryType>;

/** A module's questions never change, so saves need not ask for them again. Enough for every student of one replica. */
const REMEMBERED = 5_000;

/** Seconds as they are kept: a number that is next to nothing would be none to the database. */
const wholeMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/** Keeps what a student answers, and gives it back on any device. */
@Injectable()
export class ProgressService {
  readonly #types = new Map<string, EntryTypes>();

  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AnswerRepository) private readonly answers: AnswerRepository,
    @Inject(SaveBatches) private readonly saves: SaveBatches,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async save(userId: string, input: Save): Promise<OutputOf<typeof saveProgress>> {
    // Without a module the answers belong to the open one, which takes a look at the test.
    const module = input.module ?? (await this.attempts.select(userId, input.test_id)).currentModule;
    const types = await this.typesOf(userId, input.test_id, module);
    const now = Date.now();
    const { faults, given, ahead } = checkAnswers(input, types, now);
    if (faults.length > 0) throw new DomainError('FT-INVALIDINPUT', faults);
    const isDeskAhead = isFarAhead(input.workspace_seq ?? now, now);
    const deadline = await this.saves.store({
      userId,
      attemptId: input.test_id,
      module,
      given,
      timeLeft: wholeMilliseconds(input.time_left),
      workspace: isDeskAhead ? null : (input.workspace ?? null),
      workspaceSeq: input.workspace_seq ?? now,
    });
    if (!deadline) throw await this.closedFault(userId, input.test_id, module);
    const late = given.filter(({ seq }) => !isInTime(seq, deadline.getTime()));
    return {
      server_time: Date.now(),
      deadline: deadline.getTime(),
      refused: [...ahead, ...late.map(({ questionId }) => questionId)],
      ...(isDeskAhead && { workspace_refused: true }),
    };
  }

  async progress(userId: string, unsafeAttemptId: string): Promise<OutputOf<typeof getProgress>> {
    const test = await this.attempts.select(userId, unsafeAttemptId);
    const module = await this.attempts.selectOptionalModule(userId, test.attemptId, test.currentModule);
    if (!module) throw new DomainError('FT-TESTNOTEXIST');
    // Nothing of a closed test is left to resume. Its right answers may be keys of questions that are asked again.
    const isClosed = test.endTime !== null;
    const answers = isClosed ? [] : await this.answers.selectOfModule(userId, test.attemptId, test.currentModule);
    const now = Date.now();
    const deadline = module.deadline?.getTime() ?? null;
    return {
      current_module: test.currentModule,
      time_left: module.submittedAt ? 0 : deadline === null ? module.seconds : secondsLeft(now, deadline),
      user_answer: answers.map(({ questionId, answer, seq, spentMs }) => ({
        question_id: questionId,
        user_answer: answer,
        seq,
        spent_ms: spentMs,
      })),
      finished: isClosed,
      given_up: test.givenUpAt !== null,
      break_ends: test.breakEnds?.getTime() ?? null,
      time_factor: test.timeFactor,
      seconds: module.seconds,
      workspace: isClosed ? null : module.workspace,
      workspace_seq: module.workspaceSeq,
      server_time: now,
      deadline,
    };
  }

  private async typesOf(userId: string, attemptId: string, module: ModuleNumber): Promise<EntryTypes> {
    const key = `${userId}/${attemptId}/${module}`;
    const known = this.#types.get(key);
    if (known) return known;
    const test = await this.attempts.select(userId, attemptId);
    const row = await this.attempts.selectOptionalModule(userId, test.attemptId, module);
    if (!row) throw new DomainError('FT-MODULENOTOPEN');
    const types = new Map((await this.bank.pinned(row.questions)).map((item) => [item.id, item.type]));
    if (this.#types.size >= REMEMBERED) this.#types.delete(this.#types.keys().next().value!);
    this.#types.set(key, types);
    return types;
  }

  private async closedFault(userId: string, attemptId: string, module: ModuleNumber): Promise<DomainError> {
    const [test, row] = await Promise.all([
      this.attempts.select(userId, attemptId),
      this.attempts.selectOptionalModule(userId, attemptId, module),
    ]);
    if (test.givenUpAt) return new DomainError('FT-GIVENUP');
    return new DomainError(row?.submittedAt ? 'FT-MODULECLOSED' : 'FT-MODULENOTOPEN');
  }
}
