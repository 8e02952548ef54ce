import type { Item } from '../item/item.js';
import { CROSS_TEXT_81_90 } from './reading-writing/cross-text/81-90.js';
import { SYNTHESIS_121_130 } from './reading-writing/synthesis/121-130.js';

/**
 * Items that are written, and that no bank has yet: nobody but their author has solved them, or the tutor's guard and
 * wordings have not been tried on them. Once both are done, an item moves to its skill's released list.
 * Templates that wait are in `templates/unreleased.ts`.
 */
export const UNRELEASED_ITEMS: readonly Item[] = [...CROSS_TEXT_81_90, ...SYNTHESIS_121_130];
