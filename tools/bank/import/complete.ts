import fs from 'node:fs';
import { ABOUT, COMPLETING, completeRow, faultsOfDraft, type Draft } from '@aivy/item-bank/drafts';
import { parse } from 'csv-parse/sync';
import { counted } from '../counted.js';
import { UsageError } from '../../lib/usage-error.js';
import { readDraft, readDrafts, writeDraft } from './draft-files.js';

function rowsOf(file: string): Record<string, string>[] {
  if (!fs.existsSync(file)) throw new UsageError(`There is no ${file}.`);
  const rows: Record<string, string>[] = parse(fs.readFileSync(file, 'utf8'), {
    bom: true,
    columns: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const known: readonly string[] = [...COMPLETING, ...ABOUT];
  const unknown = Object.keys(rows[0] ?? {}).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(
      `${file} has columns that are not known: ${unknown.join(', ')}. There are ${COMPLETING.join(', ')}.`,
    );
  return rows;
}

/** Columns that are empty in every row but the key leave a draft as it is. */
const saysSomething = (row: Record<string, string>): boolean =>
  COMPLETING.some((name) => name !== 'key' && (row[name] ?? '').trim() !== '');

/**
 * Completes the drafts of a folder by the rows of a table: all of them or, on a fault, none.
 * @returns the exit code
 */
export function completeFrom(file: string, folder: string): number {
  const faults: string[] = [];
  const completed: Draft[] = [];
  rowsOf(file).forEach((row, index) => {
    const key = (row['key'] ?? '').trim();
    try {
      const draft = readDraft(folder, key);
      if (!draft) throw new RangeError(`there is no draft ${key || '(the key is empty)'} in ${folder}`);
      if (saysSomething(row)) completed.push(completeRow(draft, row));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.push(`${file}, row ${index + 1}, ${key}: ${error.message}`);
    }
  });
  if (faults.length > 0) {
    for (const fault of faults) console.error(fault);
    console.error(`${counted(faults.length, 'fault')}; nothing was changed.`);
    return 1;
  }
  for (const draft of completed) writeDraft(folder, draft);
  const drafts = readDrafts(folder);
  const complete = drafts.filter((draft) => faultsOfDraft(draft).length === 0).length;
  console.log(
    `${counted(completed.length, 'draft')} changed; ${complete} of ${drafts.length} in ${folder} are complete.`,
  );
  return 0;
}
