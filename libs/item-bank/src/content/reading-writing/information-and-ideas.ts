import type { Item } from '../../item/item.js';

export const INFORMATION_AND_IDEAS: readonly Item[] = [];
