import * as z from 'zod';
import { dealPools, POOLS, type DealtItem, type Pool } from '../pools/index.js';
import type { BankClient } from './client.js';

const poolsRow = z.object({ pools: z.record(z.string(), z.enum(POOLS)) });
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
  const { rows } = await client.query(
    'SELECT pools FROM bank.releases WHERE pools IS NOT NULL ORDER BY id DESC LIMIT 1',
  );
  return new Map(rows[0] ? Object.entries(poolsRow.parse(rows[0]).pools).map(([id, pool]) => [Number(id), pool]) : []);
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
