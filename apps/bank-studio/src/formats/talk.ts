import type { Item } from '@aivy/item-bank';

/** The talk of an item as one field of text; '' for none. */
export const writeTalk = ({ talk }: Item): string => (talk === undefined ? '' : JSON.stringify(talk));

/** The value of such a field. Text that isn't JSON comes back unchanged, so the schema names the fault. */
export function readTalk(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
