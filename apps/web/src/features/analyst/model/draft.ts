import { DAY_MS, type ReportGroup, type ReportKindName, type ReportOrder, type ReportParams } from '@aivy/contracts';
import { KINDS } from './kinds';
import { daysOf } from './words';

/** Periods that end today; `own` has two dates. */
export const PERIODS = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last 12 months',
  own: 'Two dates',
} as const;
export type PeriodChoice = keyof typeof PERIODS;

/** What the form holds. */
export interface Draft {
  kind: ReportKindName;
  group: ReportGroup;
  /** Is it put together from its parts, rather than one of the usual ones? */
  groupTogether: boolean;
  period: PeriodChoice;
  /** Of the period `own`, `YYYY-MM-DD`. */
  from: string;
  to: string;
  section: 'english' | 'math' | '';
  /** Of `dif`, and of a calibration if anybody: who is compared with the rest. */
  focal: ReportGroup;
  focalTogether: boolean;
}

const MOST_DAYS = 3 * 365 + 1;

/** The date of a moment, UTC. */
export const dateAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const daysBefore = (now: number, days: number): string => dateAt(now - (days - 1) * DAY_MS);

export const newDraft = (now: number): Draft => ({
  kind: 'cohort-scores',
  group: {},
  groupTogether: false,
  period: '90',
  from: daysBefore(now, 90),
  to: dateAt(now),
  section: '',
  focal: {},
  focalTogether: false,
});

/** The form filled with what a report was ordered with, to be changed. */
export function draftOf(kind: ReportKindName, params: ReportParams, orderedAt: string, now: number): Draft {
  const { group, period, section, focal } = params;
  const days = `${daysOf(period)}`;
  const choice = period.to === orderedAt.slice(0, 10) && days in PERIODS ? (days as PeriodChoice) : 'own';
  return {
    ...newDraft(now),
    kind,
    group,
    period: choice,
    from: period.from,
    to: period.to,
    section: section ?? '',
    focal: focal ?? {},
  };
}

export interface DraftFaults {
  from?: string;
  to?: string;
  focal?: string;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isEmpty = (group: ReportGroup): boolean => Object.values(group).every((value) => value === undefined);

/** What the service would refuse, said before. */
export function faultsOf({ kind, period, from, to, focal }: Draft, now: number): DraftFaults {
  const faults: DraftFaults = {};
  if (period === 'own') {
    if (!isDate(from)) faults.from = 'Please enter the first day.';
    if (!isDate(to)) faults.to = 'Please enter the last day.';
    else if (to > dateAt(now)) faults.to = 'The last day cannot be in the future.';
    if (!faults.from && !faults.to) {
      const days = daysOf({ from, to });
      if (days < 1) faults.to = 'The last day is before the first.';
      else if (days > MOST_DAYS) faults.from = 'A report spans three years at most.';
    }
  }
  if (kind === 'dif' && isEmpty(focal)) faults.focal = 'Please say whom to compare with the others.';
  return faults;
}

/** The order of a draft without faults. */
export function orderOf({ kind, group, period, from, to, section, focal }: Draft, now: number): ReportOrder {
  return {
    kind,
    params: {
      group: KINDS[kind].byGroup === false ? {} : group,
      period: period === 'own' ? { from, to } : { from: daysBefore(now, Number(period)), to: dateAt(now) },
      ...(section && KINDS[kind].bySection ? { section } : {}),
      ...(kind === 'dif' || (kind === 'item-calibration' && !isEmpty(focal)) ? { focal } : {}),
    },
  };
}
