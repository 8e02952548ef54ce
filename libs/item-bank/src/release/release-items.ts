import type { BankClient } from './client.js';
import { formOfRelease } from './mended-form.js';
import { poolsOfRelease } from './stored-pools.js';
import { newestByKey } from './stored-items.js';
import { currentRelease, writeRelease } from './stored-releases.js';
import { typesetStored, type TypesetItems } from './stored-typeset.js';
import { writeBank } from './transaction.js';

export interface ReleaseResult {
  release: number;
  /** False when the newest versions were released already. */
  made: boolean;
  /** Versions that this release changes or adds. */
  changed: { key: string; id: number; version: number }[];
}

/**
 * Releases the newest version of every item but drafts. The diagnostic form stays, for its items are pinned, but for those
 * that are out of use: see `formOfRelease`.
 * @param typeset sets the formulas of what is released; without it browsers do
 * @throws Error when the bank was never seeded
 */
export function releaseItems(
  target: string | BankClient,
  note: string,
  typeset?: TypesetItems,
): Promise<ReleaseResult> {
  return writeBank(target, async (client) => {
    const before = await currentRelease(client);
    if (!before) throw new Error('the item bank is empty: seed it first');
    if (typeset) await typesetStored(client, typeset);
    const ready = [...(await newestByKey(client)).values()].filter(({ state }) => state !== 'draft');
    const items = { ...before.items, ...Object.fromEntries(ready.map(({ id, version }) => [id, version])) };
    const pools = await poolsOfRelease(client, items, before.items);
    const diagnostic_form = await formOfRelease(client, { items, diagnostic_form: before.diagnostic_form, pools });
    const { release, made } = await writeRelease(client, { items, diagnostic_form, pools }, note);
    const changed = ready.filter(({ id, version }) => before.items[id] !== version);
    return { release, made, changed: changed.map(({ key, id, version }) => ({ key, id, version })) };
  });
}
