import type { Item } from '../../../item/item.js';
import { CROSS_TEXT_01_10 } from './01-10.js';
import { CROSS_TEXT_11_20 } from './11-20.js';
import { CROSS_TEXT_21_30 } from './21-30.js';
import { CROSS_TEXT_31_40 } from './31-40.js';
import { CROSS_TEXT_41_50 } from './41-50.js';
import { CROSS_TEXT_51_60 } from './51-60.js';
import { CROSS_TEXT_61_70 } from './61-70.js';
import { CROSS_TEXT_71_80 } from './71-80.js';
import { CROSS_TEXT_81_90 } from './81-90.js';
import { CROSS_TEXT_91_100 } from './91-100.js';

/** Cross-Text Connections, ten to a file. */
export const CROSS_TEXT: readonly Item[] = [
  ...CROSS_TEXT_01_10,
  ...CROSS_TEXT_11_20,
  ...CROSS_TEXT_21_30,
  ...CROSS_TEXT_31_40,
  ...CROSS_TEXT_41_50,
  ...CROSS_TEXT_51_60,
  ...CROSS_TEXT_61_70,
  ...CROSS_TEXT_71_80,
  ...CROSS_TEXT_81_90,
  ...CROSS_TEXT_91_100,
];
