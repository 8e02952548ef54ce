import type { Finding, ReportKindName, ReportOrder, ReportParams, ReportState } from '@aivy/contracts';
import type { Column } from '../kinds/kind.js';

/** Who asks: an analyst, or the command line of the installation, which has no account. */
export type Owner = string | null;

export type MadeBy = 'analyst' | 'nightly' | 'command';

/** A report as it was ordered and what became of it. */
export interface Job {
  jobId: string;
  kind: ReportKindName;
  params: ReportParams;
  state: ReportState;
  progress: number;
  step: string | null;
  stepNumber: number | null;
  steps: number | null;
  /** From 1; null unless waiting. */
  place: number | null;
  createdBy: Owner;
  madeBy: MadeBy;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  rowCount: number | null;
  reason: string | null;
  finding: Finding | null;
  publishedRelease: number | null;
}

export interface NewJob extends ReportOrder {
  jobId: string;
  createdBy: Owner;
  madeBy: MadeBy;
  /** Of those made by night: which one, `YYYY-MM-DD`. */
  night: string | null;
}

/** A job that was taken to be made; `runId` is who has taken it, and is asked for at every step. */
export interface Run {
  jobId: string;
  runId: string;
  kind: ReportKindName;
  params: ReportParams;
  createdBy: Owner;
  /** How often it was begun, this time included, since it was ordered. */
  tries: number;
}

/** How far a run is. */
export interface Standing {
  progress: number;
  step: string | null;
  stepNumber: number | null;
  steps: number | null;
}

/** What a run has made, beside the parts of its file. */
export interface Made {
  columns: readonly Column[];
  rowCount: number;
  finding: Finding;
}
