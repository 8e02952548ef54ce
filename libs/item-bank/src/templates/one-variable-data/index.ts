import type { Template } from '../template.js';
import { addedValue } from './added-value.js';
import { boxPlot } from './box-plot.js';
import { compareSpread } from './compare-spread.js';
import { frequencyTableMedian } from './frequency-table-median.js';
import { histogramMedian } from './histogram-median.js';
import { meanOfList } from './mean-of-list.js';
import { meanOfRest } from './mean-of-rest.js';
import { missingValue } from './missing-value.js';

export const ONE_VARIABLE_DATA: readonly Template[] = [
  meanOfList,
  boxPlot,
  frequencyTableMedian,
  missingValue,
  histogramMedian,
  compareSpread,
  addedValue,
  meanOfRest,
];
