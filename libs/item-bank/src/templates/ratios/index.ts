import type { Template } from '../template.js';
import { averageSpeed } from './average-speed.js';
import { chainedRatios } from './chained-ratios.js';
import { changedRatio } from './changed-ratio.js';
import { constantRate } from './constant-rate.js';
import { density } from './density.js';
import { mapArea } from './map-area.js';
import { partsOfTotal } from './parts-of-total.js';
import { unitConversion } from './unit-conversion.js';

export const RATIOS: readonly Template[] = [
  constantRate,
  partsOfTotal,
  unitConversion,
  chainedRatios,
  density,
  mapArea,
  averageSpeed,
  changedRatio,
];
