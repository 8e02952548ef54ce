import { Inject, Injectable } from '@nestjs/common';
import type { Caller, InputOf, OutputOf, outlook } from '@aivy/contracts';
import { ForecastService } from '../forecast/forecast.service.js';
import { LearnerService } from '../learner/learner.service.js';
import { PlanService } from '../target/plan.service.js';
import { NextBestService } from './next-best.service.js';

/** The next best twenty minutes, and the forecast. */
@Injectable()
export class OutlookService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(ForecastService) private readonly forecasts: ForecastService,
    @Inject(NextBestService) private readonly nextBest: NextBestService,
  ) {}

  async outlook(caller: Caller, { plan_id: planId }: InputOf<typeof outlook>): Promise<OutputOf<typeof outlook>> {
    const open = await this.plans.require(caller, planId);
    const [view, prospect] = await Promise.all([
      this.learners.view(open.plan.userId, open.now),
      this.forecasts.prospect(open.plan.userId),
    ]);
    return {
      next_best: await this.nextBest.of(open, view),
      forecast: await this.forecasts.ofPlan(open, prospect),
    };
  }
}
