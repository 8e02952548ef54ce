import { createHash } from 'node:crypto';
import { SUBJECTS } from '@aivy/exam';
import * as z from 'zod';
import { mendForm } from '../assembly/mend-form.js';
import { readItem, type BankItem } from '../item/item.js';
import type { BankClient } from './client.js';
import type { NewRelease } from './stored-releases.js';

const formRow = z.object({
  english: z.array(z.int()),
  math: z.array(z.int()),
  versions: z.record(z.string(), z.int()),
});

/** Between the id of a form and what names its mending; no id of a drawn form has it. */
const MENDED = '.';
const drawnForm = (id: string): string => id.split(MENDED)[0]!;

/**
 * The diagnostic form that a release gives out: the one that was drawn, or, while items of it are out of use, one with
 * others in their places, written as a form of its own. Who has begun another one goes on with that. The same items out of
 * use give the same form, and none the drawn one again.
 * @param release what it holds, and the form of the release before it, drawn or mended
 * @returns the form's id
 */
export async function formOfRelease(
  client: BankClient,
  { items: versions, diagnostic_form: before, pools }: Pick<NewRelease, 'items' | 'diagnostic_form' | 'pools'>,
): Promise<string> {
  const drawn = drawnForm(before);
  const { rows } = await client.query('SELECT english, math, versions FROM bank.forms WHERE id = $1', [drawn]);
  const form = formRow.parse(rows[0]);
  const asked = await itemsOf(client, [...form.english, ...form.math], versions);
  if (asked.every(({ state }) => state !== 'quarantined')) return drawn;
  const spareIds = Object.keys(pools ?? {}).filter((id) => pools![id] === 'diagnostic');
  const mended = mendForm(asked, await itemsOf(client, spareIds.map(Number), versions));
  const replaced = mended.flatMap(({ id }, place) => (id === asked[place]!.id ? [] : [`${place}:${id}`]));
  if (replaced.length === 0) return drawn;
  const id = `${drawn}${MENDED}${createHash('sha256').update(replaced.join()).digest('hex').slice(0, 8)}`;
  const ids = mended.map((item) => item.id);
  const sections = { english: ids.slice(0, form.english.length), math: ids.slice(form.english.length) };
  const pins = Object.fromEntries(mended.map((item) => [item.id, form.versions[item.id] ?? item.version]));
  await client.query(
    'INSERT INTO bank.forms (id, english, math, versions) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING',
    [id, ...SUBJECTS.map((section) => JSON.stringify(sections[section])), JSON.stringify(pins)],
  );
  return id;
}

/** Items in the versions of a release, in the order of the ids; those that it does not hold are left out. */
async function itemsOf(
  client: BankClient,
  ids: readonly number[],
  versions: Readonly<Record<string, number>>,
): Promise<BankItem[]> {
  const { rows } = await client.query(
    `SELECT item.id, item.version, item.body FROM jsonb_each_text($1::jsonb) AS pinned (id, version)
     JOIN bank.items AS item ON item.id = pinned.id::int AND item.version = pinned.version::int`,
    [JSON.stringify(Object.fromEntries(ids.map((id) => [id, versions[id]])))],
  );
  const found = new Map(
    rows.map((row): [number, BankItem] => {
      const [id, version] = [Number(row['id']), Number(row['version'])];
      return [id, { ...readItem(row['body']), id, version }];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
