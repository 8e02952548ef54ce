import type { PlanDuration } from '@aivy/contracts';
import { goalOfDay, JOURNEY_DAYS, MONTH_DAYS } from '@aivy/exam';

const WEEK_DAYS = 7;
const UNIT_DAY = 1;

/** What a plan asks of a student. */
export interface Effort {
  /** Of a week of daily units. */
  questions: number;
  minutes: number;
  /** Minutes of the practice test that every journey ends with. */
  testMinutes: number;
  testEveryDays: number;
  /** Points of both sections to be gained in an average week, with its fractions; null while the targets are not known. */
  points: number | null;
}

/** @param gain points of both sections between today's scores and the targets; null while a target is wrong */
export function effortOf(gain: number | null, duration: PlanDuration): Effort {
  const unit = goalOfDay(UNIT_DAY);
  const weeks = (duration * MONTH_DAYS) / WEEK_DAYS;
  return {
    questions: WEEK_DAYS * unit.tasks,
    minutes: WEEK_DAYS * unit.minutes,
    testMinutes: goalOfDay(JOURNEY_DAYS).minutes,
    testEveryDays: JOURNEY_DAYS,
    points: gain === null ? null : gain / weeks,
  };
}

/** Minutes as a student says them: '45 min', '2 h 20 min'. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** Points of a week as a student reads them, whole: '+19', 'Under 1', 'Hold'. */
export function pointsText(points: number | null): string {
  if (points === null) return '–';
  if (points === 0) return 'Hold';
  return points < 1 ? 'Under 1' : `+${Math.round(points)}`;
}
