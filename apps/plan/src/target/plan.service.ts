import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller } from '@aivy/contracts';
import { endsOnSeenFrom, isTimeZone, localDateOf, todayOf } from '@aivy/exam';
import type { OpenPlan, StoredPlan } from './plan.js';
import { PlanRepository } from './plan.repository.js';

const UTC = 'UTC';

/** Where the caller is: as the page says, else as it was known last, else UTC. */
export const timeZoneOf = ({ timezone }: Pick<Caller, 'timezone'>, stored: string = UTC): string => {
  if (timezone !== undefined && isTimeZone(timezone)) return timezone;
  return isTimeZone(stored) ? stored : UTC;
};

/** Finds the caller's plan, and the date where the caller is. */
@Injectable()
export class PlanService {
  constructor(@Inject(PlanRepository) private readonly plans: PlanRepository) {}

  /** @throws DomainError PLAN-NOTEXIST also for a plan of somebody else, or an id that is none */
  async require(caller: Caller, planId: string): Promise<OpenPlan> {
    const open = await this.ofCaller(caller);
    if (!open || !isPlan(open.plan, planId)) throw new DomainError('PLAN-NOTEXIST');
    return open;
  }

  /** Null while there is no plan. A student who has travelled is known to be there from now on. */
  async ofCaller(caller: Caller): Promise<OpenPlan | null> {
    const plan = await this.plans.selectOptional(signedIn(caller));
    if (!plan) return null;
    const timeZone = timeZoneOf(caller, plan.timezone);
    const now = new Date();
    const date = localDateOf(now, timeZone);
    const beginDate = date < plan.beginDate ? date : plan.beginDate;
    const endsOn = endsOnSeenFrom(date, plan);
    if (timeZone !== plan.timezone || beginDate < plan.beginDate || endsOn < plan.endsOn)
      await this.plans.updatePlace(plan, { timeZone, beginDate, endsOn });
    return { plan: { ...plan, beginDate, endsOn }, now, timeZone, today: todayOf(plan, now, timeZone) };
  }
}

/** Ids are compared as text: what is no id is that of no plan. */
export const isPlan = ({ planId }: StoredPlan, unsafeId: string): boolean => planId === unsafeId.toLowerCase();
