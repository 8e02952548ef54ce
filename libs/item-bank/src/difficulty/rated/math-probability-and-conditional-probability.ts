// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_PROBABILITY_AND_CONDITIONAL_PROBABILITY: RatedTable = {
  'math-probability-01:medium': { band: 'easy', b: -1.36, b_sd: 0.49, solves: 2, prints: ['3f4a4affc747'] },
  'math-prob-complement:easy': { band: 'easy', b: -1.91, b_sd: 0.46, solves: 4, prints: ['75e1b03791b1', '7937f0ddbb3f'] },
  'math-prob-table-joint:easy': { band: 'easy', b: -1, b_sd: 0.47, solves: 4, prints: ['35bc4edf3523', '2bb28c217fd6'] },
  'math-prob-table-conditional:medium': { band: 'easy', b: -1.28, b_sd: 0.47, solves: 4, prints: ['4460e5404374', 'bbe246da133d'] },
  'math-prob-unknown-count:medium': { band: 'medium', b: -0.41, b_sd: 0.49, solves: 4, prints: ['d917338d83a4', '99acc6ffdc7f'] },
  'math-prob-area:medium': { band: 'medium', b: -0.43, b_sd: 0.47, solves: 4, prints: ['a71e8e1238dc', 'dc56b68f8667'] },
  'math-prob-reverse-conditional:hard': { band: 'hard', b: 1.21, b_sd: 0.48, solves: 4, prints: ['7a3e9ba86115', 'af44972b54a8'] },
  'math-prob-added-items:hard': { band: 'medium', b: -0.08, b_sd: 0.46, solves: 4, prints: ['806e87624f9b', '5441e32fad02'] },
  'math-prob-two-unknowns:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['89bdd4f989fa', '75e5da44bcd3'] },
  'math-prob-share-in-letters:hard': { band: 'medium', b: 0.66, b_sd: 0.46, solves: 4, prints: ['3d8f9b4ef717', '3651beb0f133'] },
  'math-prob-overlap:hard': { band: 'medium', b: 0.67, b_sd: 0.46, solves: 4, prints: ['b85ee47866e8', '58bac375ec09'] },
};
