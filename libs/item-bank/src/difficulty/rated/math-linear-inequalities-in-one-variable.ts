// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_LINEAR_INEQUALITIES_IN_ONE_VARIABLE: RatedTable = {
  'math-inequalities-one-solve:easy': { band: 'easy', b: -1.65, b_sd: 0.46, solves: 4, prints: ['f087d48c0702', 'b46984e2e296'] },
  'math-inequalities-one-budget:easy': { band: 'easy', b: -1.5, b_sd: 0.46, solves: 4, prints: ['26bdc5a4f549', '347cd5beedc3'] },
  'math-inequalities-one-model:medium': { band: 'easy', b: -1.53, b_sd: 0.46, solves: 4, prints: ['f6870b3f6bb7', 'dc8faf6a6462'] },
  'math-inequalities-one-extreme-integer:medium': { band: 'easy', b: -0.85, b_sd: 0.46, solves: 4, prints: ['efa93a9cdc20', '652c9b56fdda'] },
  'math-inequalities-one-count-integers:hard': { band: 'medium', b: -0.13, b_sd: 0.48, solves: 4, prints: ['227c128cdc50', '8e1160fa1e1c'] },
  'math-inequalities-one-range:hard': { band: 'medium', b: 0.27, b_sd: 0.46, solves: 4, prints: ['a78b93e8ca8a', 'd47facd88e57'] },
  'math-inequalities-one-mean:hard': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['bfc15417eeb4', '2f8fcf7aa2b7'] },
  'math-inequalities-one-letter-difference:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['cba7c968051d', 'c06dd2be290f'] },
  'math-inequalities-one-greatest-constant:hard': { band: 'hard', b: 1.57, b_sd: 0.46, solves: 4, prints: ['8646251ac023', '9982cfc6486a'] },
  'math-inequalities-one-extreme-difference:hard': { band: 'medium', b: 0.75, b_sd: 0.47, solves: 4, prints: ['54927f4eb795', '96f45fa1c95c'] },
};
