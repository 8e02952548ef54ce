import { completedSquare } from './equivalent-expressions/completed-square.js';
import { complexFraction } from './equivalent-expressions/complex-fraction.js';
import { divisionConstants } from './equivalent-expressions/division-constants.js';
import { exponentSquares } from './equivalent-expressions/exponent-squares.js';
import { hiddenSquares } from './equivalent-expressions/hidden-squares.js';
import { twoCases } from './equivalent-expressions/two-cases.js';
import { identityConstants } from './linear-equations-one-variable/identity-constants.js';
import { noSolutionCondition } from './linear-equations-one-variable/no-solution-condition.js';
import { shiftedArgument } from './linear-equations-one-variable/shifted-argument.js';
import { axesTriangle } from './linear-equations-two-variables/axes-triangle.js';
import { fixedPoint } from './linear-equations-two-variables/fixed-point.js';
import { perpendicularPoints } from './linear-equations-two-variables/perpendicular-points.js';
import { appliedTwice } from './linear-functions/applied-twice.js';
import { innerLinear } from './linear-functions/inner-linear.js';
import { letterTable } from './linear-functions/letter-table.js';
import { timeToPart } from './linear-functions/time-to-part.js';
import { extremeDifference } from './linear-inequalities-one-variable/extreme-difference.js';
import { greatestConstant } from './linear-inequalities-one-variable/greatest-constant.js';
import { letterDifference } from './linear-inequalities-one-variable/letter-difference.js';
import { lastConstant } from './linear-inequalities-two-variables/last-constant.js';
import { lettersRelation } from './linear-inequalities-two-variables/letters-relation.js';
import { movingPoint } from './linear-inequalities-two-variables/moving-point.js';
import { exchangedConstants } from './linear-systems/exchanged-constants.js';
import { infiniteConstants } from './linear-systems/infinite-constants.js';
import { letterSolution } from './linear-systems/letter-solution.js';
import { sumOfUnknowns } from './linear-systems/sum-of-unknowns.js';
import { twoCandidates } from './linear-systems/two-candidates.js';
import { absoluteLine } from './nonlinear-equations/absolute-line.js';
import { absoluteProduct } from './nonlinear-equations/absolute-product.js';
import { chordLength } from './nonlinear-equations/chord-length.js';
import { extraneousRoot } from './nonlinear-equations/extraneous-root.js';
import { integerBound } from './nonlinear-equations/integer-bound.js';
import { intersectionsSum } from './nonlinear-equations/intersections-sum.js';
import { literalCoefficients } from './nonlinear-equations/literal-coefficients.js';
import { literalSolutions } from './nonlinear-equations/literal-solutions.js';
import { radicalTwoSolutions } from './nonlinear-equations/radical-two-solutions.js';
import { rationalNoSolution } from './nonlinear-equations/rational-no-solution.js';
import { tangentSlope } from './nonlinear-equations/tangent-slope.js';
import { bestPrice } from './nonlinear-functions/best-price.js';
import { equalValues } from './nonlinear-functions/equal-values.js';
import { exponentialSteps } from './nonlinear-functions/exponential-steps.js';
import { factorAndValue } from './nonlinear-functions/factor-and-value.js';
import { movedVertex } from './nonlinear-functions/moved-vertex.js';
import { otherUnit } from './nonlinear-functions/other-unit.js';
import { remainderOfProduct } from './nonlinear-functions/remainder-of-product.js';
import { rootOfPercent } from './nonlinear-functions/root-of-percent.js';
import { tableComposed } from './nonlinear-functions/table-composed.js';
import { vertexSide } from './nonlinear-functions/vertex-side.js';
import type { Template } from './template.js';

/** The hard end of Algebra and Advanced Math: letters for numbers, conditions on constants, answers as expressions. */
export const HARD_ALGEBRA_AND_ADVANCED: readonly Template[] = [
  identityConstants,
  noSolutionCondition,
  shiftedArgument,
  fixedPoint,
  axesTriangle,
  perpendicularPoints,
  innerLinear,
  appliedTwice,
  letterTable,
  timeToPart,
  infiniteConstants,
  letterSolution,
  exchangedConstants,
  sumOfUnknowns,
  twoCandidates,
  letterDifference,
  greatestConstant,
  extremeDifference,
  movingPoint,
  lettersRelation,
  lastConstant,
  completedSquare,
  divisionConstants,
  exponentSquares,
  complexFraction,
  hiddenSquares,
  twoCases,
  tangentSlope,
  integerBound,
  literalCoefficients,
  rationalNoSolution,
  extraneousRoot,
  absoluteProduct,
  chordLength,
  literalSolutions,
  otherUnit,
  rootOfPercent,
  movedVertex,
  vertexSide,
  equalValues,
  exponentialSteps,
  factorAndValue,
  bestPrice,
  tableComposed,
  intersectionsSum,
  absoluteLine,
  radicalTwoSolutions,
  remainderOfProduct,
];
