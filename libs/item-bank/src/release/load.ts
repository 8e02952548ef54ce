import * as z from 'zod';
import { AUTHORED_ITEMS, DIAGNOSTIC_FORM } from '../content/index.js';
import { readItem, type BankItem } from '../item/item.js';
import { withClient, type BankClient } from './client.js';
import { BankSnapshot } from './snapshot.js';

const itemRow = z.object({ id: z.int(), version: z.int(), body: z.unknown() });
const formRow = z.object({ id: z.string(), english: z.array(z.int()), math: z.array(z.int()) });
const releaseRow = z.object({ id: z.int(), items: z.record(z.string(), z.int()), diagnostic_form: z.string() });

/**
 * The current release, read whole.
 * @throws Error when the bank was never seeded; ZodError when a stored item is malformed.
 */
export function loadBank(target: string | BankClient): Promise<BankSnapshot> {
  return withClient(target, async (client) => {
    const releases = await client.query('SELECT id, items, diagnostic_form FROM bank.releases ORDER BY id DESC LIMIT 1');
    if (!releases.rows[0]) throw new Error('the item bank is empty: seed it first');
    const release = releaseRow.parse(releases.rows[0]);
    const items = await client.query('SELECT id, version, body FROM bank.items ORDER BY id, version');
    const forms = await client.query('SELECT id, english, math FROM bank.forms');
    return new BankSnapshot({
      release: release.id,
      items: items.rows.map((row): BankItem => {
        const { id, version, body } = itemRow.parse(row);
        return { ...readItem(body), id, version };
      }),
      current: new Map(Object.entries(release.items).map(([id, version]) => [Number(id), version])),
      forms: forms.rows.map((row) => formRow.parse(row)),
      diagnosticForm: release.diagnostic_form,
    });
  });
}

/** The authored packs as a fresh database would number them: for unit tests and tools that have no database. */
export function authoredBank(): BankSnapshot {
  const items = AUTHORED_ITEMS.map((item, index): BankItem => ({ ...item, id: index + 1, version: 1 }));
  const idOf = new Map(items.map((item) => [item.key, item.id]));
  const ids = (keys: readonly string[]): number[] => keys.map((key) => idOf.get(key) ?? 0);
  return new BankSnapshot({
    release: 1,
    items,
    current: new Map(items.map((item) => [item.id, 1])),
    forms: [{ id: DIAGNOSTIC_FORM.id, english: ids(DIAGNOSTIC_FORM.english), math: ids(DIAGNOSTIC_FORM.math) }],
    diagnosticForm: DIAGNOSTIC_FORM.id,
  });
}
