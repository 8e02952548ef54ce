import type { Item } from '../../../item/item.js';
import { CENTRAL_IDEAS_01_10 } from './01-10.js';
import { CENTRAL_IDEAS_11_20 } from './11-20.js';
import { CENTRAL_IDEAS_21_30 } from './21-30.js';
import { CENTRAL_IDEAS_31_40 } from './31-40.js';
import { CENTRAL_IDEAS_41_50 } from './41-50.js';
import { CENTRAL_IDEAS_51_60 } from './51-60.js';
import { CENTRAL_IDEAS_61_70 } from './61-70.js';
import { CENTRAL_IDEAS_71_80 } from './71-80.js';
import { CENTRAL_IDEAS_81_90 } from './81-90.js';

/** Central Ideas and Details, ten to a file. */
export const CENTRAL_IDEAS: readonly Item[] = [
  ...CENTRAL_IDEAS_01_10,
  ...CENTRAL_IDEAS_11_20,
  ...CENTRAL_IDEAS_21_30,
  ...CENTRAL_IDEAS_31_40,
  ...CENTRAL_IDEAS_41_50,
  ...CENTRAL_IDEAS_51_60,
  ...CENTRAL_IDEAS_61_70,
  ...CENTRAL_IDEAS_71_80,
  ...CENTRAL_IDEAS_81_90,
];
