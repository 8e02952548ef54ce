import type { Item } from '../../item/item.js';

export const ADVANCED_MATH: readonly Item[] = [];
