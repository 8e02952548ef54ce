// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_SYSTEMS_OF_TWO_LINEAR_EQUATIONS: RatedTable = {
  'math-systems-01:easy': { band: 'easy', b: -0.8, b_sd: 0.48, solves: 2, prints: ['ea7885a0384a'] },
  'math-systems-substitution:easy': { band: 'easy', b: -1.19, b_sd: 0.46, solves: 4, prints: ['6b2f57e13691', 'cf2c8af4208e'] },
  'math-systems-graph:easy': { band: 'easy', b: -2.5, b_sd: 0.46, solves: 4, prints: ['830194661501', '75a28bf5d656'] },
  'math-systems-model:easy': { band: 'easy', b: -1.5, b_sd: 0.46, solves: 4, prints: ['b4f22d371090', '060cfe5c3942'] },
  'math-systems-combination:medium': { band: 'medium', b: -0.54, b_sd: 0.47, solves: 4, prints: ['3323f497c4bf', 'bf3e82ef259b'] },
  'math-systems-two-kinds:medium': { band: 'medium', b: -0.11, b_sd: 0.47, solves: 4, prints: ['e254b4cd80dd', 'cea39743814d'] },
  'math-systems-no-solution:hard': { band: 'medium', b: 0.71, b_sd: 0.46, solves: 4, prints: ['2997ca8e5bef', 'ca5d39f61d58'] },
  'math-systems-exchange:hard': { band: 'medium', b: 0.2, b_sd: 0.47, solves: 4, prints: ['df04c63f7059', '0d5315493459'] },
  'math-systems-infinite-constants:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['8fbc231c1d83', '48019f05a3bd'] },
  'math-systems-letter-solution:hard': { band: 'medium', b: 0.33, b_sd: 0.46, solves: 4, prints: ['90d0ddf9ce75', 'e9977bdffcbb'] },
  'math-systems-exchanged-constants:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['e98c0d46e102', '0aa967607b43'] },
  'math-systems-sum-of-unknowns:hard': { band: 'medium', b: 0.51, b_sd: 0.46, solves: 4, prints: ['f043cf5d9cf3', '4ea40760f53a'] },
  'math-systems-two-candidates:hard': { band: 'hard', b: 1.62, b_sd: 0.46, solves: 4, prints: ['3a32a78484e8', 'eb0fcd513a83'] },
};
