import type { Item } from '../../../item/item.js';
import { TEXTUAL_01_10 } from './01-10.js';
import { TEXTUAL_11_20 } from './11-20.js';
import { TEXTUAL_21_30 } from './21-30.js';
import { TEXTUAL_31_40 } from './31-40.js';
import { TEXTUAL_41_50 } from './41-50.js';
import { TEXTUAL_51_60 } from './51-60.js';
import { TEXTUAL_61_70 } from './61-70.js';
import { TEXTUAL_71_80 } from './71-80.js';
import { TEXTUAL_81_90 } from './81-90.js';

/** Command of Evidence (Textual), ten to a file. */
export const EVIDENCE_TEXTUAL: readonly Item[] = [
  ...TEXTUAL_01_10,
  ...TEXTUAL_11_20,
  ...TEXTUAL_21_30,
  ...TEXTUAL_31_40,
  ...TEXTUAL_41_50,
  ...TEXTUAL_51_60,
  ...TEXTUAL_61_70,
  ...TEXTUAL_71_80,
  ...TEXTUAL_81_90,
];
