import type { Item } from '../../item/item.js';

export const ALGEBRA: readonly Item[] = [];
