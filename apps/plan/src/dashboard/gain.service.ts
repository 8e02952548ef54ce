import { Inject, Injectable } from '@nestjs/common';
import type { Caller, dailyProgress, InputOf, OutputOf } from '@aivy/contracts';
import { startOfDay } from '@aivy/exam';
import { masteryBySkill } from '@aivy/psychometrics';
import { LearnerService } from '../learner/learner.service.js';
import { PlanService } from '../target/plan.service.js';
import { MasteryHistoryRepository, type MasteryBySkill } from './mastery-history.repository.js';

/** Points of mastery gained. */
@Injectable()
export class GainService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(MasteryHistoryRepository) private readonly history: MasteryHistoryRepository,
  ) {}

  /** Nothing is gained before a diagnostic is computed. Today's gains begin with the date where the student is. */
  async gains(
    caller: Caller,
    { plan_id: planId }: InputOf<typeof dailyProgress>,
  ): Promise<OutputOf<typeof dailyProgress>> {
    const { plan, today, timeZone } = await this.plans.require(caller, planId);
    const [{ state, baseline }, before] = await Promise.all([
      this.learners.standing(plan.userId),
      this.history.selectOptionalBefore(plan.userId, startOfDay(today, timeZone)),
    ]);
    const now = state ? masteryBySkill(state) : {};
    const first = baseline ?? {};
    return { cumulative_progress: gained(first, now), today_progress: gained(before ?? first, now) };
  }
}

const gained = (from: MasteryBySkill, to: MasteryBySkill): Record<string, number> =>
  Object.fromEntries(
    Object.entries(to).flatMap(([skill, mastery]) =>
      from[skill] === undefined ? [] : [[skill, Math.max(0, mastery - from[skill])]],
    ),
  );
