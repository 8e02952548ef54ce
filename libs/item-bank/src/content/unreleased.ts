import type { Item } from '../item/item.js';
import { UNRELEASED_BOUNDARIES } from './reading-writing/boundaries/index.js';
import { UNRELEASED_FORM } from './reading-writing/form-structure-sense/index.js';
import { UNRELEASED_WORDS } from './reading-writing/words-in-context/index.js';

/**
 * Items that are written and solved, and that no bank has yet: the tutor's guard and wordings have not been tried on them.
 * Once they have, an item moves to its skill's released list.
 */
export const UNRELEASED_ITEMS: readonly Item[] = [...UNRELEASED_WORDS, ...UNRELEASED_BOUNDARIES, ...UNRELEASED_FORM];
