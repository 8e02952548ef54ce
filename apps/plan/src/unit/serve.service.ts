import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type getDailyQuestions, type InputOf, type OutputOf } from '@aivy/contracts';
import { isTestDay, lastDayOf, standingOf } from '@aivy/exam';
import { toStudentQuestion, type LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { AccessService } from '../target/access.service.js';
import { PlanService } from '../target/plan.service.js';
import type { OpenPlan } from '../target/plan.js';
import { DayRepository } from './day.repository.js';
import { FormService } from './form.service.js';
import type { Unit } from './unit.js';
import { UnitRepository } from './unit.repository.js';

/** Gives out units: the first serving makes one, every other one finds it. */
@Injectable()
export class ServeService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(AccessService) private readonly access: AccessService,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(DayRepository) private readonly days: DayRepository,
    @Inject(FormService) private readonly forms: FormService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async serve(
    caller: Caller,
    { plan_id: planId, day }: InputOf<typeof getDailyQuestions>,
  ): Promise<OutputOf<typeof getDailyQuestions>> {
    const open = await this.plans.require(caller, planId);
    if (isTestDay(day)) throw new DomainError('PLAN-TESTDAY');
    const standing = standingOf(open.plan, day, open.today);
    if (standing === 'locked' || day > lastDayOf(open.plan)) throw new DomainError('PLAN-DAYLOCKED');
    if (standing === 'done-today') throw new DomainError('PLAN-DONETODAY');
    const unit =
      standing === 'finished'
        ? await this.units.selectOptional(open.plan.userId, day)
        : await this.make(caller, open, day);
    if (!unit) throw new DomainError('PLAN-NOTEXIST');
    const [items, finished] = await Promise.all([
      this.bank.pinned(unit.questions),
      this.days.selectOptional(open.plan.userId, day),
    ]);
    return {
      questions: items.map((item) => toStudentQuestion(item)),
      skill: unit.skill,
      server_time: Date.now(),
      finished_date: finished?.finishedOn ?? null,
    };
  }

  private async make(caller: Caller, { plan, now }: OpenPlan, day: number): Promise<Unit | null> {
    const known = await this.units.selectOptional(plan.userId, day);
    if (known) return known;
    await this.access.require(caller);
    await this.units.insertFirst(plan.userId, { ...(await this.forms.make(caller, plan, day)), servedAt: now });
    return this.units.selectOptional(plan.userId, day);
  }
}
