import * as z from 'zod';
import { CURRENT_DIAGNOSTIC_FORM, DIAGNOSTIC_FORMS } from '../content/index.js';
import { readItem, type BankItem } from '../item/item.js';
import { packItems } from '../packs.js';
import { withClient, type BankClient } from './client.js';
import { BankSnapshot } from './snapshot.js';
import { storedPools } from './stored-pools.js';
import { currentRelease } from './stored-releases.js';

const itemRow = z.object({ id: z.int(), version: z.int(), body: z.unknown() });
const formRow = z.object({
  id: z.string(),
  english: z.array(z.int()),
  math: z.array(z.int()),
  versions: z.record(z.string(), z.int()),
});

/**
 * The current release, read whole.
 * @throws Error when the bank was never seeded; ZodError when a stored item is malformed.
 */
export function loadBank(target: string | BankClient): Promise<BankSnapshot> {
  return withClient(target, async (client) => {
    const release = await currentRelease(client);
    if (!release) throw new Error('the item bank is empty: seed it first');
    const items = await client.query('SELECT id, version, body FROM bank.items ORDER BY id, version');
    const forms = await client.query('SELECT id, english, math, versions FROM bank.forms');
    return new BankSnapshot({
      release: release.id,
      items: items.rows.map((row): BankItem => {
        const { id, version, body } = itemRow.parse(row);
        return { ...readItem(body), id, version };
      }),
      current: new Map(Object.entries(release.items).map(([id, version]) => [Number(id), version])),
      forms: forms.rows.map((row) => formRow.parse(row)),
      diagnosticForm: release.diagnostic_form,
      pools: await storedPools(client),
    });
  });
}

/** Number of the current release, 0 in an empty bank: tells cheaply whether a snapshot is still current. */
export const releaseNumber = (target: string | BankClient): Promise<number> =>
  withClient(target, async (client) =>
    Number((await client.query('SELECT coalesce(max(id), 0) AS id FROM bank.releases')).rows[0]?.['id']),
  );

/** The packs as a fresh database would number them: for unit tests and tools that have no database. */
export function packBank(): BankSnapshot {
  const items = packItems().map((item, index): BankItem => ({ ...item, id: index + 1, version: 1 }));
  const idOf = new Map(items.map((item) => [item.key, item.id]));
  const ids = (keys: readonly string[]): number[] => keys.map((key) => idOf.get(key) ?? 0);
  return new BankSnapshot({
    release: 1,
    items,
    current: new Map(items.map((item) => [item.id, 1])),
    forms: DIAGNOSTIC_FORMS.map((form) => ({
      id: form.id,
      english: ids(form.english),
      math: ids(form.math),
      versions: {},
    })),
    diagnosticForm: CURRENT_DIAGNOSTIC_FORM.id,
  });
}
