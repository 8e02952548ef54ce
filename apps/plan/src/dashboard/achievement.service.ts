import { Inject, Injectable } from '@nestjs/common';
import type { achievement, Caller, InputOf, OutputOf } from '@aivy/contracts';
import { PlanService } from '../target/plan.service.js';
import { StreakService } from '../practice/streak.service.js';
import { DayRepository } from '../unit/day.repository.js';

/** The dates on which days were finished. */
@Injectable()
export class AchievementService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(DayRepository) private readonly days: DayRepository,
    @Inject(StreakService) private readonly streaks: StreakService,
  ) {}

  async achievement(
    caller: Caller,
    { plan_id: planId }: InputOf<typeof achievement>,
  ): Promise<OutputOf<typeof achievement>> {
    const { plan, today, timeZone } = await this.plans.require(caller, planId);
    const [dates, { days, longest, frozen, freezeLeft }] = await Promise.all([
      this.days.selectDates(plan.userId),
      this.streaks.of(caller, plan.userId, today, timeZone),
    ]);
    return {
      begin_date: plan.beginDate,
      // A unit and a practice test may be of one date.
      achievements: [...new Set(dates)].map((date) => ({ date })),
      today,
      streak: { days, longest, frozen, freeze_left: freezeLeft },
    };
  }
}
