// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_RATIOS_RATES_PROPORTIONS_AND_UNITS: RatedTable = {
  'math-ratios-constant-rate:easy': { band: 'easy', b: -1.62, b_sd: 0.47, solves: 4, prints: ['74eb4bc53010', 'b3a420f54e53'] },
  'math-ratios-parts-of-total:easy': { band: 'easy', b: -1.42, b_sd: 0.47, solves: 4, prints: ['ff0e41402215', '87a6304e49e2'] },
  'math-ratios-unit-conversion:medium': { band: 'easy', b: -1.03, b_sd: 0.47, solves: 4, prints: ['20a448f282a4', '6c9fc633a678'] },
  'math-ratios-chained:medium': { band: 'medium', b: -0.73, b_sd: 0.47, solves: 4, prints: ['62ea4e1506f9', 'c76113f04943'] },
  'math-ratios-density:medium': { band: 'medium', b: 0.29, b_sd: 0.47, solves: 4, prints: ['f39d96927108', '1189086c041d'] },
  'math-ratios-map-area:hard': { band: 'medium', b: -0.05, b_sd: 0.46, solves: 4, prints: ['0cd302eac132', 'ef8eff96ab10'] },
  'math-ratios-average-speed:hard': { band: 'medium', b: 0.1, b_sd: 0.46, solves: 4, prints: ['3d5e131b6630', '8ff32f01cb75'] },
  'math-ratios-changed:hard': { band: 'medium', b: 0.43, b_sd: 0.46, solves: 4, prints: ['ef0a3da0e2a3', 'f226eeebcb4b'] },
  'math-ratios-joined-later:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['6ceb0b75732f', '7714c3662922'] },
  'math-ratios-cubed-units:hard': { band: 'medium', b: 0.75, b_sd: 0.49, solves: 4, prints: ['c66620a60708', 'c23cc32e8ecb'] },
  'math-ratios-mixed-rates:hard': { band: 'hard', b: 1.06, b_sd: 0.49, solves: 4, prints: ['1030098cf145', '767e64683fdc'] },
};
