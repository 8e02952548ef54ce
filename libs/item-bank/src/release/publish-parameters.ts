import type { LinkingRecord } from '@aivy/psychometrics';
import { readItem, type Item } from '../item/item.js';
import type { BankClient } from './client.js';
import { newestByKey, writeItems } from './stored-items.js';
import { currentRelease, writeRelease } from './stored-releases.js';
import { latestScale } from './stored-scales.js';
import { writeBank } from './transaction.js';

/** What a calibration proposes for one version of an item; what is absent stays. */
export interface NewParameters {
  id: number;
  version: number;
  /** Discrimination and difficulty, logits; brought into the bounds that every item keeps. */
  a?: number;
  b?: number;
  /** Standard error of b, logits. */
  bSd?: number;
}

/** By what those are scored from now on who get the release. */
export interface Publication {
  /** Of the release; a release that bears it already was written by this same call before. */
  note: string;
  /** Names the parameters in every score that is made with them. */
  parameterVersion: string;
  /** Absent: the one before stays. */
  link?: LinkingRecord;
}

/** The bank has moved on since the calibration: nothing was written. */
export class OutdatedParameters extends Error {
  constructor(readonly ids: readonly number[]) {
    super(`items ${ids.slice(0, 10).join(', ')} have newer versions than were calibrated`);
    this.name = 'OutdatedParameters';
  }
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const A_BOUNDS = [0.2, 3] as const;
const B_BOUNDS = [-4, 4] as const;
const B_SD_BOUNDS = [0, 2] as const;

/**
 * Writes a new version of every item whose parameters change and releases it; everything else of the release stays as it
 * is, items that wait for a release among them.
 * @returns the release that has them
 * @throws OutdatedParameters when an item is not in the release in the version that was calibrated, or has a newer one
 */
export function publishParameters(
  target: string | BankClient,
  parameters: readonly NewParameters[],
  { note, parameterVersion, link }: Publication,
): Promise<{ release: number }> {
  return writeBank(target, async (client) => {
    const { rows } = await client.query('SELECT id FROM bank.releases WHERE note = $1 ORDER BY id LIMIT 1', [note]);
    if (rows[0]) return { release: Number(rows[0]['id']) };
    const current = await currentRelease(client);
    if (!current) throw new Error('the item bank is empty: seed it first');
    const newest = await newestByKey(client);
    const byId = new Map([...newest.values()].map((stored) => [stored.id, stored]));
    const isCurrent = ({ id, version }: NewParameters): boolean =>
      current.items[id] === version && byId.get(id)?.version === version;
    const outdated = parameters.filter((each) => !isCurrent(each));
    if (outdated.length > 0) throw new OutdatedParameters(outdated.map(({ id }) => id));
    const changed = parameters.map(({ id, a, b, bSd }): Item => {
      const item = readItem(byId.get(id)!.body);
      return {
        ...item,
        a: between(a ?? item.a, ...A_BOUNDS),
        b: between(b ?? item.b, ...B_BOUNDS),
        b_sd: between(bSd ?? item.b_sd, ...B_SD_BOUNDS),
      };
    });
    const written = await writeItems(client, changed, 'import', newest);
    const items = { ...current.items, ...Object.fromEntries(written.map(({ id, version }) => [id, version])) };
    const { diagnostic_form, pools } = current;
    const scale = {
      parameterVersion,
      link: link ?? (await latestScale(client)).link,
      origin: 'published' as const,
    };
    const { release } = await writeRelease(client, { items, diagnostic_form, pools, scale }, note);
    return { release };
  });
}
