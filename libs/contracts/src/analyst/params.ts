import { DAY_MS } from '../core/time.js';
import * as z from 'zod/mini';
import { STATE_CODES } from '../auth/states.js';
import { duration } from '../plan/fields.js';

/** What a report is about; each has its columns, its chart and its method. */
export const REPORT_KINDS = [
  'cohort-scores',
  'skill-mastery',
  'plan-adherence',
  'item-analysis',
  'item-calibration',
  'dif',
  'tutor-usage',
  'score-link',
] as const;
export type ReportKindName = (typeof REPORT_KINDS)[number];
export const reportKind = z.enum(REPORT_KINDS);

/** Grades that an account may name. */
const grade = z.union([z.literal(9), z.literal(10), z.literal(11), z.literal(12)]);

/** Whose data count: those to whom all that is said applies. Empty: all students. */
export const reportGroup = z.object({
  grade: z.optional(grade),
  state: z.optional(z.enum(STATE_CODES)),
  /** `extended`: any time factor above 1. As the account says today. */
  time_factor: z.optional(z.enum(['standard', 'extended'])),
  /** Months of the plan that they have. */
  plan_months: z.optional(duration),
});
export type ReportGroup = z.infer<typeof reportGroup>;

/** Three years, a leap day among them. */
const MOST_DAYS = 3 * 365 + 1;

/** A date of the calendar, `YYYY-MM-DD`, UTC. */
const date = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => {
    const at = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  }, 'is no date'),
);

const days = ({ from, to }: { from: string; to: string }): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Whole days, UTC, the first and the last one included. At most three years, and none of the future. */
export const reportPeriod = z.object({ from: date, to: date }).check(
  z.refine((period) => days(period) >= 1, { path: ['to'], error: 'is before the first day' }),
  z.refine((period) => days(period) <= MOST_DAYS, { path: ['from'], error: 'is more than three years before' }),
  z.refine(({ to }) => Date.parse(to) <= Date.now(), { path: ['to'], error: 'is in the future' }),
);
export type ReportPeriod = z.infer<typeof reportPeriod>;

export const reportParams = z.object({
  group: reportGroup,
  period: reportPeriod,
  /** One section only; not for `plan-adherence`, which knows none. */
  section: z.optional(z.enum(['english', 'math'])),
  /** Of `dif`, which needs it, and of `item-calibration`, which may have it: who is compared with the rest of the group. */
  focal: z.optional(reportGroup),
});
export type ReportParams = z.infer<typeof reportParams>;

/** What somebody orders: a kind, and parameters that it knows. */
export const reportOrder = z.object({ kind: reportKind, params: reportParams }).check(
  z.refine(({ kind, params }) => kind !== 'score-link' || params.section === undefined, {
    path: ['params', 'section'],
    error: 'is nothing that this report knows',
  }),
  // A scale is everybody's.
  z.refine(
    ({ kind, params }) => kind !== 'score-link' || Object.values(params.group).every((each) => each === undefined),
    { path: ['params', 'group'], error: 'is nothing that this report knows' },
  ),
  z.refine(({ kind, params }) => kind !== 'plan-adherence' || params.section === undefined, {
    path: ['params', 'section'],
    error: 'is nothing that this report knows',
  }),
  z.refine(({ kind, params }) => kind === 'dif' || kind === 'item-calibration' || params.focal === undefined, {
    path: ['params', 'focal'],
    error: 'is nothing that this report knows',
  }),
  z.refine(
    ({ kind, params: { focal } }) =>
      (kind !== 'dif' && focal === undefined) || Object.values(focal ?? {}).some((each) => each !== undefined),
    {
      path: ['params', 'focal'],
      error: 'must say whom to compare with the rest',
    },
  ),
);
export type ReportOrder = z.infer<typeof reportOrder>;
