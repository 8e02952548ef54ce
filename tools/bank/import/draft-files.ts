import fs from 'node:fs';
import path from 'node:path';
import { draft as draftSchema, type Draft } from '@aivy/item-bank/drafts';

/** What became of the drafts that were read. */
export interface KeptDrafts {
  written: number;
  unchanged: number;
  /** Keys of drafts that a person has changed since the last import: they stay as they are. */
  edited: string[];
}

const fileOf = (folder: string, key: string): string => path.join(folder, `${key}.json`);

/** A draft of the folder; undefined when there is none. @throws Error for a file that is none */
export function readDraft(folder: string, key: string): Draft | undefined {
  const file = fileOf(folder, key);
  if (!fs.existsSync(file)) return undefined;
  try {
    return draftSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is no draft: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Every draft of a folder, in the order of their keys. */
export const readDrafts = (folder: string): Draft[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => readDraft(folder, name.slice(0, -'.json'.length))!)
    : [];

/** Writes a draft whole or not at all. */
export function writeDraft(folder: string, draft: Draft): void {
  const file = fileOf(folder, draft.key);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(draft, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}

/** Puts drafts that were read into the folder; those that a person has changed since stay as they are. */
export function keepDrafts(folder: string, drafts: readonly Draft[]): KeptDrafts {
  fs.mkdirSync(folder, { recursive: true });
  const kept: KeptDrafts = { written: 0, unchanged: 0, edited: [] };
  for (const draft of drafts) {
    const before = readDraft(folder, draft.key);
    if (before?.edited) kept.edited.push(draft.key);
    else if (before && JSON.stringify(before) === JSON.stringify(draftSchema.parse(draft))) kept.unchanged += 1;
    else {
      writeDraft(folder, draft);
      kept.written += 1;
    }
  }
  return kept;
}
