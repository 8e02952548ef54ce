// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_LINEAR_EQUATIONS_IN_ONE_VARIABLE: RatedTable = {
  'math-linear-one-01:easy': { band: 'easy', b: -1.43, b_sd: 0.48, solves: 2, prints: ['8d653a2c0050'] },
  'math-linear-one-distribute:easy': { band: 'easy', b: -1.11, b_sd: 0.47, solves: 4, prints: ['43991f38499f', '7a96df5a95cb'] },
  'math-linear-one-fixed-fee:easy': { band: 'easy', b: -1.24, b_sd: 0.46, solves: 4, prints: ['d0bd347d5750', '278384a5a093'] },
  'math-linear-one-common-expression:medium': { band: 'easy', b: -1.4, b_sd: 0.47, solves: 4, prints: ['233f6f53892d', 'c847989918a1'] },
  'math-linear-one-fractions:medium': { band: 'medium', b: 0.45, b_sd: 0.46, solves: 4, prints: ['30204cd1438e', '5a864111db1b'] },
  'math-linear-one-number-of-solutions:medium': { band: 'easy', b: -1.36, b_sd: 0.47, solves: 4, prints: ['893ed45cf593', 'bd873ba3bcfc'] },
  'math-linear-one-no-solution-constant:hard': { band: 'medium', b: -0.03, b_sd: 0.46, solves: 4, prints: ['7760bf8c52bb', '1173cc387d26'] },
  'math-linear-one-three-parts:hard': { band: 'medium', b: 0.27, b_sd: 0.46, solves: 4, prints: ['255d98a16aed', '8cb8dcc2c0cd'] },
  'math-linear-one-identity-constants:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['661192d7c048', '3c122f047f04'] },
  'math-linear-one-no-solution-condition:hard': { band: 'medium', b: 0.46, b_sd: 0.47, solves: 4, prints: ['61c96fbfb195', 'b150da83b3fb'] },
  'math-linear-one-shifted-argument:hard': { band: 'hard', b: 1.59, b_sd: 0.46, solves: 4, prints: ['a2011007d6fd', 'c999e0651eb2'] },
};
