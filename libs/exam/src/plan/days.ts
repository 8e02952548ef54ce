import type { PlanDuration, Subject } from '@aivy/contracts';
import { isTimeZone, localDateOf, type LocalDate } from './dates.js';
import { DEFAULT_MINUTES_A_DAY } from './minutes-a-day.js';

/** Days of a journey; the last one is a practice test. */
export const JOURNEY_DAYS = 15;
/** Days of a month of a plan. */
export const MONTH_DAYS = 30;
/** Questions of a daily unit, and what it is said to take. */
export const UNIT_QUESTIONS = 5;
export const UNIT_MINUTES = 15;

/** What counts for the calendar of a plan. */
export interface PlanDays {
  /** 0 before the first. */
  lastFinishedDay: number;
  lastFinishedDate: LocalDate | null;
  /** Where that was; absent of days from before this was stored. */
  lastFinishedZone?: string | null;
}

export const isTestDay = (day: number): boolean => day % JOURNEY_DAYS === 0;

/** Even days are Math, odd ones Reading & Writing; a test day is both. */
export const subjectOfDay = (day: number): Subject | 'both' =>
  isTestDay(day) ? 'both' : day % 2 === 0 ? 'math' : 'english';

/** Place of a day in its journey, 1-15. */
export const journeyDay = (day: number): number => day % JOURNEY_DAYS || JOURNEY_DAYS;

/** Which journey a day belongs to, from 1. */
export const journeyOf = (day: number): number => Math.ceil(day / JOURNEY_DAYS);

/**
 * The student's date. While the date of the last finished day isn't over where it was finished, it isn't over anywhere:
 * changing the time zone opens no second unit on one calendar day.
 */
export function todayOf(
  { lastFinishedDate: last, lastFinishedZone: zone }: Omit<PlanDays, 'lastFinishedDay'>,
  now: Date,
  timeZone: string,
): LocalDate {
  const here = localDateOf(now, timeZone);
  if (last === null || here <= last || !zone || !isTimeZone(zone)) return here;
  return localDateOf(now, zone) > last ? here : last;
}

/**
 * Is today's day behind the student? The date of a finished day never lies before the one before it, so who flies west
 * over midnight has still done the day that comes there again.
 */
export const isDoneToday = ({ lastFinishedDate }: PlanDays, today: LocalDate): boolean =>
  lastFinishedDate !== null && today <= lastFinishedDate;

/** The day that comes next, whenever that is. */
export const currentDay = ({ lastFinishedDay }: PlanDays): number => lastFinishedDay + 1;

/** The day that the dashboard is about: the finished one until the date changes, then the next. */
export const dashboardDay = (days: PlanDays, today: LocalDate): number =>
  isDoneToday(days, today) ? days.lastFinishedDay : currentDay(days);

/** Whether a day may be worked on; a finished one may be looked at. */
export type DayStanding = 'finished' | 'open' | 'done-today' | 'locked';

export function standingOf(days: PlanDays, day: number, today: LocalDate): DayStanding {
  if (day <= days.lastFinishedDay) return 'finished';
  if (day > currentDay(days)) return 'locked';
  return isDoneToday(days, today) ? 'done-today' : 'open';
}

/** The days that a target has, counted on from the one that was finished last when it was set. */
export interface PlanSpan {
  startDay: number;
  duration: PlanDuration;
}

/** Sets and practice tests of a plan that are done. */
export function doneSince({ startDay, lastFinishedDay }: Pick<PlanSpan & PlanDays, 'startDay' | 'lastFinishedDay'>): {
  sets: number;
  tests: number;
} {
  const testsUntil = (day: number): number => Math.floor(day / JOURNEY_DAYS);
  const tests = testsUntil(lastFinishedDay) - testsUntil(startDay);
  return { sets: lastFinishedDay - startDay - tests, tests };
}

/** The last day of the plan. */
export const lastDayOf = ({ startDay, duration }: PlanSpan): number => startDay + MONTH_DAYS * duration;

/** The day of the plan that a date so many days from now is about. There's none after its last. */
export const projectedDay = (plan: PlanDays & PlanSpan, ahead: number): number =>
  Math.max(plan.lastFinishedDay, Math.min(plan.lastFinishedDay + ahead, lastDayOf(plan)));

export const isPlanFinished = (plan: PlanSpan & PlanDays): boolean => plan.lastFinishedDay >= lastDayOf(plan);

/** One 30-day block of a plan, as its circle shows it. */
export interface JourneyBlock {
  from: number;
  to: number;
  /** Finished days of the block, 0-30. */
  finished: number;
}

/** The plan's blocks of thirty days. */
export const journeyBlocks = (plan: PlanSpan & PlanDays): JourneyBlock[] =>
  Array.from({ length: plan.duration }, (_, block) => {
    const before = plan.startDay + block * MONTH_DAYS;
    const finished = Math.min(MONTH_DAYS, Math.max(0, plan.lastFinishedDay - before));
    return { from: before + 1, to: before + MONTH_DAYS, finished };
  });

/** What Daily wins measure a day against. */
export interface DayGoal {
  tasks: number;
  minutes: number;
}

/** @param minutesADay the student's choice; the specification's 20 where there's none */
export const goalOfDay = (day: number, minutesADay: number = DEFAULT_MINUTES_A_DAY): DayGoal =>
  isTestDay(day) ? { tasks: 98, minutes: 144 } : { tasks: UNIT_QUESTIONS, minutes: minutesADay };
