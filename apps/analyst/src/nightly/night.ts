import { REPORT_KINDS, type ReportOrder } from '@aivy/contracts';

const DAY_MS = 86_400_000;
/** Of the reports that are made every night. */
const DAYS = 90;
/** A program that was away at night orders them later, but not into the day after. */
const LATEST_HOURS = 6;

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

/** One of every kind, of all students and of the ninety days up to yesterday (UTC), the last one that is whole. */
export function ordersOfNight(now: Date): ReportOrder[] {
  const period = { from: dateOf(now.getTime() - DAYS * DAY_MS), to: dateOf(now.getTime() - DAY_MS) };
  return REPORT_KINDS.map((kind) => ({
    kind,
    params: { group: {}, period, ...(kind === 'dif' && { focal: { time_factor: 'extended' } }) },
  }));
}
