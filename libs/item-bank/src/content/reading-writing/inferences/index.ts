import type { Item } from '../../../item/item.js';
import { INFERENCES_01_10 } from './01-10.js';
import { INFERENCES_11_20 } from './11-20.js';
import { INFERENCES_21_30 } from './21-30.js';
import { INFERENCES_31_40 } from './31-40.js';
import { INFERENCES_41_50 } from './41-50.js';
import { INFERENCES_51_60 } from './51-60.js';
import { INFERENCES_61_70 } from './61-70.js';
import { INFERENCES_71_80 } from './71-80.js';
import { INFERENCES_81_90 } from './81-90.js';
import { INFERENCES_91_100 } from './91-100.js';

/** Inferences, ten to a file. */
export const INFERENCES: readonly Item[] = [
  ...INFERENCES_01_10,
  ...INFERENCES_11_20,
  ...INFERENCES_21_30,
  ...INFERENCES_31_40,
  ...INFERENCES_41_50,
  ...INFERENCES_51_60,
  ...INFERENCES_61_70,
  ...INFERENCES_71_80,
  ...INFERENCES_81_90,
  ...INFERENCES_91_100,
];
