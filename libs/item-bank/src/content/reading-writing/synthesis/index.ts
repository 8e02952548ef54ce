import type { Item } from '../../../item/item.js';
import { SYNTHESIS_01_10 } from './01-10.js';
import { SYNTHESIS_11_20 } from './11-20.js';
import { SYNTHESIS_21_30 } from './21-30.js';
import { SYNTHESIS_31_40 } from './31-40.js';
import { SYNTHESIS_41_50 } from './41-50.js';
import { SYNTHESIS_51_60 } from './51-60.js';
import { SYNTHESIS_61_70 } from './61-70.js';
import { SYNTHESIS_71_80 } from './71-80.js';
import { SYNTHESIS_81_90 } from './81-90.js';
import { SYNTHESIS_91_100 } from './91-100.js';
import { SYNTHESIS_101_110 } from './101-110.js';
import { SYNTHESIS_111_120 } from './111-120.js';
import { SYNTHESIS_121_130 } from './121-130.js';
import { SYNTHESIS_131_140 } from './131-140.js';

/** Rhetorical Synthesis, ten items a file. */
export const SYNTHESIS: readonly Item[] = [
  ...SYNTHESIS_01_10,
  ...SYNTHESIS_11_20,
  ...SYNTHESIS_21_30,
  ...SYNTHESIS_31_40,
  ...SYNTHESIS_41_50,
  ...SYNTHESIS_51_60,
  ...SYNTHESIS_61_70,
  ...SYNTHESIS_71_80,
  ...SYNTHESIS_81_90,
  ...SYNTHESIS_91_100,
  ...SYNTHESIS_101_110,
  ...SYNTHESIS_111_120,
  ...SYNTHESIS_121_130,
  ...SYNTHESIS_131_140,
];
