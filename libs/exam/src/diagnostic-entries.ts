import { acceptsKeystroke } from './answers/index.js';

export type EntryType = 'choice' | 'blank';

/** May this be stored as an answer to a question of this type? A letter a-d, what the blank's field can hold, or '' for cleared. */
export const isStorableEntry = (type: EntryType, entry: string): boolean =>
  entry === '' || (type === 'choice' ? /^[a-dA-D]$/.test(entry) : acceptsKeystroke(entry));

/** Indexes of the entries that do not fit their question; one entry per question is needed, `null` says the count differs. */
export function entryFaults(types: readonly EntryType[], entries: readonly string[]): number[] | null {
  if (types.length !== entries.length) return null;
  return entries.flatMap((entry, index) => (isStorableEntry(types[index]!, entry) ? [] : [index]));
}
