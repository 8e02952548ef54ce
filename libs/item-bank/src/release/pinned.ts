import type { BankItem } from '../item/item.js';
import type { BankSnapshot } from './snapshot.js';

/** An item in the version that an attempt keeps for ever. */
export interface PinnedItem {
  id: number;
  version: number;
}

/** A form and the versions of its items (item id → version) that an attempt keeps. */
export interface PinnedForm {
  formId: string;
  versions: Readonly<Record<string, number>>;
}

/** The items of a pinned form by section, in the order of its questions. */
export interface FormItems {
  english: BankItem[];
  math: BankItem[];
}

/** @returns the items in their order, or null when this release does not hold one of them */
export function pickItems(bank: BankSnapshot, pinned: readonly PinnedItem[]): BankItem[] | null {
  const items = pinned.flatMap(({ id, version }) => bank.item(id, version) ?? []);
  return items.length === pinned.length ? items : null;
}

/** @returns the items, or null when this release does not hold the form or one of them, or one has no pin */
export function pickForm(bank: BankSnapshot, { formId, versions }: PinnedForm): FormItems | null {
  const form = bank.form(formId);
  if (!form) return null;
  const section = (items: readonly BankItem[]): BankItem[] | null => {
    const pinned = items.flatMap(({ id }) => (versions[id] === undefined ? [] : [{ id, version: versions[id] }]));
    return pinned.length === items.length ? pickItems(bank, pinned) : null;
  };
  const [english, math] = [section(form.english), section(form.math)];
  return english && math && { english, math };
}
