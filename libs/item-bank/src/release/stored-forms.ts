import { isDeepStrictEqual } from 'node:util';
import type { FormKeys } from '../content/index.js';
import type { BankClient } from './client.js';
import type { StoredItem } from './stored-items.js';

/**
 * Writes a form with the versions its items have now. Once written it is fixed: kept answers are marked against it for
 * ever, so a mended item reaches students in a new form.
 * @throws Error when the form names an unknown item, or is stored with other items
 */
export async function writeForm(
  client: BankClient,
  form: FormKeys,
  newest: ReadonlyMap<string, StoredItem>,
): Promise<void> {
  const stored = (key: string): StoredItem => {
    const known = newest.get(key);
    if (!known) throw new Error(`form ${form.id} names no item ${key}`);
    return known;
  };
  const [english, math] = [form.english.map(stored), form.math.map(stored)];
  const ids = { english: english.map(({ id }) => id), math: math.map(({ id }) => id) };
  const { rows } = await client.query('SELECT english, math FROM bank.forms WHERE id = $1', [form.id]);
  if (!rows[0]) {
    const versions = Object.fromEntries([...english, ...math].map(({ id, version }) => [id, version]));
    await client.query('INSERT INTO bank.forms (id, english, math, versions) VALUES ($1, $2, $3, $4)', [
      form.id,
      JSON.stringify(ids.english),
      JSON.stringify(ids.math),
      JSON.stringify(versions),
    ]);
  } else if (!isDeepStrictEqual({ english: rows[0]['english'], math: rows[0]['math'] }, ids)) {
    throw new Error(`form ${form.id} is released with other items; give the changed form a new id`);
  }
}
