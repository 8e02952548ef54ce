import type { FocusLists, MinutesADay, Plan } from '@aivy/contracts';
import type { LocalDate, PlanDays, PlanTerm } from '@aivy/exam';

/** The section scores a student wants. */
export interface PlanTarget {
  math: number;
  english: number;
}

/** A student's plan; there is one at most. */
export interface StoredPlan extends PlanTerm, PlanDays {
  userId: string;
  planId: string;
  target: PlanTarget;
  beginDate: LocalDate;
  createdAt: Date;
  /** Practice a day that the student chose. */
  minutesADay: MinutesADay;
  timezone: string;
}

/** A plan as its caller sees it now. */
export interface OpenPlan {
  plan: StoredPlan;
  now: Date;
  timeZone: string;
  today: LocalDate;
}

/** The plan as the calls return it. @param focus of the journey that it's in */
export const planOnWire = (plan: StoredPlan, focus: FocusLists, today: LocalDate): Plan => ({
  id: plan.planId,
  last_finished_day: plan.lastFinishedDay,
  last_finished_date: plan.lastFinishedDate,
  duration: plan.duration,
  math_target_score: plan.target.math,
  english_target_score: plan.target.english,
  math_weak: JSON.stringify(focus.math),
  english_weak: JSON.stringify(focus.english),
  begin_date: plan.beginDate,
  start_day: plan.startDay,
  ends_on: plan.endsOn,
  minutes_a_day: plan.minutesADay,
  today,
});
