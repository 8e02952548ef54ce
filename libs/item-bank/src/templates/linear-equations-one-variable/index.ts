import type { Template } from '../template.js';
import { commonExpression } from './common-expression.js';
import { distributeBothSides } from './distribute-both-sides.js';
import { fixedFee } from './fixed-fee.js';
import { fractions } from './fractions.js';
import { noSolutionConstant } from './no-solution-constant.js';
import { numberOfSolutions } from './number-of-solutions.js';
import { threeParts } from './three-parts.js';

export const LINEAR_EQUATIONS_ONE_VARIABLE: readonly Template[] = [
  distributeBothSides,
  fixedFee,
  commonExpression,
  fractions,
  numberOfSolutions,
  noSolutionConstant,
  threeParts,
];
