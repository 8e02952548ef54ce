import type { Item } from '../../item/item.js';

export const EXPRESSION_OF_IDEAS: readonly Item[] = [];
