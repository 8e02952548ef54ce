import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { POOLS } from '../pools/index.js';
import type { BankClient } from './client.js';

const releaseRow = z.object({
  id: z.int(),
  items: z.record(z.string(), z.int()),
  diagnostic_form: z.string(),
  pools: z.nullable(z.record(z.string(), z.enum(POOLS))),
});

/**
 * Item id → version, the diagnostic form that is given out, and item id → pool (null in a release from before there were
 * pools).
 */
export type StoredRelease = z.infer<typeof releaseRow>;

/** The current release; null in a bank that was never seeded. */
export async function currentRelease(client: BankClient): Promise<StoredRelease | null> {
  const { rows } = await client.query(
    'SELECT id, items, diagnostic_form, pools FROM bank.releases ORDER BY id DESC LIMIT 1',
  );
  return rows[0] ? releaseRow.parse(rows[0]) : null;
}

/** Makes a release current, unless the current one says the same. @returns its number, and whether it is new */
export async function writeRelease(
  client: BankClient,
  wanted: Omit<StoredRelease, 'id'>,
  note: string,
): Promise<{ release: number; made: boolean }> {
  const current = await currentRelease(client);
  if (current) {
    const { id, ...said } = current;
    if (isDeepStrictEqual(said, wanted)) return { release: id, made: false };
  }
  const { rows } = await client.query(
    'INSERT INTO bank.releases (items, diagnostic_form, pools, note) VALUES ($1, $2, $3, $4) RETURNING id',
    [JSON.stringify(wanted.items), wanted.diagnostic_form, JSON.stringify(wanted.pools), note],
  );
  return { release: Number(rows[0]?.['id']), made: true };
}
