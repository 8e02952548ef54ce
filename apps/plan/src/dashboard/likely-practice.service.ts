import { Inject, Injectable } from '@nestjs/common';
import { practisedSince } from '@aivy/exam';
import type { Practice } from '@aivy/psychometrics';
import { PractisedRepository } from '../learner/practised.repository.js';
import type { OpenPlan } from '../target/plan.js';
import { practiceOf } from './forecast.js';

/** With what it rests on: days of practice, or the promise of a plan that has none yet. */
export interface PracticeSeen extends Practice {
  isMeasured: boolean;
}

/** What a student is likely to practise, by what they have practised so far. */
@Injectable()
export class LikelyPractice {
  constructor(@Inject(PractisedRepository) private readonly practised: PractisedRepository) {}

  /** From today to the end of the plan. */
  async of(open: OpenPlan): Promise<PracticeSeen> {
    const { plan, today } = open;
    const since = practisedSince({ beginDate: plan.beginDate, today });
    const practised = await this.practised.selectNewest(plan.userId, since);
    return { ...practiceOf(open, practised), isMeasured: practised.some(({ day }) => day < today) };
  }
}
