// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_EQUIVALENT_EXPRESSIONS: RatedTable = {
  'math-equivalent-01:easy': { band: 'easy', b: -1.59, b_sd: 0.48, solves: 2, prints: ['c3cc6e15ee51'] },
  'math-equivalent-binomials:easy': { band: 'easy', b: -1.7, b_sd: 0.46, solves: 4, prints: ['73f0febe5b51', '8207b91e66b8'] },
  'math-equivalent-difference:easy': { band: 'easy', b: -1.45, b_sd: 0.46, solves: 4, prints: ['4d1c7599a354', '2a39b02015ac'] },
  'math-equivalent-common-factor:easy': { band: 'easy', b: -1.91, b_sd: 0.46, solves: 4, prints: ['598e4ee855fc', 'fba0c3dc5c2d'] },
  'math-equivalent-factored:medium': { band: 'easy', b: -1.09, b_sd: 0.46, solves: 4, prints: ['f8ee266b0511', '810d01cb57e6'] },
  'math-equivalent-coefficient:medium': { band: 'easy', b: -0.97, b_sd: 0.46, solves: 4, prints: ['e4fe427fc374', '645c3145952c'] },
  'math-equivalent-border:medium': { band: 'medium', b: -0.22, b_sd: 0.47, solves: 4, prints: ['2681bd414d44', '0e3c8a394820'] },
  'math-equivalent-fractions:hard': { band: 'medium', b: -0.31, b_sd: 0.48, solves: 4, prints: ['8824f7e06ec8', 'e84745fb5c26'] },
  'math-equivalent-exponents:hard': { band: 'easy', b: -0.8, b_sd: 0.48, solves: 4, prints: ['f6c6f5e65f96', '3c086ecedf09'] },
  'math-equivalent-completed-square:hard': { band: 'medium', b: 0.19, b_sd: 0.47, solves: 4, prints: ['2332176a6311', '7fb8f4941181'] },
  'math-equivalent-division-constants:hard': { band: 'medium', b: 0.51, b_sd: 0.46, solves: 4, prints: ['16bc914ed190', 'ca7220415385'] },
  'math-equivalent-exponent-squares:hard': { band: 'medium', b: 0.62, b_sd: 0.47, solves: 4, prints: ['21180ad28dcd', '076dcc61a10a'] },
  'math-equivalent-complex-fraction:hard': { band: 'medium', b: 0.07, b_sd: 0.47, solves: 4, prints: ['9675f9f6e65c', 'ab9350d4bd0a'] },
  'math-equivalent-hidden-squares:hard': { band: 'hard', b: 1.24, b_sd: 0.47, solves: 4, prints: ['19b5f34d54af', 'f4269d92fc7b'] },
  'math-equivalent-two-cases:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['e3374cc4e722', '5ad7493a3050'] },
};
