import type { Template } from '../template.js';
import { absoluteValue } from './absolute-value.js';
import { lineAndParabola } from './line-and-parabola.js';
import { oneSolution } from './one-solution.js';
import { productOfSides } from './product-of-sides.js';
import { quadraticByFactors } from './quadratic-by-factors.js';
import { radicalEquation } from './radical-equation.js';
import { rationalEquation } from './rational-equation.js';
import { squaredBinomial } from './squared-binomial.js';

export const NONLINEAR_EQUATIONS: readonly Template[] = [
  squaredBinomial,
  quadraticByFactors,
  absoluteValue,
  rationalEquation,
  lineAndParabola,
  productOfSides,
  oneSolution,
  radicalEquation,
];
