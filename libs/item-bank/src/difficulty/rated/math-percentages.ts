// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_PERCENTAGES: RatedTable = {
  'math-percentages-01:easy': { band: 'easy', b: -1.62, b_sd: 0.48, solves: 2, prints: ['9d1c6caf6f5a'] },
  'math-percent-of-number:easy': { band: 'easy', b: -2.45, b_sd: 0.46, solves: 4, prints: ['66bd6110f8c7', '0cba019d465a'] },
  'math-percent-change:easy': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['dbf88901cf39', 'd7ceb51010d5'] },
  'math-percent-original-price:medium': { band: 'easy', b: -1.29, b_sd: 0.47, solves: 4, prints: ['d1168776be50', '8f59fbc1455d'] },
  'math-percent-of-part:medium': { band: 'easy', b: -1.51, b_sd: 0.47, solves: 4, prints: ['be050d9679f3', '354027b1f906'] },
  'math-percent-successive:medium': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['c69c87d5d23a', '104f0bcc9402'] },
  'math-percent-equal-parts:medium': { band: 'medium', b: -0.35, b_sd: 0.47, solves: 4, prints: ['bdaeeaa66d95', '2e657923c7ed'] },
  'math-percent-linked:hard': { band: 'medium', b: -0.37, b_sd: 0.5, solves: 4, prints: ['f69580a1b1ea', '4aaef253739a'] },
  'math-percent-mixture:hard': { band: 'medium', b: 0.33, b_sd: 0.47, solves: 4, prints: ['f2d16a61720f', '4c0e509a2074'] },
  'math-percent-letter-change:hard': { band: 'medium', b: 0.49, b_sd: 0.48, solves: 4, prints: ['5e89f1896bcc', '2c0b44ce37ef'] },
  'math-percent-chain-reversed:hard': { band: 'hard', b: 0.85, b_sd: 0.48, solves: 4, prints: ['4de25a75ef31', '178b1f66f4d7'] },
  'math-percent-growth-of-parts:hard': { band: 'medium', b: 0.65, b_sd: 0.46, solves: 4, prints: ['73afd2d927fb', 'bc0aae162ba8'] },
};
