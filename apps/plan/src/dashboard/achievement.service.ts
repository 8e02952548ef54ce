import { Inject, Injectable } from '@nestjs/common';
import type { achievement, Caller, InputOf, OutputOf } from '@aivy/contracts';
import { streakOf } from '@aivy/exam';
import { PlanService } from '../target/plan.service.js';
import { MissionRepository } from '../practice/mission.repository.js';
import { DayRepository } from '../unit/day.repository.js';

/** The dates on which days were finished. */
@Injectable()
export class AchievementService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(DayRepository) private readonly days: DayRepository,
    @Inject(MissionRepository) private readonly missions: MissionRepository,
  ) {}

  async achievement(
    caller: Caller,
    { plan_id: planId }: InputOf<typeof achievement>,
  ): Promise<OutputOf<typeof achievement>> {
    const { plan, today } = await this.plans.require(caller, planId);
    const [dates, practised] = await Promise.all([
      this.days.selectDates(plan.userId),
      this.missions.selectPractised(plan.userId),
    ]);
    // One streak for both products: whoever finished a mission has practised.
    const { days, longest, frozen, freezeLeft } = streakOf(practised, today);
    return {
      begin_date: plan.beginDate,
      // A unit and a practice test may be of one date.
      achievements: [...new Set(dates)].map((date) => ({ date })),
      today,
      streak: { days, longest, frozen, freeze_left: freezeLeft },
    };
  }
}
