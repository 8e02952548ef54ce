import type { Template } from '../template.js';
import { axisOfSymmetry } from './axis-of-symmetry.js';
import { changeOfPeriod } from './change-of-period.js';
import { growthModel } from './growth-model.js';
import { parabolaGraph } from './parabola-graph.js';
import { quadraticValue } from './quadratic-value.js';
import { repeatedDoubling } from './repeated-doubling.js';
import { shiftedGraph } from './shifted-graph.js';
import { vertexAndPoint } from './vertex-and-point.js';
import { vertexForm } from './vertex-form.js';

export const NONLINEAR_FUNCTIONS: readonly Template[] = [
  quadraticValue,
  growthModel,
  vertexForm,
  axisOfSymmetry,
  shiftedGraph,
  parabolaGraph,
  repeatedDoubling,
  vertexAndPoint,
  changeOfPeriod,
];
