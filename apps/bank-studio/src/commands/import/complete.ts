import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { ABOUT, COMPLETING, completeRow, faultsOfDraft } from '../../drafts/index.js';
import { parse } from 'csv-parse/sync';
import { counted } from '../../operate/counted.js';
import { UsageError } from '@aivy/server-kit/command';
import type { DraftFolder, Kept } from '../../edit/draft-folder.js';
import { readDrafts } from './keep-drafts.js';

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

/**
 * Completes the drafts of a folder by the rows of a table: all of them or, on a fault, none.
 * @returns the exit code
 */
export function completeFrom(file: string, folder: DraftFolder): number {
  const faults: string[] = [];
  const completed: Kept[] = [];
  const rows = new Map<string, number>();
  rowsOf(file).forEach((row, index) => {
    const key = (row['key'] ?? '').trim();
    try {
      const before = rows.get(key);
      if (before !== undefined) throw new RangeError(`row ${before} is of the same draft`);
      rows.set(key, index + 1);
      const kept = folder.read(key);
      if (!kept) throw new RangeError(`there is no draft ${key || '(the key is empty)'} in ${folder.folder}`);
      const { released: _released, ...known } = kept.draft;
      const draft = completeRow(kept.draft, row);
      // A row that came back as it went out changes nothing, and nobody has edited the draft by it.
      if (!isDeepStrictEqual({ ...draft, edited: known.edited }, known))
        completed.push({ draft, version: kept.version });
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
  for (const { draft, version } of completed) folder.write(draft, version);
  const drafts = readDrafts(folder);
  const complete = drafts.filter((draft) => faultsOfDraft(draft).length === 0).length;
  console.log(
    `${counted(completed.length, 'draft')} changed; ${complete} of ${drafts.length} in ${folder.folder} are complete.`,
  );
  return 0;
}
