// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_LINES_ANGLES_AND_TRIANGLES: RatedTable = {
  'math-angles-01:medium': { band: 'easy', b: -0.8, b_sd: 0.48, solves: 2, prints: ['277bc79ec297'] },
  'math-lines-angles-transversal:easy': { band: 'easy', b: -1.79, b_sd: 0.46, solves: 4, prints: ['a50c482a3f89', 'cef1c33a5d74'] },
  'math-lines-angles-exterior:easy': { band: 'easy', b: -1.43, b_sd: 0.46, solves: 4, prints: ['fcfee4ba3295', '021139e5cb1b'] },
  'math-lines-angles-isosceles:medium': { band: 'medium', b: -0.25, b_sd: 0.48, solves: 4, prints: ['e8242c8045e8', '9b1f8254f39b'] },
  'math-lines-angles-shadow:medium': { band: 'easy', b: -1.11, b_sd: 0.46, solves: 4, prints: ['7e061bdab0cf', '71875cf72d21'] },
  'math-lines-angles-third-side:medium': { band: 'medium', b: -0.11, b_sd: 0.47, solves: 4, prints: ['0a5d28725fda', 'c0e04491f18d'] },
  'math-lines-angles-between-parallels:hard': { band: 'medium', b: 0.64, b_sd: 0.46, solves: 4, prints: ['1942180188c2', '24fcc8abef79'] },
  'math-lines-angles-parallel-segment:hard': { band: 'hard', b: 0.81, b_sd: 0.47, solves: 4, prints: ['6a665653b691', 'c08d289c63a3'] },
  'math-lines-angles-congruence:hard': { band: 'medium', b: 0.47, b_sd: 0.47, solves: 4, prints: ['da5bc4876e09', '42a009fa0e3d'] },
  'math-lines-angles-bisectors:hard': { band: 'hard', b: 2.01, b_sd: 0.46, solves: 4, prints: ['69ca2e25778c', '52762a3a18c4'] },
  'math-lines-angles-equal-chain:hard': { band: 'hard', b: 1.8, b_sd: 0.48, solves: 4, prints: ['9640097cc860', '5c7b7a386cbb'] },
  'math-lines-angles-cut-off-corner:hard': { band: 'medium', b: 0.58, b_sd: 0.47, solves: 4, prints: ['58f708fbcf90', '62c4a54cfb37'] },
  'math-lines-angles-extreme-side:hard': { band: 'hard', b: 0.91, b_sd: 0.48, solves: 4, prints: ['479c0e7aa5a5', '6fcac9f63e80'] },
};
