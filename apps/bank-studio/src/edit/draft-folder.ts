import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { draft as draftSchema, withLacks, type Draft } from '../drafts/index.js';

export interface Kept {
  draft: Draft;
  /** Of the stored text. */
  version: string;
}

/** A draft was changed by somebody else since it was read. */
export class DraftConflict extends Error {
  constructor(readonly kept: Kept) {
    super(`${kept.draft.key} was changed in another window`);
    this.name = 'DraftConflict';
  }
}

const KEY = /^[a-z0-9][a-z0-9-]*$/;
const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** The drafts of a folder, a file each. */
export class DraftFolder {
  constructor(readonly folder: string) {}

  /** Keys of all files that may be drafts, in order. */
  keys(): string[] {
    if (!fs.existsSync(this.folder)) return [];
    return fs
      .readdirSync(this.folder)
      .flatMap((name) => (name.endsWith('.json') && KEY.test(name.slice(0, -5)) ? [name.slice(0, -5)] : []))
      .sort();
  }

  /**
   * A draft; null when there is none of this key.
   * @throws Error for a file that is no draft
   */
  read(key: string): Kept | null {
    const text = this.text(key);
    if (text === null) return null;
    const draft = draftSchema.parse(JSON.parse(text));
    if (draft.key !== key) throw new Error(`its key is ${draft.key} and not the name of its file`);
    return { draft, version: versionOf(text) };
  }

  /**
   * Writes a draft over the version that it was made of: whole or not at all, and on the disk before it is told.
   * @throws DraftConflict when another version is there
   */
  write(draft: Draft, version: string): Kept {
    const before = this.read(draft.key);
    if (before && before.version !== version) throw new DraftConflict(before);
    const whole = withLacks(draft);
    const text = `${JSON.stringify(whole, null, 2)}\n`;
    const file = this.file(draft.key);
    // No name of a draft: one that a kill left behind is in nobody's way.
    const fresh = `${file}.new`;
    // Made anew, so that nothing is written to where a link of this name leads.
    fs.rmSync(fresh, { force: true });
    const handle = fs.openSync(fresh, 'wx', 0o600);
    try {
      fs.writeFileSync(handle, text);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(fresh, file);
    return { draft: whole, version: versionOf(text) };
  }

  private file = (key: string): string => path.join(this.folder, `${key}.json`);

  private text(key: string): string | null {
    if (!KEY.test(key)) return null;
    try {
      return fs.readFileSync(this.file(key), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}
