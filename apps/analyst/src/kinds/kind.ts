import type { Column, Value } from '@aivy/analysis';
import type { Finding, ReportParams } from '@aivy/contracts';
import type { BankSnapshot } from '@aivy/item-bank';
import type { PublishedHistory } from './history.js';

export type { Column, Value } from '@aivy/analysis';

/** What the system has stored, read only, as it stood at one moment. */
export interface ReadDatabase {
  /**
   * Rows a batch at a time, over a cursor on the server: as many as there are need no more memory than a few thousand. Two
   * may be open at once.
   */
  stream<R extends object>(sql: string, values?: readonly unknown[]): AsyncIterable<R>;
  /** All of a result that is small. */
  rows<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]>;
}

/** A group of people of whom a report says something. */
export interface Cell {
  /** What tells it from the others of its report. */
  readonly key: string;
  /** How many people it is made of. */
  readonly people: number;
}

/** What an earlier report, of a kind that counts the same, has told of groups. It outlives the report's file. */
export interface PublishedReport {
  readonly params: ReportParams;
  /** As of when. */
  readonly madeAt: Date;
  readonly cells: readonly Cell[];
}

export interface ReportInput {
  params: ReportParams;
  database: ReadDatabase;
  /** The current release, read when it is first asked for. */
  bank(): Promise<BankSnapshot>;
  /** What was ever published of the kinds that count the same; while a report is made no other one of those is. */
  published: PublishedHistory;
  /** How far it is. @param step index in `steps` @param share 0-1 of that step */
  progress(step: number, share: number): void;
  /** Aborted when nobody wants it any more. */
  signal: AbortSignal;
}

export interface Report {
  columns: readonly Column[];
  /** Read once, after `make` has resolved and before the report counts as made. */
  rows: AsyncIterable<readonly Value[]>;
  finding: Finding;
  /** Every group of people that rows or finding say something of. */
  cells: readonly Cell[];
}

/**
 * A kind of report. It runs in a thread of its own, so it may compute as long as it likes without a pause; what it holds in
 * memory is its own affair up to the heap that the thread has.
 */
export interface ReportKind {
  /** For people, in order: "reading answers". */
  steps: readonly string[];
  /** @throws SuppressedError when it would tell of too few people */
  make(input: ReportInput): Promise<Report>;
}

/** The report would say something of a group of fewer than ten people, by itself or beside an earlier one. */
export class SuppressedError extends Error {
  /** @param message a sentence for the analyst */
  constructor(message = 'Group under 10 people') {
    super(message);
    this.name = 'SuppressedError';
  }
}

/**
 * Columns that the rows of `item-calibration` must have, an item version each, or two where it was met in tests and in
 * practice: publishing reads them. Where a proposed value is null the item keeps what it has; a row with an alarm is
 * published only when a person says so, and `anchor` is `chosen` where the item is to hold the scale.
 */
export const CALIBRATION_COLUMNS = {
  id: 'item_id',
  version: 'item_version',
  setting: 'setting',
  a: 'proposed_a',
  b: 'proposed_b',
  c: 'proposed_c',
  bSd: 'se_b',
  medianSeconds: 'median_seconds',
  state: 'proposed_state',
  alarm: 'alarm',
  anchor: 'anchor',
} as const;
