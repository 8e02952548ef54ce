import { addDays, journeyBlocks, MONTH_DAYS, type LocalDate, type PlanDays, type PlanSpan } from '@aivy/exam';
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
    const ahead = from - (plan.lastFinishedDay + 1) + (isDoneToday ? 1 : 0);
    return { name, part, text: `Starts ${shortDate(addDays(today, ahead))}` };
  });
}
