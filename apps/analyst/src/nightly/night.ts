import { REPORT_KINDS, type ReportKindName, type ReportOrder, type ReportPeriod, DAY_MS } from '@aivy/contracts';

/** Of the reports that are made every night: a quarter of a year. */
const WEEKS = 13;
/** A program that was away at night orders them later, but not all day. */
const LATEST_HOURS = 6;
const NEVER = 24;

/**
 * Kinds that are not made every night. Official scores come in over years: thirteen weeks of them say little, and what a
 * report tells limits later ones. A calibration is made when there is enough that is new.
 */
const NOT_EVERY_NIGHT: readonly ReportKindName[] = ['score-link', 'item-calibration'];

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * The night that it is, as the date on which it began where the installation is; null at any other time.
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
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((each) => each.type === type)!.value);
  const local = part('hour');
  const sinceItBegan = (local - hour + 24) % 24;
  if (hour === NEVER || sinceItBegan >= LATEST_HOURS) return null;
  const began = local < hour ? part('day') - 1 : part('day');
  return dateOf(Date.UTC(part('year'), part('month') - 1, began));
}

/**
 * Whole weeks up to last Sunday (UTC), so that the figures of two nights are the same or differ by many people: those that
 * differ by few are not told.
 */
function weeksUntil(now: Date, weeks: number): ReportPeriod {
  const lastSunday = now.getTime() - (now.getUTCDay() || 7) * DAY_MS;
  return { from: dateOf(lastSunday - (7 * weeks - 1) * DAY_MS), to: dateOf(lastSunday) };
}

/** Whom reports of the night compare with the rest. */
const COMPARED = { time_factor: 'extended' } as const;

/** One of every kind but those of `NOT_EVERY_NIGHT`, of all students and of the thirteen weeks up to last Sunday. */
export function ordersOfNight(now: Date): ReportOrder[] {
  const period = weeksUntil(now, WEEKS);
  return REPORT_KINDS.filter((kind) => !NOT_EVERY_NIGHT.includes(kind)).map((kind) => ({
    kind,
    params: { group: {}, period, ...(kind === 'dif' && { focal: COMPARED }) },
  }));
}

/** The calibration of a night, of all students. @param weeks up to last Sunday */
export const calibrationOfNight = (now: Date, weeks: number): ReportOrder => ({
  kind: 'item-calibration',
  params: { group: {}, period: weeksUntil(now, weeks), focal: COMPARED },
});
