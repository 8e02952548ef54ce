import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { writeSheet } from '../drafts/index.js';
import { readMapping, type Mapping } from '../import/index.js';
import { counted } from '../operate/counted.js';
import { DraftFolder } from '../edit/draft-folder.js';
import { completeFrom } from './import/complete.js';
import { keepDrafts, readDrafts } from './import/keep-drafts.js';
import { ownItems } from '../operate/own-items.js';
import { refuse, takeItems } from '../operate/take-items.js';
import { IMPORT_FORMATS, readSources, type ImportFormat, type Sources } from './import/sources.js';
import { tellCounts, tellDrafts, tellRefused } from './import/tell.js';
import { UsageError } from '@aivy/server-kit/command';

/** Where drafts are kept unless `--drafts` says otherwise. */
const DRAFTS = 'drafts';

function chosenFormat(text: string | undefined): ImportFormat | undefined {
  const found = IMPORT_FORMATS.find((format) => format === text);
  if (text !== undefined && !found)
    throw new UsageError(`There is no format ${text}; there are ${IMPORT_FORMATS.join(', ')}.`);
  return found;
}

function chosenColumns(text: string | undefined): Mapping {
  try {
    return readMapping(text ?? '');
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

/** Items of other makers go into the folder of drafts: what can be read comes in, the rest is named. */
function takeDrafts({ reading }: Sources, folder: DraftFolder, isDry: boolean): void {
  tellRefused(reading);
  const kept = isDry || reading.drafts.length === 0 ? undefined : keepDrafts(folder, reading.drafts);
  tellDrafts(reading.drafts);
  tellCounts(reading, kept, folder.folder);
  if (kept)
    console.log(
      `Complete them on a page: npm run bank -- edit ${folder.folder}, or with a table: --sheet FILE, then --complete FILE.`,
    );
}

async function take(sources: Sources, folder: DraftFolder, isDry: boolean): Promise<number> {
  const own = ownItems(sources.own);
  if (own.faults.length > 0) return refuse(own.faults);
  const isNothing = own.items.length + sources.reading.drafts.length === 0;
  takeDrafts(sources, folder, isDry);
  if (isNothing) {
    if (sources.reading.refused.length === 0) console.error('There is no item in it; nothing was imported.');
    return 1;
  }
  if (isDry) {
    console.log(`${counted(own.items.length, 'item')} without a fault of their own; nothing was imported (--dry-run).`);
    return 0;
  }
  return sources.own.length > 0 ? takeItems(own) : 0;
}

/** A table of what the drafts of a folder lack. */
function writeTable(file: string, folder: DraftFolder): number {
  const drafts = readDrafts(folder).filter(({ missing }) => missing.length > 0);
  fs.writeFileSync(file, writeSheet(drafts));
  console.log(`${counted(drafts.length, 'draft')} of ${folder.folder} that lack something written to ${file}.`);
  return 0;
}

/**
 * `bank import FILE…`: whole items go into the bank, all or none; items of other makers become drafts in a folder.
 * `--sheet` writes a table of what the drafts lack, `--complete` reads it.
 * @returns 0 when something came in, 1 when there were faults
 */
export async function importFiles(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      columns: { type: 'string' },
      drafts: { type: 'string', default: DRAFTS },
      complete: { type: 'string' },
      sheet: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const folder = new DraftFolder(values.drafts);
  const how = { format: chosenFormat(values.format), columns: chosenColumns(values.columns) };
  if (positionals.length === 0 && !values.complete && !values.sheet)
    throw new UsageError('Which files? npm run bank -- import FILE…');
  const code = positionals.length > 0 ? await take(readSources(positionals, how), folder, values['dry-run']) : 0;
  if (code !== 0) return code;
  if (values.complete) return completeFrom(values.complete, folder);
  return values.sheet ? writeTable(values.sheet, folder) : 0;
}
