import {
  addDays,
  daysOfJourney,
  journeyBlocks,
  journeyOf,
  lastDayOf,
  MONTH_DAYS,
  type LocalDate,
  type PlanDays,
  type PlanSpan,
} from '@aivy/exam';
import { shortDate } from './dates-text';

export interface JourneyCircle {
  /** "Days 31–60". */
  name: string;
  /** 0-1. */
  part: number;
  /** "Done", "Day 4 of 30", "Starts Jan 4". */
  text: string;
}

/**
 * The plan's blocks of thirty days. A later one starts when those before it are finished, a day each from today on.
 * @param today the student's date
 * @param isDoneToday the next day opens tomorrow
 */
export function journeyCircles(plan: PlanSpan & PlanDays, today: LocalDate, isDoneToday: boolean): JourneyCircle[] {
  return journeyBlocks(plan).map(({ from, to, finished }) => {
    const name = `Days ${from}–${to}`;
    const part = finished / MONTH_DAYS;
    if (part === 1) return { name, part, text: 'Done' };
    if (from <= plan.lastFinishedDay + 1)
      return {
        name,
        part,
        text: finished === 0 ? 'Starts now' : `Day ${finished + (isDoneToday ? 0 : 1)} of ${MONTH_DAYS}`,
      };
    return { name, part, text: `Starts ${shortDate(opensOn(from, plan, today, isDoneToday))}` };
  });
}

/** When a later day of the plan opens, with a day done each day from today on. */
const opensOn = (day: number, { lastFinishedDay }: PlanDays, today: LocalDate, isDoneToday: boolean): LocalDate =>
  addDays(today, day - (lastFinishedDay + 1) + (isDoneToday ? 1 : 0));

/** When the practice test of the journey opens; null when it's open, or when the plan ends before it. */
export function nextTestText(plan: PlanSpan & PlanDays, today: LocalDate, isDoneToday: boolean): string | null {
  const test = daysOfJourney(journeyOf(plan.lastFinishedDay + 1)).to;
  const opens = opensOn(test, plan, today, isDoneToday);
  if (test > lastDayOf(plan) || opens === today) return null;
  return `A set a day opens your next practice test on ${shortDate(opens)}.`;
}
