import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller, type finishDay, type InputOf, type OutputOf } from '@aivy/contracts';
import { currentDay, finishedAt, isTestDay } from '@aivy/exam';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK, Transactions, type Transaction } from '@aivy/server-kit';
import { EvidenceWriter } from '../learner/evidence-writer.service.js';
import type { OpenPlan } from '../target/plan.js';
import { PlanRepository } from '../target/plan.repository.js';
import { isPlan, PlanService } from '../target/plan.service.js';
import { DayRepository } from './day.repository.js';
import { countRight, evidenceOfUnit, markUnit } from './mark-unit.js';
import type { Unit } from './unit.js';
import { UnitAnswerRepository } from './unit-answer.repository.js';
import { UnitRepository } from './unit.repository.js';

type Finish = InputOf<typeof finishDay>;
type Finished = OutputOf<typeof finishDay>;

/** Finishes units: marks, day, date and evidence, all of it or nothing. */
@Injectable()
export class FinishService {
  constructor(
    @Inject(PlanService) private readonly open: PlanService,
    @Inject(PlanRepository) private readonly plans: PlanRepository,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(UnitAnswerRepository) private readonly answers: UnitAnswerRepository,
    @Inject(DayRepository) private readonly days: DayRepository,
    @Inject(EvidenceWriter) private readonly evidence: EvidenceWriter,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /** Of two devices at once the second finds what the first has done. */
  async finish(caller: Caller, input: Finish): Promise<Finished> {
    const userId = signedIn(caller);
    const open = await this.open.require(caller, input.plan_id);
    if (isTestDay(input.day)) throw new DomainError('PLAN-TESTDAY');
    const unit = await this.units.selectOptional(userId, input.day);
    // Read before the lock: a release of the bank may have to be fetched.
    const items = unit ? await this.bank.pinned(unit.questions) : [];
    return this.transactions.run(async (transaction) => {
      const plan = await this.plans.selectOptionalForUpdate(userId, transaction);
      if (!plan || !isPlan(plan, input.plan_id)) throw new DomainError('PLAN-NOTEXIST');
      if (input.day > currentDay(plan)) throw new DomainError('PLAN-DAYLOCKED');
      if (!unit) throw new DomainError('PLAN-NOTSERVED');
      if (input.day < currentDay(plan)) return this.outcome({ ...open, plan }, unit, items, transaction);
      return this.close({ ...open, plan }, unit, items, input, transaction);
    });
  }

  private async close(
    { plan, now, timeZone }: OpenPlan,
    { day, servedAt }: Unit,
    items: readonly BankItem[],
    { finished_at: claimed }: Finish,
    transaction: Transaction,
  ): Promise<Finished> {
    const { userId, lastFinishedDate, lastFinishedZone } = plan;
    const { at, date } = finishedAt({
      now,
      claimed: claimed === undefined ? undefined : new Date(claimed),
      servedAt,
      timeZone,
      lastFinishedDate,
      lastFinishedZone,
    });
    if (lastFinishedDate !== null && date <= lastFinishedDate) throw new DomainError('PLAN-DONETODAY');
    // Before the answers are read: a save under way is waited for, and none comes after.
    await this.units.updateFinished(userId, day, at, transaction);
    const marked = markUnit(items, await this.answers.selectOfUnit(userId, day, transaction), this.bank);
    await this.days.insert(userId, { day, finishedOn: date, finishedAt: at }, transaction);
    await this.plans.updateFinished(userId, { day, date, timeZone }, transaction);
    await this.evidence.add(transaction, userId, 'unit', evidenceOfUnit(day, marked, servedAt, at));
    return { last_finished_day: day, finished_date: date, correct: countRight(marked) };
  }

  /** What finishing the unit has answered already. */
  private async outcome(
    { plan }: OpenPlan,
    { day }: Unit,
    items: readonly BankItem[],
    transaction: Transaction,
  ): Promise<Finished> {
    const finished = await this.days.selectOptional(plan.userId, day, transaction);
    if (!finished) throw new DomainError('PLAN-NOTSERVED');
    const marked = markUnit(items, await this.answers.selectOfUnit(plan.userId, day, transaction), this.bank);
    return {
      last_finished_day: plan.lastFinishedDay,
      finished_date: finished.finishedOn,
      correct: countRight(marked),
    };
  }
}
