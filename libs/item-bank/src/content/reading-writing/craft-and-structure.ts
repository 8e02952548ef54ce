import type { Item } from '../../item/item.js';

export const CRAFT_AND_STRUCTURE: readonly Item[] = [];
