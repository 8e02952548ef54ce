import type { Item } from '../../../item/item.js';
import { WORDS_01_10 } from './01-10.js';
import { WORDS_11_20 } from './11-20.js';
import { WORDS_21_30 } from './21-30.js';
import { WORDS_31_40 } from './31-40.js';
import { WORDS_41_50 } from './41-50.js';
import { WORDS_51_60 } from './51-60.js';
import { WORDS_61_70 } from './61-70.js';
import { WORDS_71_80 } from './71-80.js';
import { WORDS_81_90 } from './81-90.js';
import { WORDS_91_100 } from './91-100.js';
import { WORDS_101_110 } from './101-110.js';
import { WORDS_111_120 } from './111-120.js';
import { WORDS_121_130 } from './121-130.js';
import { WORDS_131_140 } from './131-140.js';
import { WORDS_141_150 } from './141-150.js';

/** Words in Context, ten items a file. */
export const WORDS_IN_CONTEXT: readonly Item[] = [
  ...WORDS_01_10,
  ...WORDS_11_20,
  ...WORDS_21_30,
  ...WORDS_31_40,
  ...WORDS_41_50,
  ...WORDS_51_60,
  ...WORDS_61_70,
  ...WORDS_71_80,
  ...WORDS_81_90,
  ...WORDS_91_100,
  ...WORDS_101_110,
  ...WORDS_111_120,
  ...WORDS_121_130,
  ...WORDS_131_140,
  ...WORDS_141_150,
];
