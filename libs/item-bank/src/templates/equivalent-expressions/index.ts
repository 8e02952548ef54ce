import type { Template } from '../template.js';
import { borderedRectangle } from './bordered-rectangle.js';
import { commonFactor } from './common-factor.js';
import { differenceOfFractions } from './difference-of-fractions.js';
import { differenceOfPolynomials } from './difference-of-polynomials.js';
import { factoredQuadratic } from './factored-quadratic.js';
import { matchingCoefficients } from './matching-coefficients.js';
import { productOfBinomials } from './product-of-binomials.js';
import { rationalExponents } from './rational-exponents.js';

export const EQUIVALENT_EXPRESSIONS: readonly Template[] = [
  productOfBinomials,
  differenceOfPolynomials,
  commonFactor,
  factoredQuadratic,
  matchingCoefficients,
  borderedRectangle,
  differenceOfFractions,
  rationalExponents,
];
