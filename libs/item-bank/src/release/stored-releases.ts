import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { POOLS } from '../pools/index.js';
import type { BankClient } from './client.js';
import { checkedScale, latestScale, readScale, type StoredScale } from './stored-scales.js';

const releaseRow = z.object({
  id: z.int(),
  items: z.record(z.string(), z.int()),
  diagnostic_form: z.string(),
  pools: z.nullable(z.record(z.string(), z.enum(POOLS))),
  scale: z.unknown().transform(readScale),
});

/**
 * Item id → version, the diagnostic form that is given out, item id → pool (null in a release from before there were
 * pools), and what scores are made by (null where the release does not say it).
 */
export type StoredRelease = z.infer<typeof releaseRow>;

/** The current release; null in a bank that was never seeded. */
export async function currentRelease(client: BankClient): Promise<StoredRelease | null> {
  const { rows } = await client.query(
    'SELECT id, items, diagnostic_form, pools, scale FROM bank.releases ORDER BY id DESC LIMIT 1',
  );
  return rows[0] ? releaseRow.parse(rows[0]) : null;
}

/** What a new release says. */
export interface NewRelease extends Omit<StoredRelease, 'id' | 'scale'> {
  /** Absent: scores are made as by the release before it. */
  scale?: StoredScale;
}

/** Makes a release current, unless the current one says the same. @returns its number, and whether it is new */
export async function writeRelease(
  client: BankClient,
  { scale: newScale, ...others }: NewRelease,
  note: string,
): Promise<{ release: number; made: boolean }> {
  const current = await currentRelease(client);
  const scale = newScale ? checkedScale(newScale) : await latestScale(client);
  const wanted = { ...others, scale };
  if (current) {
    const { id, ...said } = current;
    if (isDeepStrictEqual(said, wanted)) return { release: id, made: false };
  }
  const { rows } = await client.query(
    'INSERT INTO bank.releases (items, diagnostic_form, pools, note, scale) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [JSON.stringify(wanted.items), wanted.diagnostic_form, JSON.stringify(wanted.pools), note, JSON.stringify(scale)],
  );
  return { release: Number(rows[0]?.['id']), made: true };
}
