// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_RIGHT_TRIANGLES_AND_TRIGONOMETRY: RatedTable = {
  'math-trigonometry-01:hard': { band: 'medium', b: 0.37, b_sd: 0.48, solves: 2, prints: ['ae0a26fdfca0'] },
  'math-right-triangles-missing-side:easy': { band: 'easy', b: -1.91, b_sd: 0.46, solves: 4, prints: ['047dfb4d2ecd', '51e9a30a8681'] },
  'math-right-triangles-trig-ratio:easy': { band: 'medium', b: -0.2, b_sd: 0.46, solves: 4, prints: ['cb67fbf8f1fe', '5d8841e71742'] },
  'math-right-triangles-special:medium': { band: 'medium', b: -0.34, b_sd: 0.47, solves: 4, prints: ['6bc65d053804', '796c9d00ffab'] },
  'math-right-triangles-elevation:medium': { band: 'medium', b: -0.72, b_sd: 0.46, solves: 4, prints: ['6c91b829530f', 'd981f0119ee1'] },
  'math-right-triangles-complement:medium': { band: 'medium', b: -0.68, b_sd: 0.47, solves: 4, prints: ['19eb21ad713b', '72a331b1df29'] },
  'math-right-triangles-ratio-and-measure:hard': { band: 'medium', b: 0.75, b_sd: 0.47, solves: 4, prints: ['b35261edb1db', 'd0f2c1a9db9f'] },
  'math-right-triangles-altitude:hard': { band: 'medium', b: -0.07, b_sd: 0.46, solves: 4, prints: ['e9574c7f59e1', '46f2660ef4a2'] },
  'math-right-triangles-unit-circle:hard': { band: 'hard', b: 0.8, b_sd: 0.51, solves: 4, prints: ['a37354210691', 'e721599cdf99'] },
  'math-right-triangles-ratio-in-letters:hard': { band: 'medium', b: 0.27, b_sd: 0.46, solves: 4, prints: ['98826b9c4244', '03891f8c2edd'] },
  'math-right-triangles-two-sightings:hard': { band: 'hard', b: 1.83, b_sd: 0.46, solves: 4, prints: ['f1a1735a7752', '3387801c7cf8'] },
  'math-right-triangles-perimeter-with-root:hard': { band: 'hard', b: 1.57, b_sd: 0.48, solves: 4, prints: ['46dd74ae8cfb', '226fc061d192'] },
  'math-right-triangles-complement-identity:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['2c22c16a5eb6', '989b42351179'] },
};
