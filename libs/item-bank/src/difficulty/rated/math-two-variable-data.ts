// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_TWO_VARIABLE_DATA: RatedTable = {
  'math-data-two-predicted-value:easy': { band: 'easy', b: -1.43, b_sd: 0.46, solves: 4, prints: ['f858cacae2dc', '3ac05a761a60'] },
  'math-data-two-points-above-line:easy': { band: 'easy', b: -0.84, b_sd: 0.46, solves: 4, prints: ['283aa1b921d1', '5d560121e276'] },
  'math-data-two-model-type:medium': { band: 'easy', b: -1.78, b_sd: 0.46, solves: 4, prints: ['ddfce769257b', '51b40891c4b6'] },
  'math-data-two-meaning-of-constant:medium': { band: 'easy', b: -1.54, b_sd: 0.47, solves: 4, prints: ['259edd68e638', 'eef7bcc5e607'] },
  'math-data-two-residual:medium': { band: 'easy', b: -1.35, b_sd: 0.47, solves: 4, prints: ['3e61670a528f', '8d4971bc58f0'] },
  'math-data-two-equation-of-fit:medium': { band: 'easy', b: -1.38, b_sd: 0.46, solves: 4, prints: ['d0de91f8a6f3', 'bef07f5c9e23'] },
  'math-data-two-exponential-model:hard': { band: 'medium', b: -0.75, b_sd: 0.51, solves: 4, prints: ['15aab5aaa411', '297504e24f2c'] },
  'math-data-two-fit-through-points:hard': { band: 'medium', b: 0.33, b_sd: 0.46, solves: 4, prints: ['4071e7c2ecf6', '1ceb27f6fb1c'] },
  'math-data-two-farthest-from-line:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['4b4ecd4c98d0', '3e13786b86db'] },
  'math-data-two-slope-in-units:hard': { band: 'medium', b: 0.52, b_sd: 0.46, solves: 4, prints: ['5f8f09f1c306', 'd1fcb3d2e0d8'] },
  'math-data-two-two-models:hard': { band: 'medium', b: 0.74, b_sd: 0.46, solves: 4, prints: ['f652224b8691', '6ccff97a1248'] },
  'math-data-two-point-off-line:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['00a01c211fef', '52fe846a6269'] },
};
