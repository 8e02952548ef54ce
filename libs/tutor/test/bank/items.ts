import { packItems } from '@aivy/item-bank';
import type { BankItem } from '@aivy/item-bank/item';

/** Every item that ships, as released. */
export const ITEMS: readonly BankItem[] = packItems().map((item, index) => ({ ...item, id: index + 1, version: 1 }));

/** Wrong answers that an author has foreseen. */
export const foreseen = (item: BankItem): string[] =>
  item.type === 'choice' ? item.options.map(({ choice }) => choice) : item.common_wrong.map(({ value }) => value);

/** The item with this key. @throws Error when it is gone */
export function itemOf(key: string): BankItem {
  const item = ITEMS.find((each) => each.key === key);
  if (!item) throw new Error(`no item ${key}`);
  return item;
}
