import type { Item } from '../item/item.js';
import type { Fault } from './fault.js';
import { mirrorPairs } from './mirror.js';
import { oddKeys } from './odd-one-out.js';
import { expertSkills, thinPassages } from './register.js';
import { sameChoices, sharedScenarios } from './scenario.js';

/**
 * What a reader of the pack should look at again: none of it alone is a fault, and nothing is kept back for it. By a
 * single item whose key is the odd one out nobody can learn to find keys; by many, which `checkItems` refuses, they can.
 */
export const warningsOf = (items: readonly Item[]): Fault[] => [
  ...oddKeys(items),
  ...mirrorPairs(items),
  ...thinPassages(items),
  ...expertSkills(items),
  ...sharedScenarios(items),
  ...sameChoices(items),
];
