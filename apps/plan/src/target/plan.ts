import type { Plan } from '@aivy/contracts';
import type { LocalDate, PlanDays, PlanTerm } from '@aivy/exam';

/** Section scores wanted, and the skills that a plan begins with, the weakest first. */
export interface PlanTarget {
  math: number;
  english: number;
  mathWeak: readonly number[];
  englishWeak: readonly number[];
}

/** A student's plan; there is one at most. */
export interface StoredPlan extends PlanTerm, PlanDays {
  userId: string;
  planId: string;
  target: PlanTarget;
  beginDate: LocalDate;
  timezone: string;
}

/** A plan as its caller sees it now. */
export interface OpenPlan {
  plan: StoredPlan;
  now: Date;
  timeZone: string;
  today: LocalDate;
}

/** The plan as the calls give it. */
export const planOnWire = (plan: StoredPlan, today: LocalDate): Plan => ({
  id: plan.planId,
  last_finished_day: plan.lastFinishedDay,
  last_finished_date: plan.lastFinishedDate,
  duration: plan.duration,
  math_target_score: plan.target.math,
  english_target_score: plan.target.english,
  math_weak: JSON.stringify(plan.target.mathWeak),
  english_weak: JSON.stringify(plan.target.englishWeak),
  begin_date: plan.beginDate,
  start_day: plan.startDay,
  ends_on: plan.endsOn,
  today,
});
