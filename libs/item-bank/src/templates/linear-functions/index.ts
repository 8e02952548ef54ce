import type { Template } from '../template.js';
import { change } from './change.js';
import { inputForValue } from './input-for-value.js';
import { model } from './model.js';
import { shiftedGraph } from './shifted-graph.js';
import { stepChange } from './step-change.js';
import { tableSum } from './table-sum.js';
import { twoReadings } from './two-readings.js';

export const LINEAR_FUNCTIONS: readonly Template[] = [
  inputForValue,
  model,
  change,
  tableSum,
  shiftedGraph,
  stepChange,
  twoReadings,
];
