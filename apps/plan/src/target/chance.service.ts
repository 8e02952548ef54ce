import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, type Caller, type InputOf, type OutputOf, type targetChance } from '@aivy/contracts';
import { MONTH_DAYS, promisedMinutesPerDay } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { forecastScore, LEARNING } from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { abilitiesOf } from '../dashboard/forecast.js';
import { LikelyPractice } from '../dashboard/likely-practice.service.js';
import { LearnerService } from '../learner/learner.service.js';
import { MeasurementRepository } from '../learner/measurement.repository.js';
import { PlanService } from './plan.service.js';

/** The prospect of a target that a student thinks of. */
@Injectable()
export class ChanceService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(MeasurementRepository) private readonly measurements: MeasurementRepository,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LikelyPractice) private readonly practice: LikelyPractice,
  ) {}

  /** A student with a plan is taken to go on as so far, a new one at their word. @throws DomainError PLAN-NODIAGNOSTIC */
  async chance(
    caller: Caller,
    { target_score: target, duration }: InputOf<typeof targetChance>,
  ): Promise<OutputOf<typeof targetChance>> {
    const userId = signedIn(caller);
    const [open, { state }, measured] = await Promise.all([
      this.plans.ofCaller(caller),
      this.learners.standing(userId),
      this.measurements.selectOfUser(userId),
    ]);
    const newest = measured.at(-1);
    if (!newest) throw new DomainError('PLAN-NODIAGNOSTIC');
    const { minutesPerDay } = open ? await this.practice.of(open) : { minutesPerDay: promisedMinutesPerDay() };
    const { link } = this.bank.current.scaleOf();
    const { chance, chanceLow, chanceHigh } = forecastScore(
      abilitiesOf(state, newest, link),
      { days: duration * MONTH_DAYS, minutesPerDay, target },
      LEARNING,
      link,
    );
    return { chance, chance_low: chanceLow, chance_high: chanceHigh };
  }
}
