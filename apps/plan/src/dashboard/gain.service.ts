import { Inject, Injectable } from '@nestjs/common';
import {
  signedIn,
  type Caller,
  type dailyProgress,
  type InputOf,
  type OutputOf,
  type skillGrowth,
} from '@aivy/contracts';
import { startOfDay } from '@aivy/exam';
import { masteryBySkill } from '@aivy/psychometrics';
import { EvidenceRepository } from '../learner/evidence.repository.js';
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
    @Inject(EvidenceRepository) private readonly evidence: EvidenceRepository,
  ) {}

  /**
   * Nothing is gained before a diagnostic is computed. A day begins with its date where the student is. It lasts until
   * the next one is done: a unit done without network may be handed in, and so be computed, on a later date.
   */
  async gains(
    caller: Caller,
    { plan_id: planId, day }: InputOf<typeof dailyProgress>,
  ): Promise<OutputOf<typeof dailyProgress>> {
    const { plan, now, today, timeZone } = await this.plans.require(caller, planId);
    const span = await this.days.selectOptionalSpan(plan.userId, day);
    // Who has flown west over midnight has done a day of tomorrow.
    const from = span && span.from < today ? span.from : today;
    const next = span?.next ?? null;
    const start = startOfDay(from, timeZone);
    const end = next === null ? null : startOfDay(next, timeZone);
    const masteryAt = (moment: Date) => this.history.selectOptionalBefore(plan.userId, moment);
    const [{ state, baseline, isCurrent }, before, after, answered] = await Promise.all([
      this.learners.standing(plan.userId),
      masteryAt(start),
      end && masteryAt(end),
      this.evidence.selectLastBySkill(plan.userId, end ?? now),
    ]);
    const first = baseline ?? {};
    const mastery = after ?? (state ? masteryBySkill(state) : {});
    return {
      cumulative_progress: gained(first, mastery),
      today_progress: gained(before ?? first, mastery),
      mastery,
      practiced: {
        since_diagnostic: answered.map(({ skill }) => skill),
        today: answered.filter(({ last }) => last >= start).map(({ skill }) => skill),
      },
      is_current: isCurrent,
    };
  }

  /**
   * What one skill has gained since a moment, also for a student without a plan. Answers of practice come here a moment
   * after they're given, so only the page knows how many there have to be.
   */
  async growth(
    caller: Caller,
    { skill, since, answered = 0 }: InputOf<typeof skillGrowth>,
  ): Promise<OutputOf<typeof skillGrowth>> {
    const userId = signedIn(caller);
    // Before the standing: an answer that comes in between makes that one not current.
    const arrived = answered === 0 ? 0 : await this.practicedSince(userId, new Date(since));
    const [{ state, baseline, isCurrent }, then] = await Promise.all([
      this.learners.standing(userId),
      this.history.selectOptionalBefore(userId, new Date(since)),
    ]);
    const now = state ? (masteryBySkill(state)[skill] ?? null) : null;
    const first = baseline?.[skill] ?? null;
    return {
      before: then?.[skill] ?? first ?? now,
      now,
      since_diagnostic: first === null || now === null ? null : Math.max(0, now - first),
      is_current: isCurrent && arrived >= answered,
    };
  }

  private async practicedSince(userId: string, moment: Date): Promise<number> {
    const groups = await this.evidence.selectPracticeSince(userId, moment);
    return groups.filter(({ source }) => source === 'practice').reduce((sum, group) => sum + group.answered, 0);
  }
}

const gained = (from: MasteryBySkill, to: MasteryBySkill): Record<string, number> =>
  Object.fromEntries(
    Object.entries(to).flatMap(([skill, mastery]) =>
      from[skill] === undefined ? [] : [[skill, Math.max(0, mastery - from[skill])]],
    ),
  );
