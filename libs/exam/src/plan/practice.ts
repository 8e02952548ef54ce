import { addDays, daysBetween, type LocalDate } from './dates.js';
import { goalOfDay } from './days.js';

/** A new student is taken at their word for a week. */
const TRUSTED_DAYS = 7;
/** Who practised otherwise a month ago than now is likely to go on as now. */
const WINDOW_DAYS = 28;
const SECTIONS = 2;

/** Minutes of practice of each section on a day. */
export interface PractisedMinutes {
  day: LocalDate;
  english: number;
  math: number;
}

export interface PracticeSoFar {
  beginDate: LocalDate;
  today: LocalDate;
  /** What was practised, at least since `practisedSince`. */
  practised: readonly PractisedMinutes[];
}

/** Minutes a day of each section. */
export type MinutesPerDay = Readonly<Record<'english' | 'math', number>>;

/** What a student says who has just begun: the goal of a usual day, half of it for each section. */
export const promisedMinutesPerDay = (): MinutesPerDay => {
  const half = goalOfDay(1).minutes / SECTIONS;
  return { english: half, math: half };
};

/** The first day that counts for what is likely. */
export function practisedSince({ beginDate, today }: Pick<PracticeSoFar, 'beginDate' | 'today'>): LocalDate {
  const month = addDays(today, -WINDOW_DAYS);
  return month < beginDate ? beginDate : month;
}

/**
 * Minutes a day that a student is likely to practise of each section: as in the last four weeks, today not counted. A new
 * plan begins with its goal, which gives way to what the student does.
 */
export function likelyMinutesPerDay({ beginDate, today, practised }: PracticeSoFar): MinutesPerDay {
  const since = practisedSince({ beginDate, today });
  const counted = practised.filter(({ day }) => day >= since && day < today);
  const days = TRUSTED_DAYS + Math.max(0, daysBetween(since, today));
  const promised = promisedMinutesPerDay();
  const of = (section: 'english' | 'math'): number =>
    (TRUSTED_DAYS * promised[section] + counted.reduce((sum, each) => sum + each[section], 0)) / days;
  return { english: of('english'), math: of('math') };
}
