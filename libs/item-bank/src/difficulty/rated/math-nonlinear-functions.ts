// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_NONLINEAR_FUNCTIONS: RatedTable = {
  'math-nonlinear-functions-01:medium': { band: 'easy', b: -1.19, b_sd: 0.48, solves: 2, prints: ['508bab41dfa0'] },
  'math-exponential-01:hard': { band: 'easy', b: -1.2, b_sd: 0.48, solves: 2, prints: ['50298bd779bd'] },
  'math-nonfunction-value:easy': { band: 'easy', b: -1.75, b_sd: 0.46, solves: 4, prints: ['c424275106d8', 'fed7202ffa2b'] },
  'math-nonfunction-growth:easy': { band: 'easy', b: -1.9, b_sd: 0.46, solves: 4, prints: ['3f207f0e4fd3', '4668acaa6305'] },
  'math-nonfunction-vertex:easy': { band: 'easy', b: -1.62, b_sd: 0.46, solves: 4, prints: ['5d06a370aef3', '74c104472430'] },
  'math-nonfunction-axis:medium': { band: 'easy', b: -1.34, b_sd: 0.47, solves: 4, prints: ['baa1ec06fa34', '97ba07a26971'] },
  'math-nonfunction-intercept:medium': { band: 'easy', b: -1.33, b_sd: 0.46, solves: 4, prints: ['2646172c4599', '49505adf783e'] },
  'math-nonfunction-graph:medium': { band: 'easy', b: -1.58, b_sd: 0.46, solves: 4, prints: ['4c76e397b2a1', '0de921f2f27c'] },
  'math-nonfunction-doubling:medium': { band: 'easy', b: -1.23, b_sd: 0.47, solves: 4, prints: ['8062ab063971', '97dc0df5d17b'] },
  'math-nonfunction-vertex-point:hard': { band: 'medium', b: 0.38, b_sd: 0.46, solves: 4, prints: ['7550d66891e4', '9381e8ab3521'] },
  'math-nonfunction-period:hard': { band: 'easy', b: -1.39, b_sd: 0.47, solves: 4, prints: ['bf09784dce9c', 'e5270c0e1a34'] },
  'math-nonfunction-other-unit:hard': { band: 'medium', b: 0.51, b_sd: 0.46, solves: 4, prints: ['4a10c0059fb0', '3d7fe848af07'] },
  'math-nonfunction-root-of-percent:hard': { band: 'medium', b: 0.18, b_sd: 0.48, solves: 4, prints: ['c506f186ba37', '25f1378ea8b4'] },
  'math-nonfunction-moved-vertex:hard': { band: 'medium', b: 0.46, b_sd: 0.46, solves: 4, prints: ['f5362a086ff6', 'fd707620ded7'] },
  'math-nonfunction-vertex-side:hard': { band: 'hard', b: 1.14, b_sd: 0.47, solves: 4, prints: ['d1275cde434f', 'f9e88cac0b92'] },
  'math-nonfunction-equal-values:hard': { band: 'hard', b: 0.93, b_sd: 0.48, solves: 4, prints: ['202b2487910f', '3bf2945ca4a8'] },
  'math-nonfunction-exponential-steps:hard': { band: 'medium', b: -0.21, b_sd: 0.47, solves: 4, prints: ['1db11e005050', '80f5a9ce234d'] },
  'math-nonfunction-factor-and-value:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['bbcadbb783ab', 'fef79721e07a'] },
  'math-nonfunction-best-price:hard': { band: 'hard', b: 2.13, b_sd: 0.46, solves: 4, prints: ['67edabcaffe7', 'e6ab50b3434c'] },
  'math-nonfunction-table-composed:hard': { band: 'hard', b: 1.63, b_sd: 0.47, solves: 4, prints: ['55b20f94bedb', 'e4781e75c698'] },
  'math-nonfunction-remainder-of-product:hard': { band: 'medium', b: 0.09, b_sd: 0.46, solves: 4, prints: ['1eeeaac745b9', 'c3b74da9376f'] },
};
