import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  getPractisedDays,
  signedIn,
  UNLOCK_COSTS,
  type Caller,
  type getRewards,
  type OutputOf,
  type UnlockName,
} from '@aivy/contracts';
import { BADGES, badgesFor, startOfDay, streakOf, weekOf, type LocalDate } from '@aivy/exam';
import { LOGGER, RPC, Transactions, type Logger, type RpcClient } from '@aivy/server-kit';
import { timeZoneOf, todayOf } from '../today.js';
import { GrantService } from './grant.service.js';
import { RewardRepository } from './reward.repository.js';
import { UnlockRepository, type Unlock } from './unlock.repository.js';

type Rewards = OutputOf<typeof getRewards>;

/** The page waits this long for the days of the plan, and no longer. */
const PATIENCE_MS = 500;
const UNLOCKS = Object.keys(UNLOCK_COSTS) as UnlockName[];

/** Points, streak, badges, and what points are exchanged for. */
@Injectable()
export class RewardService {
  constructor(
    @Inject(RewardRepository) private readonly repository: RewardRepository,
    @Inject(UnlockRepository) private readonly exchanged: UnlockRepository,
    @Inject(GrantService) private readonly grants: GrantService,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async rewards(caller: Caller): Promise<Rewards> {
    const userId = signedIn(caller);
    const now = new Date();
    const today = todayOf(caller, now);
    const [earned, planned, unlocks] = await Promise.all([
      this.repository.selectEarned(userId, startOfDay(today, timeZoneOf(caller))),
      this.practisedDays(caller),
      this.exchanged.selectUnlocks(userId),
    ]);
    const practised = [...new Set([...planned, ...earned.missionDates])].sort();
    const streak = streakOf(practised, today);
    await this.repository.insertBadges(userId, badgesFor({ ...earned, practised, longestStreak: streak.longest }), now);
    const badges = await this.repository.selectBadges(userId);
    return {
      points: earned.points,
      points_left: earned.points - spent(unlocks),
      points_today: earned.pointsToday,
      missions: earned.missions,
      streak: {
        days: streak.days,
        longest: streak.longest,
        today_done: practised.includes(today),
        freeze_left: streak.freezeLeft,
        week: weekOf(practised, streak, today),
      },
      badges: BADGES.map((name) => ({
        name,
        earned_at: badges.find((badge) => badge.name === name)?.earnedAt.getTime() ?? null,
      })),
      unlocks: UNLOCKS.map((name) => {
        const unlock = unlocks.find((each) => each.name === name);
        return {
          name,
          cost: unlock?.cost ?? UNLOCK_COSTS[name],
          unlocked_at: unlock?.unlockedAt.getTime() ?? null,
        };
      }),
    };
  }

  /** What is unlocked already costs nothing. @throws DomainError AIVYDAILY-POINTS */
  async unlock(caller: Caller, name: UnlockName): Promise<Rewards> {
    const userId = signedIn(caller);
    const now = new Date();
    await this.transactions.run(async (transaction) => {
      await this.exchanged.lockExchange(userId, transaction);
      const unlocks = await this.exchanged.selectUnlocks(userId, transaction);
      if (unlocks.some((each) => each.name === name)) return;
      const { points } = await this.repository.selectEarned(userId, now, transaction);
      const cost = UNLOCK_COSTS[name];
      if (points - spent(unlocks) < cost) throw new DomainError('AIVYDAILY-POINTS');
      await this.exchanged.insertUnlock(userId, { name, cost, unlockedAt: now }, transaction);
      await this.grants.enqueue(transaction, userId, name);
    });
    await this.grants.grant(caller, name);
    return this.rewards(caller);
  }

  /** Days of the plan; while it is away the streak is counted from missions alone. */
  private async practisedDays(caller: Caller): Promise<readonly LocalDate[]> {
    try {
      const input = { user_id: signedIn(caller) };
      return (await this.rpc.call(getPractisedDays, caller, input, { timeLeftMs: PATIENCE_MS })).dates;
    } catch (err) {
      this.logger.warn({ err }, 'the plan does not answer; the streak is counted without it');
      return [];
    }
  }
}

const spent = (unlocks: readonly Unlock[]): number => unlocks.reduce((sum, { cost }) => sum + cost, 0);
