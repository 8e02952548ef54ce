import { isDeepStrictEqual } from 'node:util';
import { AUTHORED_ITEMS, DIAGNOSTIC_FORM, type FormKeys } from '../content/index.js';
import type { Item } from '../item/item.js';
import { withClient, type BankClient } from './client.js';

/** Two starts at once must not both number the items. */
const SEED_LOCK = 4_711_001;

export interface SeedResult {
  /** Items written: new ones and changed ones. */
  written: number;
  /** The release that is current afterwards. */
  release: number;
}

interface Known {
  id: number;
  version: number;
  body: unknown;
}

/** Newest version of every item, by key. */
async function newestByKey(client: BankClient): Promise<Map<string, Known>> {
  const { rows } = await client.query('SELECT DISTINCT ON (id) id, key, version, body FROM bank.items ORDER BY id, version DESC');
  return new Map(rows.map((row) => [String(row['key']), { id: Number(row['id']), version: Number(row['version']), body: row['body'] }]));
}

async function writeItems(client: BankClient, items: readonly Item[]): Promise<{ written: number; versions: Map<string, Known> }> {
  const versions = await newestByKey(client);
  let nextId = Math.max(0, ...[...versions.values()].map((known) => known.id)) + 1;
  let written = 0;
  for (const item of items) {
    const known = versions.get(item.key);
    // Through JSON, as the stored body came: absent and undefined fields are one.
    if (known && isDeepStrictEqual(known.body, JSON.parse(JSON.stringify(item)))) continue;
    const next: Known = { id: known?.id ?? nextId++, version: (known?.version ?? 0) + 1, body: item };
    await client.query('INSERT INTO bank.items (id, version, key, state, body) VALUES ($1, $2, $3, $4, $5)', [next.id, next.version, item.key, item.state, JSON.stringify(item)]);
    versions.set(item.key, next);
    written += 1;
  }
  return { written, versions };
}

/** A form is fixed once it exists: kept answers score against it for ever. */
async function writeForm(client: BankClient, form: FormKeys, versions: Map<string, Known>): Promise<void> {
  const ids = (keys: readonly string[]): number[] => keys.map((key) => {
    const known = versions.get(key);
    if (!known) throw new Error(`form ${form.id} names no item ${key}`);
    return known.id;
  });
  const wanted = { english: ids(form.english), math: ids(form.math) };
  const { rows } = await client.query('SELECT english, math FROM bank.forms WHERE id = $1', [form.id]);
  const stored = rows[0];
  if (!stored) {
    await client.query('INSERT INTO bank.forms (id, english, math) VALUES ($1, $2, $3)', [form.id, JSON.stringify(wanted.english), JSON.stringify(wanted.math)]);
  } else if (!isDeepStrictEqual({ english: stored['english'], math: stored['math'] }, wanted)) {
    throw new Error(`form ${form.id} is released with other items; give the changed form a new id`);
  }
}

async function writeRelease(client: BankClient, versions: Map<string, Known>): Promise<number> {
  const items = Object.fromEntries([...versions.values()].map((known) => [String(known.id), known.version]));
  const { rows } = await client.query('SELECT id, items, diagnostic_form FROM bank.releases ORDER BY id DESC LIMIT 1');
  const current = rows[0];
  if (current && current['diagnostic_form'] === DIAGNOSTIC_FORM.id && isDeepStrictEqual(current['items'], items)) return Number(current['id']);
  const made = await client.query('INSERT INTO bank.releases (items, diagnostic_form) VALUES ($1, $2) RETURNING id', [JSON.stringify(items), DIAGNOSTIC_FORM.id]);
  return Number(made.rows[0]?.['id']);
}

/**
 * Releases the authored packs: numbers new items, adds a version where a body changed, writes nothing where nothing
 * changed. One transaction under an advisory lock, so a fault changes nothing and parallel starts are safe.
 * @param items what to release besides the forms; the authored packs unless given.
 */
export function seedBank(target: string | BankClient, items: readonly Item[] = AUTHORED_ITEMS): Promise<SeedResult> {
  return withClient(target, async (client) => {
    await client.query('BEGIN');
    try {
      await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const { written, versions } = await writeItems(client, items);
      await writeForm(client, DIAGNOSTIC_FORM, versions);
      const release = await writeRelease(client, versions);
      await client.query('COMMIT');
      return { written, release };
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  });
}
