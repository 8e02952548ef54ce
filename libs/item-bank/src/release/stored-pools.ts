import * as z from 'zod';
import { dealPools, POOLS, type DealtItem, type Pool } from '../pools/index.js';
import type { BankClient } from './client.js';
import { inPages } from './in-pages.js';

const poolRow = z.object({ id: z.int(), pool: z.enum(POOLS) });
const dealtRow = z.object({
  id: z.int(),
  family: z.string(),
  skill: z.int(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  type: z.enum(['choice', 'blank']),
  state: z.enum(['draft', 'pretest', 'operational', 'quarantined', 'retired']),
});
const formRow = z.object({ english: z.array(z.int()), math: z.array(z.int()) });

/**
 * Pools of the newest release that says them, by item id. It need not be the current one: the program of a release from
 * before, back for a while, releases without.
 */
export async function storedPools(client: BankClient): Promise<Map<number, Pool>> {
  const { rows } = await client.query('SELECT max(id) AS id FROM bank.releases WHERE pools IS NOT NULL');
  const found = await inPages(client, poolRow, (after, limit) => [
    `SELECT item.key::int AS id, item.value AS pool
     FROM bank.releases AS release, jsonb_each_text(release.pools) AS item
     WHERE release.id = $1 AND item.key::int > $2 ORDER BY item.key::int LIMIT $3`,
    [rows[0]?.['id'], after?.id ?? 0, limit],
  ]);
  return new Map(found.map(({ id, pool }) => [id, pool]));
}

/**
 * Pools of the items of a release that is about to be made. What the release before it holds is dealt first, so that
 * items that come with this one do not change what was read of that one.
 * @param versions item id → version, of the new release and of the one before it
 */
export async function poolsOfRelease(
  client: BankClient,
  versions: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>> = {},
): Promise<Record<string, Pool>> {
  const formItems = (await client.query('SELECT english, math FROM bank.forms')).rows.flatMap((row) => {
    const { english, math } = formRow.parse(row);
    return [...english, ...math];
  });
  const known = dealPools({ items: await dealtItems(client, before), formItems, known: await storedPools(client) });
  const pools = dealPools({ items: await dealtItems(client, versions), formItems, known });
  return Object.fromEntries(Object.keys(versions).map((id) => [id, pools.get(Number(id))!]));
}

async function dealtItems(client: BankClient, versions: Readonly<Record<string, number>>): Promise<DealtItem[]> {
  // Items of the first schema have no family: each is its own.
  const { rows } = await client.query(
    `SELECT item.id, coalesce(item.body ->> 'family', item.key) AS family, (item.body ->> 'skill')::int AS skill,
       item.body ->> 'difficulty' AS difficulty, item.body ->> 'type' AS type, item.state
     FROM jsonb_each_text($1::jsonb) AS release (id, version)
     JOIN bank.items AS item ON item.id = release.id::int AND item.version = release.version::int`,
    [JSON.stringify(versions)],
  );
  return rows.map((row) => dealtRow.parse(row));
}
