import { AUTHORED_ITEMS, UNRELEASED_ITEMS } from './content/index.js';
import { RATED } from './difficulty/rated/index.js';
import { withRating } from './difficulty/rating.js';
import type { Item } from './item/item.js';
import { generatedItems, unreleasedGeneratedItems } from './templates/index.js';

let made: readonly Item[] | undefined;

/**
 * Every item that ships with Aivy: the authored packs, then the released variants of the templates, with the difficulty
 * that solvers gave them. Made once, when asked.
 */
export const packItems = (): readonly Item[] =>
  (made ??= [...AUTHORED_ITEMS, ...generatedItems()].map((item) => withRating(item, RATED)));

let waiting: readonly Item[] | undefined;

/** Items that are written and wait for their release, with those of the templates that wait. Made once, when asked. */
export const unreleasedItems = (): readonly Item[] =>
  (waiting ??= [...UNRELEASED_ITEMS, ...unreleasedGeneratedItems()].map((item) => withRating(item, RATED)));

/** Both: what authors check, look at and have solved. */
export const writtenItems = (): readonly Item[] => [...packItems(), ...unreleasedItems()];

/** The same items with the difficulty that their authors meant, which solvers are held against. */
export const authoredItems = (): readonly Item[] => [
  ...AUTHORED_ITEMS,
  ...generatedItems(),
  ...UNRELEASED_ITEMS,
  ...unreleasedGeneratedItems(),
];
