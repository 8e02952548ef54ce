import type { Finding, ReportKindName, ReportParams } from '@aivy/contracts';
import type { PublishedHistory } from '../kinds/history.js';
import type { Cell, Column } from '../kinds/kind.js';

/** What a thread is given to make. */
export interface Assignment {
  kind: ReportKindName;
  params: ReportParams;
  published: PublishedHistory;
  databaseUrl: string;
  statementSeconds: number;
}

/** What a thread says: how far it is, a part of the file, and in the end what became of it. */
export type FromThread =
  | { type: 'progress'; step: number; steps: number; text: string; share: number }
  | { type: 'part'; rows: number; bytes: Uint8Array }
  | { type: 'made'; columns: readonly Column[]; finding: Finding; cells: readonly Cell[] }
  | { type: 'suppressed'; reason: string }
  | { type: 'failed'; message: string };

/** What it is told: a part is stored, so the next one may come; nobody wants the report any more. */
export type ToThread = { type: 'stored' } | { type: 'abort' };
