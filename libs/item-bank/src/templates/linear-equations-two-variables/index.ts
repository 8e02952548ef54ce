import type { Template } from '../template.js';
import { coefficientRatio } from './coefficient-ratio.js';
import { contextEquation } from './context-equation.js';
import { contextSolve } from './context-solve.js';
import { graph } from './graph.js';
import { intercept } from './intercept.js';
import { perpendicular } from './perpendicular.js';
import { tableEquation } from './table-equation.js';
import { translated } from './translated.js';

export const LINEAR_EQUATIONS_TWO_VARIABLES: readonly Template[] = [
  intercept,
  graph,
  contextEquation,
  tableEquation,
  contextSolve,
  perpendicular,
  translated,
  coefficientRatio,
];
