import type { Plan } from '@aivy/contracts';
import { dashboardDay, isPlanFinished, lastDayOf } from '@aivy/exam';

type Counted = Pick<Plan, 'last_finished_day' | 'last_finished_date' | 'start_day' | 'duration' | 'today'>;

/** "Day 2 of 90", the day that the dashboard is about; null for a finished plan. */
export function dayOfPlan(plan: Counted): string | null {
  const days = {
    lastFinishedDay: plan.last_finished_day,
    lastFinishedDate: plan.last_finished_date,
    startDay: plan.start_day,
    duration: plan.duration,
  };
  return isPlanFinished(days) ? null : `Day ${dashboardDay(days, plan.today)} of ${lastDayOf(days)}`;
}
