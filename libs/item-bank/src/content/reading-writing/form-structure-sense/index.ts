import type { Item } from '../../../item/item.js';
import { FORM_01_10 } from './01-10.js';
import { FORM_11_20 } from './11-20.js';
import { FORM_21_30 } from './21-30.js';
import { FORM_31_40 } from './31-40.js';
import { FORM_41_50 } from './41-50.js';
import { FORM_51_60 } from './51-60.js';
import { FORM_61_70 } from './61-70.js';
import { FORM_71_80 } from './71-80.js';
import { FORM_81_90 } from './81-90.js';
import { FORM_91_100 } from './91-100.js';
import { FORM_101_110 } from './101-110.js';
import { FORM_111_120 } from './111-120.js';
import { FORM_121_130 } from './121-130.js';

/** Form, Structure, and Sense. */
export const FORM_STRUCTURE_SENSE: readonly Item[] = [
  ...FORM_01_10,
  ...FORM_11_20,
  ...FORM_21_30,
  ...FORM_31_40,
  ...FORM_41_50,
  ...FORM_51_60,
  ...FORM_61_70,
  ...FORM_71_80,
  ...FORM_81_90,
  ...FORM_91_100,
  ...FORM_101_110,
  ...FORM_111_120,
  ...FORM_121_130,
];
