import { AUTHORED_ITEMS, DIAGNOSTIC_FORMS, packItems, type Item } from '@aivy/item-bank';

const ofForms = (): Set<string> => new Set(DIAGNOSTIC_FORMS.flatMap(({ english, math }) => [...english, ...math]));

/** One family of this many is in the sample. */
const OF = 16;

/**
 * A bank of some four hundred items, for tests of what is written and read again and again: whatever holds of it holds of
 * four thousand, a tenth of the time later. It has what a bank must: the items of every diagnostic form, the first pack,
 * and whole families.
 */
export function sampleItems(): readonly Item[] {
  const named = ofForms();
  const families = [...new Set(packItems().map(({ family }) => family))];
  const drawn = new Set(families.filter((_, place) => place % OF === 0));
  return packItems().filter(
    ({ key, family }) => named.has(key) || drawn.has(family) || key.startsWith('rw-words-0') || key === 'rw-central-01',
  );
}

/**
 * A bank that takes new items: every authored item, so keys are balanced in each skill, and the items of the diagnostic
 * forms. A third of all, because setting the formulas of a release takes longest.
 */
export function balancedItems(): readonly Item[] {
  const named = ofForms();
  const authored = new Set(AUTHORED_ITEMS.map(({ key }) => key));
  return packItems().filter(({ key }) => named.has(key) || authored.has(key));
}
