/** The folders of backups: whole ones by the moment they were begun at, and those that are not whole yet. */
import { DAY_MS } from '@aivy/contracts';
import fs from 'node:fs/promises';
import path from 'node:path';

const WHOLE = /^aivy-\d{8}T\d{6}Z$/;
const PARTIAL = '.partial';
/** Nobody works on one that old. */
const ABANDONED_MS = DAY_MS;

/** As `aivy-20261122T030000Z`: the order of the names is that of time. */
export const folderName = (startedAt: Date): string => `aivy-${startedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** A folder that nobody takes for a backup, until it is given its name. */
export async function openPartial(out: string, startedAt: Date): Promise<string> {
  await fs.mkdir(out, { recursive: true, mode: 0o700 });
  const folder = path.join(out, `${folderName(startedAt)}${PARTIAL}`);
  await fs.mkdir(folder, { mode: 0o700 });
  return folder;
}

/** @returns the name under which it is a backup */
export async function makeWhole(folder: string): Promise<string> {
  const whole = folder.slice(0, -PARTIAL.length);
  await sync(folder);
  await fs.rename(folder, whole);
  await sync(path.dirname(folder));
  return whole;
}

/** The names in a folder are on the disk. */
async function sync(folder: string): Promise<void> {
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Removes all but the newest, and what a backup that died has left.
 * @returns names of what was removed
 */
export async function removeOld(out: string, keep: number, now = Date.now()): Promise<string[]> {
  const names = (await fs.readdir(out)).sort();
  const whole = names.filter((name) => WHOLE.test(name));
  const old = whole.slice(0, Math.max(0, whole.length - keep));
  for (const name of names.filter((each) => each.endsWith(PARTIAL) && WHOLE.test(each.slice(0, -PARTIAL.length)))) {
    const { mtimeMs } = await fs.stat(path.join(out, name));
    if (now - mtimeMs > ABANDONED_MS) old.push(name);
  }
  for (const name of old) await fs.rm(path.join(out, name), { recursive: true });
  return old;
}
