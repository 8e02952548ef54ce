import { unreleasedItems, type BankItem, type BankSnapshot, type Item } from '@aivy/item-bank';

/** An item that waits for its release has no id yet, and is a draft whatever it will be. */
const asDraft = (item: Item): BankItem => ({ ...item, id: 0, version: 0, state: 'draft' });

/** What a bank has, then what waits for its release; of an item that the bank has already, the bank's. */
export function previewItems(bank: BankSnapshot): BankItem[] {
  const items = bank.items();
  const known = new Set(items.map(({ key }) => key));
  const waiting = unreleasedItems().filter(({ key }) => !known.has(key));
  return [...items, ...waiting.map(asDraft)];
}
