import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type getDailyAnswers, type InputOf, type OutputOf } from '@aivy/contracts';
import { isTestDay, skillById } from '@aivy/exam';
import { toSolution, type LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { PlanService } from '../target/plan.service.js';
import { AskedNowService } from './asked-now.service.js';
import { markUnit } from './mark-unit.js';
import { UnitAnswerRepository } from './unit-answer.repository.js';
import { UnitRepository } from './unit.repository.js';

/** Keys and explanations, once a unit is finished. */
@Injectable()
export class SolutionService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(UnitAnswerRepository) private readonly answers: UnitAnswerRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async solutions(
    caller: Caller,
    { plan_id: planId, day }: InputOf<typeof getDailyAnswers>,
  ): Promise<OutputOf<typeof getDailyAnswers>> {
    const { plan } = await this.plans.require(caller, planId);
    if (isTestDay(day)) throw new DomainError('PLAN-TESTDAY');
    const unit = await this.units.selectOptional(plan.userId, day);
    if (!unit?.finishedAt) throw new DomainError('PLAN-NOTFINISHED');
    const [items, askedNow] = await Promise.all([
      this.bank.pinned(unit.questions),
      this.askedNow.of(
        caller,
        plan.userId,
        unit.questions.map(({ id }) => id),
      ),
    ]);
    return markUnit(items, await this.answers.selectOfUnit(plan.userId, day), this.bank).map(
      ({ item, userAnswer, correct, withdrawn, spentMs, feedback }) => ({
        ...toSolution(item, askedNow),
        // A right answer is the key.
        user_answer: correct && askedNow.has(item.id) ? '' : userAnswer,
        correct,
        ...(withdrawn && { withdrawn }),
        skill: skillById(item.skill).name,
        spent_ms: spentMs,
        feedback: askedNow.has(item.id) ? null : feedback,
      }),
    );
  }
}
