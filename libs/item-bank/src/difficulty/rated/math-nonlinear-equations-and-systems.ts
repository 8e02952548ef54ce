// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_NONLINEAR_EQUATIONS_AND_SYSTEMS: RatedTable = {
  'math-nonlinear-01:hard': { band: 'medium', b: 0.26, b_sd: 0.48, solves: 2, prints: ['0f66f4dfa6db'] },
  'math-nonlinear-02:hard': { band: 'medium', b: 0.6, b_sd: 0.48, solves: 2, prints: ['dd82f433abd1'] },
  'math-nonlinear-square:easy': { band: 'easy', b: -2.14, b_sd: 0.46, solves: 4, prints: ['eec3e4651508', '07beb9f2d13a'] },
  'math-nonlinear-factors:easy': { band: 'easy', b: -1.52, b_sd: 0.47, solves: 4, prints: ['10f0b6b67cd8', '1c3ba5401544'] },
  'math-nonlinear-absolute:medium': { band: 'easy', b: -0.97, b_sd: 0.46, solves: 4, prints: ['16cf2addecca', 'ee93a51032d1'] },
  'math-nonlinear-rational:medium': { band: 'easy', b: -0.8, b_sd: 0.47, solves: 4, prints: ['586e5ba29475', '100f5998eb7e'] },
  'math-nonlinear-line-parabola:medium': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['f71272a3c988', '7b985361b031'] },
  'math-nonlinear-rectangle:medium': { band: 'easy', b: -0.86, b_sd: 0.46, solves: 4, prints: ['f7444da65a73', '3041bbf13dcf'] },
  'math-nonlinear-one-solution:hard': { band: 'medium', b: -0.62, b_sd: 0.47, solves: 4, prints: ['1dae6fdf2dcd', 'f7702ab1018a'] },
  'math-nonlinear-radical:hard': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['f6919a3021a7', '1c919b62a7d8'] },
  'math-nonlinear-tangent-slope:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['4bde5bfbc217', '559a1853c357'] },
  'math-nonlinear-integer-bound:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['fdbfd74e78ee', '4f1327244b35'] },
  'math-nonlinear-literal-coefficients:hard': { band: 'medium', b: -0.2, b_sd: 0.46, solves: 4, prints: ['bfa609886f39', 'd07138976232'] },
  'math-nonlinear-rational-no-solution:hard': { band: 'hard', b: 1.08, b_sd: 0.47, solves: 4, prints: ['919d2396906e', 'c645e8d01b81'] },
  'math-nonlinear-extraneous-root:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['9c1690c6e155', '93838d165c07'] },
  'math-nonlinear-absolute-product:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['edf290d6107a', 'bcb55c9b9604'] },
  'math-nonlinear-chord-length:hard': { band: 'medium', b: 0.62, b_sd: 0.47, solves: 4, prints: ['c1ee7b113dfa', '50392459121f'] },
  'math-nonlinear-literal-solutions:hard': { band: 'medium', b: 0.27, b_sd: 0.46, solves: 4, prints: ['a74a4b01d512', '793773826fa5'] },
  'math-nonlinear-intersections-sum:hard': { band: 'hard', b: 1.9, b_sd: 0.46, solves: 4, prints: ['55bcfceee079', 'd8fedee59517'] },
  'math-nonlinear-absolute-line:hard': { band: 'medium', b: 0.67, b_sd: 0.46, solves: 4, prints: ['3986c44d4f61', 'b5431fa84605'] },
  'math-nonlinear-radical-two-solutions:hard': { band: 'hard', b: 2.2, b_sd: 0.46, solves: 4, prints: ['0f62c678622e', '79e93538f6b8'] },
};
