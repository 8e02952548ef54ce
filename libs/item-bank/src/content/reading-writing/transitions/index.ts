import type { Item } from '../../../item/item.js';
import { TRANSITIONS_01_10 } from './01-10.js';
import { TRANSITIONS_11_20 } from './11-20.js';
import { TRANSITIONS_21_30 } from './21-30.js';
import { TRANSITIONS_31_40 } from './31-40.js';
import { TRANSITIONS_41_50 } from './41-50.js';
import { TRANSITIONS_51_60 } from './51-60.js';
import { TRANSITIONS_61_70 } from './61-70.js';
import { TRANSITIONS_71_80 } from './71-80.js';
import { TRANSITIONS_81_90 } from './81-90.js';

/** Transitions, ten items a file. */
export const TRANSITIONS: readonly Item[] = [
  ...TRANSITIONS_01_10,
  ...TRANSITIONS_11_20,
  ...TRANSITIONS_21_30,
  ...TRANSITIONS_31_40,
  ...TRANSITIONS_41_50,
  ...TRANSITIONS_51_60,
  ...TRANSITIONS_61_70,
  ...TRANSITIONS_71_80,
  ...TRANSITIONS_81_90,
];
