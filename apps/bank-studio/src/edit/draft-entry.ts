import { faultsOfDraft, openParts, type Draft, type StemIndex } from '../drafts/index.js';
import type { Entry } from '../../page/wire.js';
import type { DraftFolder } from './draft-folder.js';
import { titleOf } from './draft-title.js';

function entryOf(draft: Draft, stems: StemIndex): Entry {
  const { key, origin, type, skill, difficulty, released } = draft;
  const faults = faultsOfDraft(draft, stems);
  const state = faults.length > 0 ? 'open' : released ? 'released' : 'ready';
  return { key, title: titleOf(draft), file: origin.file, type, skill, difficulty, open: openParts(faults), state };
}

/** The list of a folder's drafts. Each is looked at once for every version of it. */
export class DraftEntries {
  private readonly known = new Map<string, { version: string; entry: Entry }>();

  constructor(
    private readonly folder: DraftFolder,
    private readonly stems: StemIndex,
  ) {}

  list(): { entries: Entry[]; unreadable: { file: string; reason: string }[] } {
    const entries: Entry[] = [];
    const unreadable: { file: string; reason: string }[] = [];
    for (const key of this.folder.keys()) {
      try {
        const entry = this.entry(key);
        if (entry) entries.push(entry);
      } catch (error) {
        unreadable.push({ file: `${key}.json`, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return { entries, unreadable };
  }

  private entry(key: string): Entry | null {
    const kept = this.folder.read(key);
    if (!kept) return null;
    const known = this.known.get(key);
    if (known?.version === kept.version) return known.entry;
    const entry = entryOf(kept.draft, this.stems);
    this.known.set(key, { version: kept.version, entry });
    return entry;
  }
}
