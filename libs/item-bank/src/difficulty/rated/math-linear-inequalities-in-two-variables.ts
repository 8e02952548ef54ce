// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_LINEAR_INEQUALITIES_IN_TWO_VARIABLES: RatedTable = {
  'math-inequalities-two-01:medium': { band: 'easy', b: -0.83, b_sd: 0.48, solves: 2, prints: ['bb7038cb8126'] },
  'math-inequalities-two-point:easy': { band: 'easy', b: -1.22, b_sd: 0.47, solves: 4, prints: ['360e6ac1e1b6', 'cd238fdf9147'] },
  'math-inequalities-two-model:easy': { band: 'easy', b: -1.69, b_sd: 0.46, solves: 4, prints: ['2a67d114fa33', '7101bea9d31b'] },
  'math-inequalities-two-graph:medium': { band: 'easy', b: -1.28, b_sd: 0.46, solves: 4, prints: ['bfccc7be9f1f', '28dc3ceaf85e'] },
  'math-inequalities-two-rest:medium': { band: 'easy', b: -1.3, b_sd: 0.47, solves: 4, prints: ['251951f1fd16', '7c1ad1aaeb5a'] },
  'math-inequalities-two-system-point:medium': { band: 'easy', b: -0.8, b_sd: 0.47, solves: 4, prints: ['3dc95bbf9236', '9ca9990091e4'] },
  'math-inequalities-two-lists:hard': { band: 'medium', b: -0.03, b_sd: 0.5, solves: 4, prints: ['ba5bbbd6bef7', '62afbf6f8b97'] },
  'math-inequalities-two-extreme:hard': { band: 'medium', b: -0.07, b_sd: 0.46, solves: 4, prints: ['cb1143c37e3e', '9971ad57ed86'] },
  'math-inequalities-two-moving-point:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['50f212f9c6da', '32c5fe39c5bc'] },
  'math-inequalities-two-letters-relation:hard': { band: 'hard', b: 1.61, b_sd: 0.46, solves: 4, prints: ['717819a35738', 'b2bb551753ac'] },
  'math-inequalities-two-last-constant:hard': { band: 'hard', b: 1.29, b_sd: 0.47, solves: 4, prints: ['25a52d8f6149', '6e5230abf9ca'] },
};
