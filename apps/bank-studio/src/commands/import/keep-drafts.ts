import fs from 'node:fs';
import { draft as draftSchema, type Draft } from '../../drafts/index.js';
import type { DraftFolder } from '../../edit/draft-folder.js';

/** What became of the drafts that were read. */
export interface KeptDrafts {
  written: number;
  unchanged: number;
  /** Keys of drafts that a person has changed or released since the last import: they stay as they are. */
  edited: string[];
}

/** Every draft of a folder, in the order of their keys. @throws Error for a file that is none */
export const readDrafts = (folder: DraftFolder): Draft[] =>
  folder.keys().flatMap((key) => {
    const kept = folder.read(key);
    return kept ? [kept.draft] : [];
  });

/** Puts drafts that were read into the folder; those that a person has changed since stay as they are. */
export function keepDrafts(folder: DraftFolder, drafts: readonly Draft[]): KeptDrafts {
  fs.mkdirSync(folder.folder, { recursive: true });
  const result: KeptDrafts = { written: 0, unchanged: 0, edited: [] };
  for (const draft of drafts) {
    const before = folder.read(draft.key);
    if (before?.draft.edited || before?.draft.released) result.edited.push(draft.key);
    else if (before && JSON.stringify(before.draft) === JSON.stringify(draftSchema.parse(draft))) result.unchanged += 1;
    else {
      folder.write(draft, before?.version ?? '');
      result.written += 1;
    }
  }
  return result;
}
