import type { Item } from '../../item/item.js';

export const PROBLEM_SOLVING_AND_DATA: readonly Item[] = [];
