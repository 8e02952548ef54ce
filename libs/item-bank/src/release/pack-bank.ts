import { CURRENT_DIAGNOSTIC_FORM, DIAGNOSTIC_FORMS } from '../content/index.js';
import type { BankItem } from '../item/item.js';
import { packItems } from '../packs.js';
import { BankSnapshot } from './snapshot.js';

/**
 * The packs as a fresh database would number them: for unit tests and tools that have no database. Apart from `loadBank`,
 * so services don't hold the packs as well.
 */
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
