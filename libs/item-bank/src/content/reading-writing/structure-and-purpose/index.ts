import type { Item } from '../../../item/item.js';
import { STRUCTURE_01_10 } from './01-10.js';
import { STRUCTURE_11_20 } from './11-20.js';
import { STRUCTURE_21_30 } from './21-30.js';
import { STRUCTURE_31_40 } from './31-40.js';
import { STRUCTURE_41_50 } from './41-50.js';
import { STRUCTURE_51_60 } from './51-60.js';
import { STRUCTURE_61_70 } from './61-70.js';
import { STRUCTURE_71_80 } from './71-80.js';
import { STRUCTURE_81_90 } from './81-90.js';
import { STRUCTURE_91_100 } from './91-100.js';

/** Text Structure and Purpose, ten to a file. */
export const STRUCTURE_AND_PURPOSE: readonly Item[] = [
  ...STRUCTURE_01_10,
  ...STRUCTURE_11_20,
  ...STRUCTURE_21_30,
  ...STRUCTURE_31_40,
  ...STRUCTURE_41_50,
  ...STRUCTURE_51_60,
  ...STRUCTURE_61_70,
  ...STRUCTURE_71_80,
  ...STRUCTURE_81_90,
  ...STRUCTURE_91_100,
];
