import type { PlanDuration } from '@aivy/contracts';
import { addDays, type LocalDate } from './dates.js';
import { isPlanFinished, MONTH_DAYS, type PlanDays, type PlanSpan } from './days.js';

export const PLAN_DURATIONS: readonly PlanDuration[] = [1, 3, 6];
/** Points of a section that a plan of so many months may aim at. */
export const MAX_INCREASE: Readonly<Record<PlanDuration, number>> = { 1: 40, 3: 90, 6: 200 };
const LEAST = 200;
const MOST = 800;
const STEP = 10;

/** What a target may be: from today's score to the most that the duration allows. */
export const targetBounds = (current: number, duration: PlanDuration): { min: number; max: number } => ({
  min: Math.max(LEAST, current),
  max: Math.min(MOST, current + MAX_INCREASE[duration]),
});

/** What is wrong with a section's target, in the words of the specification; null when nothing is. */
export function targetFault(target: number, current: number, duration: PlanDuration): string | null {
  if (!Number.isFinite(target)) return 'Please enter a valid number';
  if (target % STEP !== 0) return 'Score must be a multiple of 10';
  if (target < current) return `Score must be greater than your test score (${current})`;
  if (target > MOST) return 'Score can not exceed 800';
  const max = MAX_INCREASE[duration];
  if (target - current > max) return `Maximum increase for ${duration} month(s) is ${max}`;
  return null;
}

/** From when to when a target holds. */
export interface PlanTerm extends PlanSpan {
  endsOn: LocalDate;
}

/** The day a term that begins on a date ends. */
const endOf = (duration: PlanDuration, date: LocalDate): LocalDate => addDays(date, MONTH_DAYS * duration);

/** No term begins after today, so one that was set where the date was later ends earlier here. */
export function endsOnSeenFrom(today: LocalDate, { duration, endsOn }: Omit<PlanTerm, 'startDay'>): LocalDate {
  const latest = endOf(duration, today);
  return endsOn < latest ? endsOn : latest;
}

/**
 * The term of a plan whose target is set again. While the plan runs and its duration stays, only the target changes;
 * otherwise a new term begins today and the days count on.
 */
export function nextTerm(old: (PlanTerm & PlanDays) | null, duration: PlanDuration, today: LocalDate): PlanTerm {
  if (old && old.duration === duration && !isPlanFinished(old) && today <= old.endsOn)
    return { startDay: old.startDay, duration, endsOn: old.endsOn };
  return { startDay: old?.lastFinishedDay ?? 0, duration, endsOn: endOf(duration, today) };
}
