import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  signedIn,
  type Caller,
  type ErrorDetail,
  type FocusLists,
  type InputOf,
  type OutputOf,
  type Plan,
  type setMinutes,
  type setTarget,
  type Subject,
  type targetStart,
} from '@aivy/contracts';
import { DEFAULT_MINUTES_A_DAY, localDateOf, nextTerm, targetFault } from '@aivy/exam';
import { Transactions } from '@aivy/server-kit';
import { FocusService } from '../focus/focus.service.js';
import { MeasurementRepository } from '../learner/measurement.repository.js';
import { AccessService } from './access.service.js';
import { planOnWire, type PlanTarget, type StoredPlan } from './plan.js';
import { PlanRepository } from './plan.repository.js';
import { PlanService, timeZoneOf } from './plan.service.js';
import { StageService } from './stage.service.js';

type Wish = InputOf<typeof setTarget>;
const SUBJECTS: readonly Subject[] = ['math', 'english'];

/** Sets the target of a plan, and makes the plan if there isn't one. */
@Injectable()
export class TargetService {
  constructor(
    @Inject(PlanService) private readonly open: PlanService,
    @Inject(AccessService) private readonly access: AccessService,
    @Inject(PlanRepository) private readonly plans: PlanRepository,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(FocusService) private readonly focus: FocusService,
    @Inject(StageService) private readonly stages: StageService,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async plan(caller: Caller): Promise<Plan | null> {
    const open = await this.open.ofCaller(caller);
    return open && planOnWire(open.plan, await this.focus.of(open.plan), open.today);
  }

  async start(caller: Caller): Promise<OutputOf<typeof targetStart>> {
    const userId = signedIn(caller);
    const [{ scores, measuredAt, measuredOn }, plan] = await Promise.all([
      this.newest(userId),
      this.plans.selectOptional(userId),
    ]);
    const now = ({ score, score_low, score_high }: (typeof scores)['math']) => ({ score, score_low, score_high });
    return {
      english: now(scores.english),
      math: now(scores.math),
      date: plan ? measuredOn : localDateOf(measuredAt, timeZoneOf(caller)),
    };
  }

  /** Of two at once the second one finds the plan of the first and changes its target: there is one plan. */
  async set(caller: Caller, wish: Wish): Promise<OutputOf<typeof setTarget>> {
    const userId = signedIn(caller);
    await this.access.require(caller);
    const { scores } = await this.newest(userId);
    const faults = SUBJECTS.flatMap((subject): ErrorDetail[] => {
      const message = targetFault(wish[subject], scores[subject].score, wish.duration);
      return message === null ? [] : [{ path: subject, message }];
    });
    if (faults.length > 0) throw new DomainError('PLAN-TARGET', faults);
    const { math_weak: math, english_weak: english } = wish;
    const focus = await this.focus.wished(userId, { math, english });
    const plan = await this.store(caller, userId, wish, focus);
    await Promise.all([this.focus.of(plan), this.stages.reached(caller, userId)]);
    return { plan_id: plan.planId };
  }

  async setMinutes(
    caller: Caller,
    { plan_id: planId, minutes_a_day: minutes }: InputOf<typeof setMinutes>,
  ): Promise<null> {
    const { plan } = await this.open.require(caller, planId);
    await this.access.require(caller);
    await this.plans.updateMinutes(plan.userId, minutes);
    return null;
  }

  private store(caller: Caller, userId: string, wish: Wish, focus: FocusLists | null): Promise<StoredPlan> {
    const { math, english, duration, minutes_a_day: minutes } = wish;
    const target: PlanTarget = { math, english };
    const createdAt = new Date();
    const timezone = timeZoneOf(caller);
    const today = localDateOf(createdAt, timezone);
    const first = {
      ...nextTerm(null, duration, today),
      target,
      beginDate: today,
      minutesADay: minutes ?? DEFAULT_MINUTES_A_DAY,
      timezone,
      createdAt,
    };
    return this.transactions.run(async (transaction) => {
      const made = await this.plans.insert(userId, first, transaction);
      const plan = await this.plans.selectOptionalForUpdate(userId, transaction);
      // Its account was deleted in this very moment.
      if (!plan) throw new DomainError('PLAN-NOTEXIST');
      await this.stages.enqueue(transaction, userId);
      if (focus) await this.focus.replace(plan, focus, transaction);
      if (made) {
        await this.measurements.updateDates(userId, timezone, transaction);
        return plan;
      }
      const here = localDateOf(createdAt, timeZoneOf(caller, plan.timezone));
      const minutesADay = minutes ?? plan.minutesADay;
      await this.plans.updateTarget(userId, target, { ...nextTerm(plan, duration, here), minutesADay }, transaction);
      return plan;
    });
  }

  private async newest(userId: string) {
    const newest = (await this.measurements.selectOfUser(userId)).at(-1);
    if (!newest) throw new DomainError('PLAN-NODIAGNOSTIC');
    return newest;
  }
}
