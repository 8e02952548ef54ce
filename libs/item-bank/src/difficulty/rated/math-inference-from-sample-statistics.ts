// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_INFERENCE_FROM_SAMPLE_STATISTICS: RatedTable = {
  'math-inference-estimate-total:easy': { band: 'easy', b: -1.89, b_sd: 0.46, solves: 4, prints: ['7f598edba930', 'b50622ce5c34'] },
  'math-inference-population:easy': { band: 'easy', b: -1.75, b_sd: 0.47, solves: 4, prints: ['34f575ba5b81', '4083746aef0c'] },
  'math-inference-margin-of-error:medium': { band: 'easy', b: -1.25, b_sd: 0.47, solves: 4, prints: ['4d09c540a1e5', '6c2ad364c283'] },
  'math-inference-sample-size:medium': { band: 'easy', b: -1.32, b_sd: 0.47, solves: 4, prints: ['ba7e75fc3716', 'c65ad7372b79'] },
  'math-inference-sampling-method:medium': { band: 'easy', b: -1.81, b_sd: 0.47, solves: 4, prints: ['8c766c193d06', '6fac1821900f'] },
  'math-inference-cause-or-link:hard': { band: 'medium', b: 0.22, b_sd: 0.47, solves: 4, prints: ['f4762a13aae5', '970497096c51'] },
  'math-inference-plausible-count:hard': { band: 'easy', b: -1.07, b_sd: 0.47, solves: 4, prints: ['1bb1d32a7595', 'd0e77c27dc9a'] },
  'math-inference-total-interval:hard': { band: 'medium', b: -0.02, b_sd: 0.47, solves: 4, prints: ['62b3b5966166', 'fb13150c8c8b'] },
  'math-inference-narrowed-population:hard': { band: 'medium', b: 0.15, b_sd: 0.46, solves: 4, prints: ['d81ed3d6c02f', '3a50b2da5ef9'] },
  'math-inference-change-between-surveys:hard': { band: 'medium', b: 0.63, b_sd: 0.46, solves: 4, prints: ['7559ab770fec', '0b3625dc903e'] },
  'math-inference-claim-and-margin:hard': { band: 'medium', b: 0.13, b_sd: 0.47, solves: 4, prints: ['fe46bd531278', '751dc2441f63'] },
};
