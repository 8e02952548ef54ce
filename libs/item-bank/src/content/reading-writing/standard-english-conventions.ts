import type { Item } from '../../item/item.js';

export const STANDARD_ENGLISH_CONVENTIONS: readonly Item[] = [];
