import { Inject, Injectable } from '@nestjs/common';
import {
  GOAL_CHOICES,
  DomainError,
  signedIn,
  type Caller,
  type getDailyProgress,
  type InputOf,
  type OutputOf,
  type saveDailyProgress,
} from '@aivy/contracts';
import { checkAnswers, isGoalReached, type EntryType } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { GoalService } from '../goal/goal.service.js';
import { PlanService } from '../target/plan.service.js';
import { AskedNowService } from './asked-now.service.js';
import { UnitAnswerRepository } from './unit-answer.repository.js';
import { UnitRepository } from './unit.repository.js';

type Save = InputOf<typeof saveDailyProgress>;
/** Types of a unit's questions by id. */
type EntryTypes = ReadonlyMap<number, EntryType>;

/** A unit's questions never change, so saves need not ask for them again. Enough for every student of one replica. */
const REMEMBERED = 5_000;

/** Keeps what a student answers, and gives it back on any device. */
@Injectable()
export class ProgressService {
  readonly #types = new Map<string, EntryTypes>();

  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(UnitAnswerRepository) private readonly answers: UnitAnswerRepository,
    @Inject(GoalService) private readonly goals: GoalService,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async save(caller: Caller, input: Save): Promise<OutputOf<typeof saveDailyProgress>> {
    const userId = signedIn(caller);
    const types = await this.typesOf(caller, userId, input);
    const now = new Date();
    const { faults, given, ahead } = checkAnswers(input, types, now.getTime());
    if (faults.length > 0) throw new DomainError('PLAN-INVALIDINPUT', faults);
    const spentMs = await this.answers.upsertOpen({ userId, planId: input.plan_id, day: input.day, now }, given);
    if (spentMs === null) throw await this.closedFault(caller, userId, input);
    // Most saves come before any goal can be reached.
    if (isGoalReached(spentMs, GOAL_CHOICES[0])) await this.goals.countDay({ userId, at: now });
    return { server_time: Date.now(), refused: ahead };
  }

  async progress(
    caller: Caller,
    { plan_id: planId, day }: InputOf<typeof getDailyProgress>,
  ): Promise<OutputOf<typeof getDailyProgress>> {
    const { plan } = await this.plans.require(caller, planId);
    const [given, unit] = await Promise.all([
      this.answers.selectOfUnit(plan.userId, day),
      this.units.selectOptional(plan.userId, day),
    ]);
    // A right answer of a finished unit is the key of a question that the student may be asked again.
    const ids = unit?.finishedAt ? given.map(({ questionId }) => questionId) : [];
    const hidden = ids.length > 0 ? await this.askedNow.of(caller, plan.userId, ids) : new Set<number>();
    return given.map(({ questionId, answer, seq, spentMs }) => ({
      question_id: questionId,
      user_answer: hidden.has(questionId) ? '' : answer,
      seq,
      spent_ms: spentMs,
    }));
  }

  private async typesOf(caller: Caller, userId: string, { plan_id: planId, day }: Save): Promise<EntryTypes> {
    const key = `${userId}/${planId}/${day}`;
    const known = this.#types.get(key);
    if (known) return known;
    await this.plans.require(caller, planId);
    const unit = await this.units.selectOptional(userId, day);
    if (!unit) throw new DomainError('PLAN-NOTSERVED');
    const types = new Map((await this.bank.pinned(unit.questions)).map((item) => [item.id, item.type]));
    if (this.#types.size >= REMEMBERED) this.#types.delete(this.#types.keys().next().value!);
    this.#types.set(key, types);
    return types;
  }

  private async closedFault(caller: Caller, userId: string, { plan_id: planId, day }: Save): Promise<DomainError> {
    await this.plans.require(caller, planId);
    return new DomainError((await this.units.selectOptional(userId, day)) ? 'PLAN-UNITCLOSED' : 'PLAN-NOTSERVED');
  }
}
