import { AUTHORED_ITEMS, UNRELEASED_ITEMS } from './content/index.js';
import type { Item } from './item/item.js';
import { generatedItems } from './templates/index.js';

let made: readonly Item[] | undefined;

/** Every item that ships with Aivy: the authored packs, then the released variants of the templates. Made once, when asked. */
export const packItems = (): readonly Item[] => (made ??= [...AUTHORED_ITEMS, ...generatedItems()]);

/** Those, and the items that wait for their release: what authors check, look at and have solved. */
export const writtenItems = (): readonly Item[] => [...packItems(), ...UNRELEASED_ITEMS];
