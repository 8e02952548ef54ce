import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type InputOf, type OutputOf, type outlook } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { forecastScore, LEARNING } from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { LearnerService } from '../learner/learner.service.js';
import { MeasurementRepository } from '../learner/measurement.repository.js';
import { PlanService } from '../target/plan.service.js';
import { abilitiesOf } from './forecast.js';
import { LikelyPractice } from './likely-practice.service.js';
import { NextBestService } from './next-best.service.js';

/** The next best twenty minutes, and the prospect of the target. */
@Injectable()
export class OutlookService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(LikelyPractice) private readonly practice: LikelyPractice,
    @Inject(NextBestService) private readonly nextBest: NextBestService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async outlook(caller: Caller, { plan_id: planId }: InputOf<typeof outlook>): Promise<OutputOf<typeof outlook>> {
    const open = await this.plans.require(caller, planId);
    const { plan } = open;
    const [view, measured, practice] = await Promise.all([
      this.learners.view(plan.userId, open.now),
      this.measurements.selectOfUser(plan.userId),
      this.practice.of(open),
    ]);
    const newest = measured.at(-1);
    // Nobody gets a plan without one.
    if (!newest) throw new DomainError('PLAN-DB');
    const target = plan.target.math + plan.target.english;
    const { link } = this.bank.current.scaleOf();
    const abilities = abilitiesOf(view.state, newest, link);
    const forecast = forecastScore(abilities, { ...practice, target }, LEARNING, link);
    return {
      next_best: await this.nextBest.of(open, view),
      forecast: {
        target_score: target,
        by: plan.endsOn,
        chance: forecast.chance,
        chance_low: forecast.chanceLow,
        chance_high: forecast.chanceHigh,
        score: forecast.score,
        score_low: forecast.low,
        score_high: forecast.high,
        practice: {
          english_minutes: practice.minutesPerDay.english,
          math_minutes: practice.minutesPerDay.math,
          is_measured: practice.isMeasured,
        },
      },
    };
  }
}
