import type { LinkingRecord } from '@aivy/psychometrics';
import { readItem, type Item } from '../item/item.js';
import type { BankClient } from './client.js';
import { formOfRelease } from './mended-form.js';
import { newestByKey, writeItems } from './stored-items.js';
import { currentRelease, writeRelease } from './stored-releases.js';
import { latestScale, type StoredScale } from './stored-scales.js';
import { writeBank } from './transaction.js';

/** What a calibration proposes for one version of an item; what is absent stays. */
export interface NewParameters {
  id: number;
  version: number;
  /** Discrimination, difficulty (logits) and guessing; brought into the bounds that every item keeps. */
  a?: number;
  b?: number;
  /** A blank has none: of one it is left out. */
  c?: number;
  /** Standard error of b, logits. */
  bSd?: number;
  /** Of those who have worked on the item. */
  medianSeconds?: number;
  state?: Item['state'];
}

/** By what those are scored from now on who get the release. */
export interface Publication {
  /** Of the release; a release that bears it already was written by this same call before. */
  note: string;
  /** Names the parameters in every score that is made with them. */
  parameterVersion: string;
  /** Absent: the one before stays, under a version of its own when items join those that hold the scale. */
  link?: LinkingRecord;
  /** Ids of the items that join those that hold the scale. */
  newAnchors?: readonly number[];
}

export interface PublishedParameters {
  release: number;
  /** Ids of the items whose parameters or state are of this publication, ascending. */
  items: readonly number[];
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
const C_BOUNDS = [0, 0.4] as const;
const B_SD_BOUNDS = [0, 2] as const;
const MEDIAN_BOUNDS = [1, 3_600] as const;

/** The item with what was proposed for it; all it asks and says stays. */
const withParameters = (
  item: Item,
  { a, b, c, bSd, medianSeconds, state }: NewParameters,
  parameterVersion: string,
): Item => ({
  ...item,
  a: between(a ?? item.a, ...A_BOUNDS),
  b: between(b ?? item.b, ...B_BOUNDS),
  c: item.type === 'blank' ? item.c : between(c ?? item.c, ...C_BOUNDS),
  b_sd: between(bSd ?? item.b_sd, ...B_SD_BOUNDS),
  parameters_from: parameterVersion,
  ...(medianSeconds !== undefined && { median_seconds: between(medianSeconds, ...MEDIAN_BOUNDS) }),
  state: state ?? item.state,
});

/**
 * Writes a new version of every item whose parameters change and releases it; everything else of the release stays as it
 * is, items that wait for a release among them. Whose an item is stays as well, so that packs and imports go on to reach
 * what it asks.
 * @returns the release that has them, and the items that were published with it
 * @throws OutdatedParameters when an item is not in the release in the version that was calibrated, or has a newer one
 */
export function publishParameters(
  target: string | BankClient,
  parameters: readonly NewParameters[],
  { note, parameterVersion, link, newAnchors = [] }: Publication,
): Promise<PublishedParameters> {
  return writeBank(target, async (client) => {
    const { rows } = await client.query('SELECT id FROM bank.releases WHERE note = $1 ORDER BY id LIMIT 1', [note]);
    if (rows[0]) return { release: Number(rows[0]['id']), items: await itemsOf(client, parameterVersion) };
    const current = await currentRelease(client);
    if (!current) throw new Error('the item bank is empty: seed it first');
    const newest = await newestByKey(client);
    const byId = new Map([...newest.values()].map((stored) => [stored.id, stored]));
    const isCurrent = ({ id, version }: NewParameters): boolean =>
      current.items[id] === version && byId.get(id)?.version === version;
    const outdated = parameters.filter((each) => !isCurrent(each));
    if (outdated.length > 0) throw new OutdatedParameters(outdated.map(({ id }) => id));
    const changed = parameters.map((each) => withParameters(readItem(byId.get(each.id)!.body), each, parameterVersion));
    const written = await writeItems(client, changed, ({ origin }) => origin, newest);
    const items = { ...current.items, ...Object.fromEntries(written.map(({ id, version }) => [id, version])) };
    const { pools } = current;
    const diagnostic_form = await formOfRelease(client, { items, diagnostic_form: current.diagnostic_form, pools });
    const scale = nextScale(await latestScale(client), { note, parameterVersion, ...(link && { link }), newAnchors });
    const { release } = await writeRelease(client, { items, diagnostic_form, pools, scale }, note);
    return { release, items: await itemsOf(client, parameterVersion) };
  });
}

/** What the release is scored by. Ids of anchors ascend. */
function nextScale(before: StoredScale, { parameterVersion, link, newAnchors = [] }: Publication): StoredScale {
  const anchors = [...new Set([...(before.anchors ?? []), ...newAnchors])].sort((x, y) => x - y);
  const relinked = newAnchors.length > 0 ? { ...before.link, version: `link-${parameterVersion}` } : before.link;
  return { parameterVersion, link: link ?? relinked, ...(anchors.length > 0 && { anchors }), origin: 'published' };
}

/** Ids of the items that have parameters of this version, ascending. */
async function itemsOf(client: BankClient, parameterVersion: string): Promise<number[]> {
  const { rows } = await client.query(
    `SELECT DISTINCT id FROM bank.items WHERE body ->> 'parameters_from' = $1 ORDER BY id`,
    [parameterVersion],
  );
  return rows.map(({ id }) => Number(id));
}
