import type { Item } from '../item/item.js';

/**
 * Items that are written, and that no bank has yet: nobody but their author has solved them, or the tutor's guard and
 * wordings have not been tried on them. Once both are done, an item moves to its skill's released list. None waits now.
 * Templates that wait are in `templates/unreleased.ts`.
 */
export const UNRELEASED_ITEMS: readonly Item[] = [];
