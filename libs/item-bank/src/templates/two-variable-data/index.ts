import type { Template } from '../template.js';
import { equationOfFit } from './equation-of-fit.js';
import { exponentialModel } from './exponential-model.js';
import { fitThroughPoints } from './fit-through-points.js';
import { meaningOfConstant } from './meaning-of-constant.js';
import { modelType } from './model-type.js';
import { pointsAboveLine } from './points-above-line.js';
import { predictedValue } from './predicted-value.js';
import { residual } from './residual.js';

export const TWO_VARIABLE_DATA: readonly Template[] = [
  predictedValue,
  pointsAboveLine,
  modelType,
  meaningOfConstant,
  residual,
  equationOfFit,
  exponentialModel,
  fitThroughPoints,
];
