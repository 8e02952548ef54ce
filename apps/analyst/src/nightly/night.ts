import { REPORT_KINDS, type ReportKindName, type ReportOrder } from '@aivy/contracts';

const DAY_MS = 86_400_000;
/** Of the reports that are made every night: a quarter of a year. */
const DAYS = 13 * 7;
/** A program that was away at night orders them later, but not into the day after. */
const LATEST_HOURS = 6;

/** Official scores come in over years: thirteen weeks of them say little, and what a report tells limits later ones. */
const ON_DEMAND: ReportKindName = 'score-link';

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * The night that it is, as the date of its morning where the installation is; null at any other time.
 * @param hour from which on; 24: never
 */
export function nightOf(now: Date, timeZone: string, hour: number): string | null {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)!.value;
  const local = Number(part('hour'));
  if (local < hour || local >= hour + LATEST_HOURS) return null;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * One of every kind but for the comparison with official scores, of all students and of the thirteen weeks up to last Sunday (UTC). Whole weeks, so that the figures of
 * two nights are the same or differ by many people: those that differ by few are not told.
 */
export function ordersOfNight(now: Date): ReportOrder[] {
  const lastSunday = now.getTime() - (now.getUTCDay() || 7) * DAY_MS;
  const period = { from: dateOf(lastSunday - (DAYS - 1) * DAY_MS), to: dateOf(lastSunday) };
  return REPORT_KINDS.filter((kind) => kind !== ON_DEMAND).map((kind) => ({
    kind,
    params: { group: {}, period, ...(kind === 'dif' && { focal: { time_factor: 'extended' } }) },
  }));
}
