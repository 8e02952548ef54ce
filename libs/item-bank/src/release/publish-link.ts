import type { LinkingRecord } from '@aivy/psychometrics';
import type { BankClient } from './client.js';
import { currentRelease, writeRelease } from './stored-releases.js';
import { latestScale } from './stored-scales.js';
import { writeBank } from './transaction.js';

/** By which record ability becomes a score from now on. */
export interface NewLink {
  /** Of the release; a release that bears it already was written by this same call before. */
  note: string;
  /** Version of the record that it takes the place of. */
  instead: string;
  /** The new one. @param present the record that it takes the place of */
  after(present: LinkingRecord): LinkingRecord;
}

/** Another record holds by now: nothing was written. */
export class OutdatedLink extends Error {
  constructor(readonly version: string) {
    super(`scores are made by ${version} by now`);
    this.name = 'OutdatedLink';
  }
}

/**
 * Releases the items as they are with another linking record: attempts that are made from now on are scored by it, those of
 * before keep theirs, since they keep their release.
 * @throws OutdatedLink
 */
export function publishLink(
  target: string | BankClient,
  { note, instead, after }: NewLink,
): Promise<{ release: number }> {
  return writeBank(target, async (client) => {
    const { rows } = await client.query('SELECT id FROM bank.releases WHERE note = $1 ORDER BY id LIMIT 1', [note]);
    if (rows[0]) return { release: Number(rows[0]['id']) };
    const current = await currentRelease(client);
    if (!current) throw new Error('the item bank is empty: seed it first');
    const before = await latestScale(client);
    if (before.link.version !== instead) throw new OutdatedLink(before.link.version);
    const { id: _, ...said } = current;
    const scale = { ...before, link: after(before.link), origin: 'published' as const };
    const { release } = await writeRelease(client, { ...said, scale }, note);
    return { release };
  });
}
