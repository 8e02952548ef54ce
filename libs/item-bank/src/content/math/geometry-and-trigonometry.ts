import type { Item } from '../../item/item.js';

export const GEOMETRY_AND_TRIGONOMETRY: readonly Item[] = [];
