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

const familyOf = ({ key }: BankItem): string => (key.startsWith('math-') ? key.replace(/-\d+$/, '') : key);

/** Items of a Math family differ by their numbers alone: the first few of each, and every other item. */
export function fewOfEachFamily<T extends BankItem>(items: readonly T[], few: number): T[] {
  const seen = new Map<string, number>();
  return items.filter((item) => {
    const count = (seen.get(familyOf(item)) ?? 0) + 1;
    seen.set(familyOf(item), count);
    return count <= few;
  });
}
