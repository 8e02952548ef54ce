import { PRODUCTS } from '@aivy/contracts';
import { addDays, daysBetween, type LocalDate } from './dates.js';

/** Days of the free week, and of a week that points unlock. */
export const PATH_WEEK_DAYS = 7;

/** The days on which an account can use AivyPath. */
export interface PathAccess {
  /** First day of the free week; null for an account that never had one. */
  firstDay: LocalDate | null;
  /** The last day that's open; null when nothing ends. */
  lastDay: LocalDate | null;
}

/** `none`: not added. `week`: open until a day the student can see. */
export type PathState = 'none' | 'open' | 'week' | 'ended';

/** The dates of a week of AivyPath. */
export const pathWeek = (firstDay: LocalDate): LocalDate[] =>
  Array.from({ length: PATH_WEEK_DAYS }, (_, day) => addDays(firstDay, day));

export const lastFreeDay = (firstDay: LocalDate): LocalDate => addDays(firstDay, PATH_WEEK_DAYS - 1);

/** A free week that starts today. */
export const freeWeek = (today: LocalDate): PathAccess => ({ firstDay: today, lastDay: lastFreeDay(today) });

/** Another week, after the days that are still left. An account without AivyPath gets its free week first. */
export function addWeek(access: PathAccess | null, today: LocalDate): PathAccess {
  const { firstDay, lastDay } = access ?? freeWeek(today);
  if (lastDay === null) return { firstDay, lastDay };
  const from = lastDay < today ? addDays(today, -1) : lastDay;
  return { firstDay, lastDay: addDays(from, PATH_WEEK_DAYS) };
}

export function pathState(access: PathAccess | null, today: LocalDate): PathState {
  if (access === null) return 'none';
  if (access.lastDay === null) return 'open';
  return today <= access.lastDay ? 'week' : 'ended';
}

/** The week that's running, with today's place in it from 1 on. Null while none is. */
export function runningWeek(
  access: PathAccess | null,
  today: LocalDate,
): { from: LocalDate; to: LocalDate; day: number; free: boolean } | null {
  if (access === null || access.lastDay === null || today > access.lastDay) return null;
  const { firstDay, lastDay } = access;
  const free = firstDay !== null && today <= lastFreeDay(firstDay);
  // A free week is shown as such even when another one follows it.
  const to = free ? lastFreeDay(firstDay) : lastDay;
  const from = addDays(to, 1 - PATH_WEEK_DAYS);
  return { from, to, day: Math.max(1, daysBetween(from, today) + 1), free };
}

/** AivyPath comes with full tests; an account that only practices in AivyDaily unlocks them with points. */
export const hasFullTests = (products: readonly number[], path: PathState): boolean =>
  path === 'open' || path === 'week' || (path === 'none' && !products.includes(PRODUCTS.daily.id));
