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
import { BOUNDARIES_91_100 } from './91-100.js';
import { BOUNDARIES_101_110 } from './101-110.js';
import { BOUNDARIES_111_120 } from './111-120.js';
import { BOUNDARIES_121_130 } from './121-130.js';
import { BOUNDARIES_131_140 } from './131-140.js';
import { BOUNDARIES_141_150 } from './141-150.js';
import { BOUNDARIES_151_160 } from './151-160.js';

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
  ...BOUNDARIES_91_100,
  ...BOUNDARIES_101_110,
  ...BOUNDARIES_111_120,
  ...BOUNDARIES_121_130,
  ...BOUNDARIES_131_140,
  ...BOUNDARIES_141_150,
  ...BOUNDARIES_151_160,
];
