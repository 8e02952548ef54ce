import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  EXTRA_COSTS,
  MOST_FREEZES,
  signedIn,
  UNLOCK_COSTS,
  type Caller,
  type ExtraName,
  type LookName,
  type UnlockName,
} from '@aivy/contracts';
import { startOfDay, streakOf } from '@aivy/exam';
import { Transactions, type Transaction } from '@aivy/server-kit';
import { timeZoneOf, todayOf } from '../today.js';
import { boughtOn, freezeName, practisedOn } from './freezes.js';
import { GrantService } from './grant.service.js';
import { PlanPracticeService, type PlanPractice } from './plan-practice.service.js';
import { RewardRepository } from './reward.repository.js';
import { spentOn, UnlockRepository, type Unlock } from './unlock.repository.js';

/** Points are exchanged here, one exchange of a student at a time. */
@Injectable()
export class ExchangeService {
  constructor(
    @Inject(RewardRepository) private readonly earned: RewardRepository,
    @Inject(UnlockRepository) private readonly unlocks: UnlockRepository,
    @Inject(GrantService) private readonly grants: GrantService,
    @Inject(PlanPracticeService) private readonly plan: PlanPracticeService,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  /** What is open or unlocked already costs nothing, whatever an old page offers. @throws DomainError AIVYDAILY-POINTS */
  async unlock(caller: Caller, name: UnlockName): Promise<void> {
    if (await this.grants.isOpen(caller, name)) return;
    await this.exchange(caller, async (unlocks, pay, transaction) => {
      if (unlocks.some((each) => each.name === name)) return;
      await pay(name, UNLOCK_COSTS[name]);
      await this.grants.enqueue(transaction, signedIn(caller), name);
    });
    await this.grants.grant(caller, name);
  }

  /** A look that was bought already costs nothing. @throws DomainError AIVYDAILY-POINTS, AIVYDAILY-FREEZES */
  async buy(caller: Caller, name: ExtraName): Promise<void> {
    await this.exchange(caller, async (unlocks, pay, transaction, planned) => {
      if (name !== 'freeze') {
        if (!unlocks.some((each) => each.name === name)) await pay(name, EXTRA_COSTS[name]);
        return;
      }
      const { missionDates } = await this.earned.selectEarned(signedIn(caller), new Date(), transaction);
      const bought = boughtOn(unlocks, timeZoneOf(caller));
      const streak = streakOf(practisedOn(planned, missionDates), todayOf(caller, new Date()), bought);
      if (streak.boughtLeft >= MOST_FREEZES) throw new DomainError('AIVYDAILY-FREEZES');
      await pay(freezeName(bought.length + 1), EXTRA_COSTS.freeze);
    });
  }

  /** @throws DomainError INVALIDINPUT for a look that wasn't bought */
  async wear(caller: Caller, look: LookName | null): Promise<void> {
    const userId = signedIn(caller);
    await this.transactions.run(async (transaction) => {
      // Of two looks put on at once, each would leave the other one on.
      await this.unlocks.lockExchange(userId, transaction);
      const unlocks = await this.unlocks.selectUnlocks(userId, transaction);
      if (look !== null && !unlocks.some(({ name }) => name === look)) throw new DomainError('INVALIDINPUT');
      await this.unlocks.updateLook(userId, look, transaction);
    });
  }

  private async exchange(
    caller: Caller,
    work: (
      unlocks: readonly Unlock[],
      pay: (name: string, cost: number) => Promise<void>,
      transaction: Transaction,
      planned: PlanPractice | null,
    ) => Promise<void>,
  ): Promise<void> {
    const userId = signedIn(caller);
    const now = new Date();
    const today = startOfDay(todayOf(caller, now), timeZoneOf(caller));
    const planned = await this.plan.of(caller, today);
    await this.transactions.run(async (transaction) => {
      await this.unlocks.lockExchange(userId, transaction);
      const unlocks = await this.unlocks.selectUnlocks(userId, transaction);
      const pay = async (name: string, cost: number): Promise<void> => {
        const { points } = await this.earned.selectEarned(userId, now, transaction);
        const left = points + (planned?.unit_points?.all ?? 0) - spentOn(unlocks);
        // Units may have earned the rest: without the plan nobody knows.
        if (left < cost) throw new DomainError(planned ? 'AIVYDAILY-POINTS' : 'SERVICE-UNAVAILABLE');
        await this.unlocks.insertUnlock(userId, { name, cost, unlockedAt: now }, transaction);
      };
      await work(unlocks, pay, transaction, planned);
    });
  }
}
