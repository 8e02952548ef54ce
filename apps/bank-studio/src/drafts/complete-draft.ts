import type { StemIndex } from '@aivy/item-bank/checks';
import { item as itemSchema, type Item } from '@aivy/item-bank';
import type { Draft } from './draft.js';
import { faultsOfDraft, type DraftFault } from './draft-faults.js';
import { sketchOf } from './sketch.js';

/**
 * The item that a complete draft is, or all that keeps it from being one. Nothing else makes an item of a draft.
 * @param stems of the bank, to find what it has already
 */
export function completeDraft(draft: Draft, stems?: StemIndex): Item | DraftFault[] {
  const faults = faultsOfDraft(draft, stems);
  return faults.length > 0 ? faults : itemSchema.parse(sketchOf(draft).item);
}
