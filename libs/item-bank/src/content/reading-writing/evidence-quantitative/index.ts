import type { Item } from '../../../item/item.js';
import { QUANTITATIVE_01_10 } from './01-10.js';
import { QUANTITATIVE_11_20 } from './11-20.js';
import { QUANTITATIVE_21_30 } from './21-30.js';
import { QUANTITATIVE_31_40 } from './31-40.js';
import { QUANTITATIVE_41_50 } from './41-50.js';
import { QUANTITATIVE_51_60 } from './51-60.js';
import { QUANTITATIVE_61_70 } from './61-70.js';

/** Command of Evidence (Quantitative), ten items a file. */
export const EVIDENCE_QUANTITATIVE: readonly Item[] = [
  ...QUANTITATIVE_01_10,
  ...QUANTITATIVE_11_20,
  ...QUANTITATIVE_21_30,
  ...QUANTITATIVE_31_40,
  ...QUANTITATIVE_41_50,
  ...QUANTITATIVE_51_60,
  ...QUANTITATIVE_61_70,
];
