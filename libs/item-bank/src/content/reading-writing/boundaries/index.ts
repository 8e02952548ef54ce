import type { Item } from '../../../item/item.js';
import { BOUNDARIES_01_10 } from './01-10.js';
import { BOUNDARIES_11_20 } from './11-20.js';
import { BOUNDARIES_21_30 } from './21-30.js';
import { BOUNDARIES_31_40 } from './31-40.js';
import { BOUNDARIES_41_50 } from './41-50.js';
import { BOUNDARIES_51_60 } from './51-60.js';
import { BOUNDARIES_61_70 } from './61-70.js';
import { BOUNDARIES_71_80 } from './71-80.js';
import { BOUNDARIES_81_90 } from './81-90.js';

/** Boundaries, ten to a file. */
export const BOUNDARIES: readonly Item[] = [
  ...BOUNDARIES_01_10,
  ...BOUNDARIES_11_20,
  ...BOUNDARIES_21_30,
  ...BOUNDARIES_31_40,
  ...BOUNDARIES_41_50,
  ...BOUNDARIES_51_60,
  ...BOUNDARIES_61_70,
  ...BOUNDARIES_71_80,
  ...BOUNDARIES_81_90,
];
