// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_ONE_VARIABLE_DATA: RatedTable = {
  'math-data-one-mean:easy': { band: 'easy', b: -1.44, b_sd: 0.46, solves: 4, prints: ['8343df5ed243', '96ea3c74736f'] },
  'math-data-one-box-plot:easy': { band: 'easy', b: -1.41, b_sd: 0.47, solves: 4, prints: ['176565eea04f', 'f132aa865611'] },
  'math-data-one-frequency-median:medium': { band: 'medium', b: -0.48, b_sd: 0.49, solves: 4, prints: ['51f33a10ffb3', '1c2abccb3b8f'] },
  'math-data-one-missing-value:medium': { band: 'easy', b: -1.07, b_sd: 0.48, solves: 4, prints: ['dcb091ae5ded', '3e7acaffa03d'] },
  'math-data-one-histogram-median:medium': { band: 'medium', b: 0.6, b_sd: 0.46, solves: 4, prints: ['59969c2d971e', '2c7e5d38b30d'] },
  'math-data-one-compare-spread:medium': { band: 'easy', b: -0.8, b_sd: 0.5, solves: 4, prints: ['7ef2a7564d18', '99b9f476ff14'] },
  'math-data-one-added-value:hard': { band: 'medium', b: 0.09, b_sd: 0.46, solves: 4, prints: ['947d76482d7a', '11df51336bde'] },
  'math-data-one-mean-of-rest:hard': { band: 'medium', b: 0.3, b_sd: 0.47, solves: 4, prints: ['b68f59fad594', 'f6ee830a6c5c'] },
  'math-data-one-transformed:hard': { band: 'medium', b: 0.08, b_sd: 0.47, solves: 4, prints: ['301a7d7ed876', 'd5e996784da5'] },
  'math-data-one-mean-of-added:hard': { band: 'medium', b: 0.03, b_sd: 0.48, solves: 4, prints: ['3615e326296f', 'bcad2f136923'] },
  'math-data-one-unknown-frequency:hard': { band: 'hard', b: 1.73, b_sd: 0.47, solves: 4, prints: ['0486e8648041', 'b627d7295b2b'] },
  'math-data-one-mixed-means:hard': { band: 'medium', b: 0.31, b_sd: 0.46, solves: 4, prints: ['49e0ef438824', '2b27d08fabe8'] },
  'math-data-one-moved-extreme:hard': { band: 'medium', b: 0.25, b_sd: 0.46, solves: 4, prints: ['aa61553f0711', '9142b59b98c7'] },
};
