import type { ItemParameters } from '../model.js';

/** How P at a node changes with ln a, b and logit c, over which an item's parameters are sought. */
export interface Slopes {
  p: number;
  logA: number;
  b: number;
  logitC: number;
}

/** A symmetric matrix over ln a, b and logit c. */
export interface Symmetric {
  aa: number;
  ab: number;
  ac: number;
  bb: number;
  bc: number;
  cc: number;
}

/** P is kept this far from 0 and 1, so that nothing is divided by 0. */
const LEAST = 1e-9;

export function slopes(theta: number, { a, b, c }: ItemParameters): Slopes {
  const star = 1 / (1 + Math.exp(-a * (theta - b)));
  const p = Math.min(1 - LEAST, Math.max(LEAST, c + (1 - c) * star));
  const steep = a * (1 - c) * star * (1 - star);
  return { p, logA: steep * (theta - b), b: -steep, logitC: (1 - star) * c * (1 - c) };
}

export const determinant = ({ aa, ab, ac, bb, bc, cc }: Symmetric): number =>
  aa * (bb * cc - bc * bc) - ab * (ab * cc - bc * ac) + ac * (ab * bc - bb * ac);

/** By cofactors; of an information this is the variance. */
export function inverse(matrix: Symmetric): Symmetric {
  const { aa, ab, ac, bb, bc, cc } = matrix;
  const whole = determinant(matrix);
  return {
    aa: (bb * cc - bc * bc) / whole,
    ab: (ac * bc - ab * cc) / whole,
    ac: (ab * bc - ac * bb) / whole,
    bb: (aa * cc - ac * ac) / whole,
    bc: (ab * ac - aa * bc) / whole,
    cc: (aa * bb - ab * ab) / whole,
  };
}
