import type { Fault } from '@aivy/item-bank/checks';
import type { Draft } from '../drafts/index.js';
import { counted } from '../operate/counted.js';
import { releaseDrafts } from '../drafts/release-drafts.js';
import { UsageError, type Target } from '@aivy/server-kit/command';
import { DraftConflict, type DraftFolder, type Kept } from './draft-folder.js';

/** The drafts of a folder that can be read; the others are named. */
function readAll(folder: DraftFolder): { kept: Kept[]; unreadable: number } {
  const kept: Kept[] = [];
  let unreadable = 0;
  for (const key of folder.keys()) {
    try {
      const found = folder.read(key);
      if (found) kept.push(found);
    } catch (error) {
      unreadable += 1;
      console.error(`${key}.json is no draft: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { kept, unreadable };
}

/** What is missing says so itself; of anything else the rule is named too. */
const told = ({ rule, field = 'item', message }: Fault): string =>
  rule === 'missing' ? `${field}: ${message}` : `${rule}: ${field}: ${message}`;

const released = (draft: Draft, key: string, release: number): Draft => ({ ...draft, released: { key, release } });

/** Notes the release in the draft; false when somebody changed it while the bank was released, whose draft then stays. */
function marked(folder: DraftFolder, draft: Draft, version: string): boolean {
  try {
    folder.write(draft, version);
    return true;
  } catch (error) {
    if (error instanceof DraftConflict) return false;
    throw error;
  }
}

/**
 * Releases the complete drafts of a folder and says what keeps the others.
 * @returns the exit code: 0 when all are released now
 */
export async function releaseFolder(target: Target, folder: DraftFolder, note: string): Promise<number> {
  const { kept, unreadable } = readAll(folder);
  if (kept.length + unreadable === 0) throw new UsageError(`There is no draft in ${folder.folder}.`);
  const waiting = kept.filter(({ draft }) => draft.released === undefined);
  const made = await releaseDrafts(
    target,
    waiting.map(({ draft }) => draft),
    note,
  );
  for (const { draft, version } of waiting) {
    const key = made.items.get(draft.key);
    if (key === undefined || made.release === null) continue;
    if (marked(folder, released(draft, key, made.release), version)) console.log(`${draft.key}: released as ${key}`);
    else console.error(`${draft.key}: released as ${key}, and changed meanwhile: release it again with the changes`);
  }
  for (const [key, faults] of made.refused) for (const fault of faults) console.error(`${key}: ${told(fault)}`);
  if (made.release !== null)
    console.log(`Release ${made.release}: ${counted(made.items.size, 'draft')} became items. ${made.told}`);
  else console.log('No draft is complete that was not released before; nothing was released.');
  const behind = made.refused.size + unreadable;
  if (behind > 0) console.error(`${counted(behind, 'draft')} stayed behind: npm run bank -- edit ${folder.folder}`);
  return behind > 0 ? 1 : 0;
}
