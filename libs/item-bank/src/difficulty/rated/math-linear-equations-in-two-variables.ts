// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_LINEAR_EQUATIONS_IN_TWO_VARIABLES: RatedTable = {
  'math-linear-two-01:medium': { band: 'easy', b: -1.37, b_sd: 0.49, solves: 2, prints: ['0e52e38847cf'] },
  'math-linear-two-intercept:easy': { band: 'easy', b: -2.03, b_sd: 0.46, solves: 4, prints: ['5a1fc3adba99', 'a23aad126b35'] },
  'math-linear-two-graph:easy': { band: 'easy', b: -1.35, b_sd: 0.47, solves: 4, prints: ['39681e898529', '2ade6da41b40'] },
  'math-linear-two-model:easy': { band: 'easy', b: -1.73, b_sd: 0.46, solves: 4, prints: ['5ec8baebd36a', '225344df5f93'] },
  'math-linear-two-table:medium': { band: 'easy', b: -0.92, b_sd: 0.46, solves: 4, prints: ['d97beb02d5b1', '8882894ece0b'] },
  'math-linear-two-model-value:medium': { band: 'easy', b: -1.73, b_sd: 0.46, solves: 4, prints: ['4a09e4b8663e', 'bce65c666bbc'] },
  'math-linear-two-perpendicular:medium': { band: 'medium', b: 0.36, b_sd: 0.46, solves: 4, prints: ['53ae33a9497a', '48ed3ed11a4f'] },
  'math-linear-two-translated:hard': { band: 'medium', b: 0.17, b_sd: 0.46, solves: 4, prints: ['ab6e28d550a0', 'fd28c0987927'] },
  'math-linear-two-coefficient-ratio:hard': { band: 'medium', b: 0.52, b_sd: 0.47, solves: 4, prints: ['9664f3bf630f', 'e44c39230490'] },
  'math-linear-two-fixed-point:hard': { band: 'hard', b: 1.47, b_sd: 0.49, solves: 4, prints: ['054837f4777c', '964a790f9530'] },
  'math-linear-two-axes-triangle:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['064144c522b6', '8ef81241f06a'] },
  'math-linear-two-perpendicular-points:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['10e0b098c377', 'a6168ad7963f'] },
};
