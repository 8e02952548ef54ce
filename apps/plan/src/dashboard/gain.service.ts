import { Inject, Injectable } from '@nestjs/common';
import type { Caller, dailyProgress, InputOf, OutputOf } from '@aivy/contracts';
import { startOfDay, type LocalDate } from '@aivy/exam';
import { masteryBySkill } from '@aivy/psychometrics';
import { LearnerService } from '../learner/learner.service.js';
import { PlanService } from '../target/plan.service.js';
import { DayRepository } from '../unit/day.repository.js';
import { MasteryHistoryRepository, type MasteryBySkill } from './mastery-history.repository.js';

/** Points of mastery gained. */
@Injectable()
export class GainService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(DayRepository) private readonly days: DayRepository,
    @Inject(MasteryHistoryRepository) private readonly history: MasteryHistoryRepository,
  ) {}

  /**
   * Nothing is gained before a diagnostic is computed. A day begins with its date where the student is. It lasts until
   * the next one is done: a unit done without network may be handed in, and so be computed, on a later date.
   */
  async gains(
    caller: Caller,
    { plan_id: planId, day }: InputOf<typeof dailyProgress>,
  ): Promise<OutputOf<typeof dailyProgress>> {
    const { plan, today, timeZone } = await this.plans.require(caller, planId);
    const span = await this.days.selectOptionalSpan(plan.userId, day);
    // Who has flown west over midnight has done a day of tomorrow.
    const from = span && span.from < today ? span.from : today;
    const next = span?.next ?? null;
    const masteryAt = (date: LocalDate) => this.history.selectOptionalBefore(plan.userId, startOfDay(date, timeZone));
    const [{ state, baseline, isCurrent }, before, after] = await Promise.all([
      this.learners.standing(plan.userId),
      masteryAt(from),
      next === null ? null : masteryAt(next),
    ]);
    const first = baseline ?? {};
    const end = after ?? (state ? masteryBySkill(state) : {});
    return {
      cumulative_progress: gained(first, end),
      today_progress: gained(before ?? first, end),
      mastery: end,
      is_current: isCurrent,
    };
  }
}

const gained = (from: MasteryBySkill, to: MasteryBySkill): Record<string, number> =>
  Object.fromEntries(
    Object.entries(to).flatMap(([skill, mastery]) =>
      from[skill] === undefined ? [] : [[skill, Math.max(0, mastery - from[skill])]],
    ),
  );
