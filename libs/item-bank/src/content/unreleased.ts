import type { Item } from '../item/item.js';
import { UNRELEASED_CENTRAL_IDEAS } from './reading-writing/central-ideas/index.js';
import { UNRELEASED_TEXTUAL } from './reading-writing/evidence-textual/index.js';
import { UNRELEASED_INFERENCES } from './reading-writing/inferences/index.js';
import { UNRELEASED_STRUCTURE } from './reading-writing/structure-and-purpose/index.js';
import { UNRELEASED_SYNTHESIS } from './reading-writing/synthesis/index.js';
import { UNRELEASED_TRANSITIONS } from './reading-writing/transitions/index.js';
import { UNRELEASED_WORDS } from './reading-writing/words-in-context/index.js';

/**
 * Items that are written, and that no bank has yet: nobody but their author has solved them, or the tutor's guard and
 * wordings have not been tried on them. Once both are done, an item moves to its skill's released list.
 */
export const UNRELEASED_ITEMS: readonly Item[] = [
  ...UNRELEASED_CENTRAL_IDEAS,
  ...UNRELEASED_TEXTUAL,
  ...UNRELEASED_INFERENCES,
  ...UNRELEASED_STRUCTURE,
  ...UNRELEASED_SYNTHESIS,
  ...UNRELEASED_TRANSITIONS,
  ...UNRELEASED_WORDS,
];
