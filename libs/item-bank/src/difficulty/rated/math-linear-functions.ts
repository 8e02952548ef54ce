// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_LINEAR_FUNCTIONS: RatedTable = {
  'math-functions-01:easy': { band: 'easy', b: -1.57, b_sd: 0.48, solves: 2, prints: ['170fcc1d9fa1'] },
  'math-functions-input-for-value:easy': { band: 'easy', b: -2.05, b_sd: 0.46, solves: 4, prints: ['edd7387b3ea1', '0d227727fa58'] },
  'math-functions-model:easy': { band: 'easy', b: -1.85, b_sd: 0.46, solves: 4, prints: ['ff5ce1eceae6', 'd4b2b9cc112d'] },
  'math-functions-change:medium': { band: 'easy', b: -0.91, b_sd: 0.46, solves: 4, prints: ['be3950668a16', '1cb7d846c179'] },
  'math-functions-table-constants:medium': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['307e9551f886', 'e2916d4df1bf'] },
  'math-functions-shifted-graph:medium': { band: 'easy', b: -1.09, b_sd: 0.47, solves: 4, prints: ['715b070ac227', '0b0b20ca0b89'] },
  'math-functions-step-change:hard': { band: 'medium', b: -0.02, b_sd: 0.46, solves: 4, prints: ['906a98a76537', 'fe7429063700'] },
  'math-functions-two-readings:hard': { band: 'easy', b: -0.8, b_sd: 0.47, solves: 4, prints: ['374a4f0c3488', '0eba42bdbaf9'] },
  'math-functions-inner-linear:hard': { band: 'hard', b: 1.14, b_sd: 0.47, solves: 4, prints: ['f25fbcd31e6c', '0b6b57b33700'] },
  'math-functions-applied-twice:hard': { band: 'hard', b: 1.3, b_sd: 0.48, solves: 4, prints: ['13ec320df226', 'e658b4f0bcc6'] },
  'math-functions-letter-table:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['00f5c65ee24c', '6a44267d32f7'] },
  'math-functions-time-to-part:hard': { band: 'hard', b: 2.01, b_sd: 0.47, solves: 4, prints: ['d8f68b70519b', 'ccb51347b823'] },
};
