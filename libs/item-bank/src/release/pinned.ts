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
  /** Ids in the order of the questions, of a form that is the attempt's own; null where the bank knows the form. */
  itemIds?: Readonly<Record<'english' | 'math', readonly number[]>> | null | undefined;
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
export function pickForm(bank: BankSnapshot, { formId, versions, itemIds }: PinnedForm): FormItems | null {
  const form = bank.form(formId);
  if (!form && !itemIds) return null;
  const section = (subject: 'english' | 'math'): BankItem[] | null => {
    const ids = itemIds?.[subject] ?? form![subject].map(({ id }) => id);
    const pinned = ids.flatMap((id) => (versions[id] === undefined ? [] : [{ id, version: versions[id] }]));
    return pinned.length === ids.length ? pickItems(bank, pinned) : null;
  };
  const [english, math] = [section('english'), section('math')];
  return english && math && { english, math };
}
