import type { Template } from '../template.js';
import { addedItems } from './added-items.js';
import { areaProbability } from './area-probability.js';
import { complement } from './complement.js';
import { reverseConditional } from './reverse-conditional.js';
import { tableConditional } from './table-conditional.js';
import { tableProbability } from './table-probability.js';
import { unknownCount } from './unknown-count.js';

export const PROBABILITY: readonly Template[] = [
  complement,
  tableProbability,
  tableConditional,
  unknownCount,
  areaProbability,
  reverseConditional,
  addedItems,
];
