import { isDeepStrictEqual } from 'node:util';
import { liftItem, type Item } from '../item/item.js';
import type { BankClient } from './client.js';

/**
 * Whose an item is: of the packs that ship with Aivy, or of an operator who has imported it. Publishing parameters
 * changes it not.
 */
export type Origin = 'pack' | 'import';

export interface StoredItem {
  id: number;
  version: number;
  key: string;
  state: string;
  origin: Origin;
  body: unknown;
}

/** Newest version of every item, by key. */
export async function newestByKey(client: BankClient): Promise<Map<string, StoredItem>> {
  const { rows } = await client.query(
    'SELECT DISTINCT ON (id) id, version, key, state, origin, body FROM bank.items ORDER BY id, version DESC',
  );
  return new Map(
    rows.map((row) => {
      const key = String(row['key']);
      return [
        key,
        {
          id: Number(row['id']),
          version: Number(row['version']),
          key,
          state: String(row['state']),
          origin: row['origin'] === 'import' ? 'import' : 'pack',
          body: row['body'],
        },
      ];
    }),
  );
}

/** Is this what is stored? Both through JSON and the current schema: absent and undefined fields are one. */
const isStored = (known: StoredItem, item: Item): boolean =>
  isDeepStrictEqual(liftItem(known.body), JSON.parse(JSON.stringify(item)));

/**
 * Writes a new version of every given item that differs from its newest one; new items get the next ids in the order
 * given. Ids stay with their keys for ever.
 * @param origin whose they are from now on; by what is stored, where that is to stay
 * @param newest as of `newestByKey`, brought up to date
 * @returns the versions written
 */
export async function writeItems(
  client: BankClient,
  items: readonly Item[],
  origin: Origin | ((known: StoredItem) => Origin),
  newest: Map<string, StoredItem>,
): Promise<StoredItem[]> {
  const originOf = (known: StoredItem | undefined): Origin =>
    typeof origin === 'string' ? origin : known ? origin(known) : 'import';
  let nextId = Math.max(0, ...[...newest.values()].map((known) => known.id)) + 1;
  const written: StoredItem[] = [];
  for (const item of items) {
    const known = newest.get(item.key);
    if (known && isStored(known, item)) continue;
    const next: StoredItem = {
      id: known?.id ?? nextId++,
      version: (known?.version ?? 0) + 1,
      key: item.key,
      state: item.state,
      origin: originOf(known),
      body: item,
    };
    newest.set(item.key, next);
    written.push(next);
  }
  // One statement: a thousand round trips would be most of a first start.
  await client.query(
    `INSERT INTO bank.items (id, version, key, state, origin, body)
     SELECT id, version, key, state, origin, body FROM jsonb_to_recordset($1::jsonb) AS row (id integer, version integer, key text, state text, origin text, body jsonb)`,
    [JSON.stringify(written)],
  );
  return written;
}
