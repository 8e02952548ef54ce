import { Inject, Injectable } from '@nestjs/common';
import {
  EXTRA_COSTS,
  lookName,
  signedIn,
  UNLOCK_COSTS,
  type Caller,
  type getRewards,
  type OutputOf,
  type UnlockName,
} from '@aivy/contracts';
import { BADGES, badgesFor, startOfDay, streakOf, weekOf } from '@aivy/exam';
import { CONFIG } from '@aivy/server-kit';
import type { AivydailyConfig } from '../config.js';
import { timeZoneOf, todayOf } from '../today.js';
import { boughtOn, practisedOn } from './freezes.js';
import { PlanPracticeService } from './plan-practice.service.js';
import { RewardRepository } from './reward.repository.js';
import { spentOn, UnlockRepository, type Unlock } from './unlock.repository.js';

type Rewards = OutputOf<typeof getRewards>;

const UNLOCKS = Object.keys(UNLOCK_COSTS) as UnlockName[];
const unlockedAt = (unlocks: readonly Unlock[], wanted: string): number | null =>
  unlocks.find(({ name }) => name === wanted)?.unlockedAt.getTime() ?? null;

/** Points, streak, badges, and what points are exchanged for. */
@Injectable()
export class RewardService {
  constructor(
    @Inject(RewardRepository) private readonly repository: RewardRepository,
    @Inject(UnlockRepository) private readonly exchanged: UnlockRepository,
    @Inject(PlanPracticeService) private readonly plan: PlanPracticeService,
    @Inject(CONFIG) private readonly config: Pick<AivydailyConfig, 'QUESTION_ATTEMPTS'>,
  ) {}

  async rewards(caller: Caller): Promise<Rewards> {
    const userId = signedIn(caller);
    const now = new Date();
    const today = todayOf(caller, now);
    const midnight = startOfDay(today, timeZoneOf(caller));
    const [earned, planned, unlocks, look] = await Promise.all([
      this.repository.selectEarned(userId, midnight),
      this.plan.of(caller, midnight),
      this.exchanged.selectUnlocks(userId),
      this.exchanged.selectLook(userId),
    ]);
    const practised = practisedOn(planned, earned.missionDates);
    const streak = streakOf(practised, today, boughtOn(unlocks, timeZoneOf(caller)));
    const units = planned?.unit_points ?? { all: 0, since: 0 };
    const points = earned.points + units.all;
    await this.repository.insertBadges(userId, badgesFor({ ...earned, practised, longestStreak: streak.longest }), now);
    const badges = await this.repository.selectBadges(userId);
    return {
      points,
      // Without the plan, what its units earned may be spent already.
      points_left: Math.max(0, points - spentOn(unlocks)),
      points_today: earned.pointsToday + units.since,
      missions: earned.missions,
      max_attempts: this.config.QUESTION_ATTEMPTS,
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
      unlocks: UNLOCKS.map((name) => ({
        name,
        cost: unlocks.find((each) => each.name === name)?.cost ?? UNLOCK_COSTS[name],
        unlocked_at: unlockedAt(unlocks, name),
      })),
      extras: {
        freezes: streak.boughtLeft,
        looks: lookName.options.map((name) => ({
          name,
          cost: EXTRA_COSTS[name],
          bought_at: unlockedAt(unlocks, name),
        })),
        look,
      },
    };
  }
}
