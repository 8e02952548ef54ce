import * as z from 'zod/mini';
import { reportKind, reportParams } from './params.js';

export const jobId = z.uuid();

/** `suppressed`: not made, because it would have told of a group of fewer than ten people. */
const REPORT_STATES = ['waiting', 'active', 'ready', 'failed', 'cancelled', 'suppressed'] as const;
export const reportState = z.enum(REPORT_STATES);
export type ReportState = z.infer<typeof reportState>;

const FILE_FORMATS = ['csv', 'json', 'parquet'] as const;
export const fileFormat = z.enum(FILE_FORMATS);
export type FileFormat = z.infer<typeof fileFormat>;

/** What a report says at a glance. */
export const finding = z.object({
  /** A sentence that claims no more than the numbers do. */
  title: z.string(),
  /** Of the chart: a value with its interval each; null where there is none. */
  points: z.array(
    z.object({
      label: z.string(),
      /** Of what the value is computed from, as the note says. */
      n: z.number(),
      value: z.number(),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
    }),
  ),
  /** Of values and intervals: "Percentage points against the same chance without help". */
  unit: z.string(),
  /** Method and numbers, in a sentence or two. */
  note: z.string(),
});
export type Finding = z.infer<typeof finding>;

/** ISO 8601, UTC. */
const moment = z.string();

export const reportJob = z.object({
  id: jobId,
  kind: reportKind,
  params: reportParams,
  state: reportState,
  /** 0-1 over the whole of it. */
  progress: z.number(),
  /** What is being done, for people: "reading answers". Null unless active. */
  step: z.nullable(z.string()),
  /** Number of that step, from 1, and how many there are; null unless active. */
  step_number: z.nullable(z.number()),
  steps: z.nullable(z.number()),
  /** Place in the queue, from 1; null unless waiting. */
  place: z.nullable(z.number()),
  /** `nightly` by the installation itself, `command` by `npm run report`: for every analyst, and nobody's to cancel or remove. */
  made_by: z.enum(['analyst', 'nightly', 'command']),
  created_at: moment,
  started_at: z.nullable(moment),
  finished_at: z.nullable(moment),
  /** When job and file are erased; null while it is not over. */
  kept_until: z.nullable(moment),
  /** Of the file; null unless ready. */
  rows: z.nullable(z.number()),
  /** Why it failed or was suppressed, a sentence for people; null otherwise. */
  reason: z.nullable(z.string()),
  /** Of `item-calibration`: the release of the bank that its parameters went into; null until somebody publishes them. */
  published_release: z.nullable(z.number()),
});
export type ReportJob = z.infer<typeof reportJob>;
