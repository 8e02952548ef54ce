import { DIAGNOSTIC_FORMS, packItems, type Item } from '@aivy/item-bank';

/** One family of this many is in the sample. */
const OF = 16;

/**
 * A bank of some four hundred items, for tests of what is written and read again and again: whatever holds of it holds of
 * four thousand, a tenth of the time later. It has what a bank must: the items of every diagnostic form, the first pack,
 * and whole families.
 */
export function sampleItems(): readonly Item[] {
  const named = new Set(DIAGNOSTIC_FORMS.flatMap(({ english, math }) => [...english, ...math]));
  const families = [...new Set(packItems().map(({ family }) => family))];
  const drawn = new Set(families.filter((_, place) => place % OF === 0));
  return packItems().filter(
    ({ key, family }) => named.has(key) || drawn.has(family) || key.startsWith('rw-words-0') || key === 'rw-central-01',
  );
}
