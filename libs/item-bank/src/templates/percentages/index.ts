import type { Template } from '../template.js';
import { equalPercents } from './equal-percents.js';
import { linkedPercents } from './linked-percents.js';
import { mixture } from './mixture.js';
import { originalPrice } from './original-price.js';
import { percentChange } from './percent-change.js';
import { percentOfNumber } from './percent-of-number.js';
import { percentOfPart } from './percent-of-part.js';
import { successiveChanges } from './successive-changes.js';

export const PERCENTAGES: readonly Template[] = [
  percentOfNumber,
  percentChange,
  originalPrice,
  percentOfPart,
  successiveChanges,
  equalPercents,
  linkedPercents,
  mixture,
];
