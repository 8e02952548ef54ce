// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_CIRCLES: RatedTable = {
  'math-circles-standard-equation:easy': { band: 'easy', b: -1.99, b_sd: 0.46, solves: 4, prints: ['8270e0703c62', '08116f6aad02'] },
  'math-circles-degrees-to-radians:easy': { band: 'easy', b: -1.68, b_sd: 0.46, solves: 4, prints: ['ffe0b56e7a82', '0bbfcba4e126'] },
  'math-circles-arc-length:medium': { band: 'easy', b: -1.09, b_sd: 0.46, solves: 4, prints: ['d6aad0a67be1', '56f783fe2bbe'] },
  'math-circles-sector-area:medium': { band: 'easy', b: -1.33, b_sd: 0.46, solves: 4, prints: ['20127ae6c5b0', '4fcd7d1fc294'] },
  'math-circles-inscribed-angle:medium': { band: 'medium', b: 0.42, b_sd: 0.47, solves: 4, prints: ['ddc671b7b87f', '0f43a3065abe'] },
  'math-circles-tangent-distance:medium': { band: 'medium', b: -0.6, b_sd: 0.47, solves: 4, prints: ['87050499d844', '8e1ada9dbd3c'] },
  'math-circles-radius-general-form:hard': { band: 'medium', b: 0.38, b_sd: 0.47, solves: 4, prints: ['e6cff69dc615', 'f7af26a8828f'] },
  'math-circles-diameter-endpoints:hard': { band: 'medium', b: 0.24, b_sd: 0.46, solves: 4, prints: ['f2093f10db07', '7549c8fdaedf'] },
  'math-circles-tangent-to-axis:hard': { band: 'medium', b: 0.75, b_sd: 0.47, solves: 4, prints: ['e52da1af9005', 'efa337a6908e'] },
  'math-circles-point-inside:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['c1009975446a', 'a758362acb15'] },
  'math-circles-parameter-radius:hard': { band: 'medium', b: 0.75, b_sd: 0.47, solves: 4, prints: ['6cfb381dc635', '625afb901a35'] },
  'math-circles-sector-perimeter:hard': { band: 'hard', b: 1.25, b_sd: 0.48, solves: 4, prints: ['925a5a5b8d23', 'e4c46a3c1ca9'] },
  'math-circles-inscribed-figure:hard': { band: 'hard', b: 1.65, b_sd: 0.46, solves: 4, prints: ['bfb4ec9ecb4c', 'd42f35cf32a7'] },
  'math-circles-tangent-line:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['e694e399e626', 'e5156d4eef0b'] },
  'math-circles-common-angle:hard': { band: 'hard', b: 1.32, b_sd: 0.47, solves: 4, prints: ['b3711f0259a1', 'ce411158e502'] },
};
