import type { Plan } from '@aivy/contracts';
import { isPlanFinished, isTestDay, lastDayOf, standingOf } from '@aivy/exam';

/** Why the start of a day offers what it does. */
export type StartState =
  | { kind: 'open' }
  /** Nothing to do here, and the day that is next. */
  | { kind: 'locked'; current: number }
  /** Today's day is behind the student; this one opens tomorrow. */
  | { kind: 'done-today'; finished: number }
  | { kind: 'finished' }
  | { kind: 'test-day'; finished: boolean }
  /** Past the last day of a plan that's done. */
  | { kind: 'plan-finished' }
  | { kind: 'no-plan' }
  | { kind: 'missing' };

/** What the start page of a day is to a student. @param day NaN for an address that names none */
export function startState(plan: Plan | null, planId: string, day: number): StartState {
  if (plan === null) return { kind: 'no-plan' };
  if (plan.id !== planId || !Number.isInteger(day) || day < 1) return { kind: 'missing' };
  const days = { lastFinishedDay: plan.last_finished_day, lastFinishedDate: plan.last_finished_date };
  const span = { startDay: plan.start_day, duration: plan.duration };
  if (isPlanFinished({ ...days, ...span }) && day > lastDayOf(span)) return { kind: 'plan-finished' };
  const standing = standingOf(days, day, plan.today);
  if (standing === 'locked') return { kind: 'locked', current: plan.last_finished_day + 1 };
  if (isTestDay(day)) return { kind: 'test-day', finished: standing === 'finished' };
  if (standing === 'done-today') return { kind: 'done-today', finished: plan.last_finished_day };
  return { kind: standing };
}
