// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';

export const MATH_AREA_AND_VOLUME: RatedTable = {
  'math-area-volume-rectangle:easy': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['ff1a1371e6a2', 'a2f776889f87'] },
  'math-area-volume-cylinder:easy': { band: 'easy', b: -1.04, b_sd: 0.46, solves: 4, prints: ['a150ef7cec4d', '9361eec4cd9a'] },
  'math-area-volume-l-shape:medium': { band: 'easy', b: -0.8, b_sd: 0.46, solves: 4, prints: ['02c53adbd8e7', 'acd03736931f'] },
  'math-area-volume-poured:medium': { band: 'easy', b: -1.05, b_sd: 0.46, solves: 4, prints: ['2d28dc3c7fbd', '7028e62a598f'] },
  'math-area-volume-folded-box:medium': { band: 'medium', b: 0.55, b_sd: 0.46, solves: 4, prints: ['aef5e4a32bd6', '616b87210159'] },
  'math-area-volume-cone:hard': { band: 'medium', b: 0.42, b_sd: 0.46, solves: 4, prints: ['cc2e092685e2', 'ce2965562c33'] },
  'math-area-volume-similar-solids:hard': { band: 'medium', b: 0.49, b_sd: 0.46, solves: 4, prints: ['2df092cfbdbd', '0bd786729983'] },
  'math-area-volume-percent-change:hard': { band: 'medium', b: 0.28, b_sd: 0.49, solves: 4, prints: ['775088b3adc9', '17f5e6fd2276'] },
  'math-area-volume-similar-percent:hard': { band: 'hard', b: 1.11, b_sd: 0.47, solves: 4, prints: ['ed54a38c37fb', 'ab23d1114b6a'] },
  'math-area-volume-capped-cylinder:hard': { band: 'medium', b: 0.75, b_sd: 0.48, solves: 4, prints: ['33092258048a', '980baf76bd72'] },
  'math-area-volume-greatest-pen:hard': { band: 'hard', b: 2.13, b_sd: 0.46, solves: 4, prints: ['6a1716e8fb7f', 'e49eb2aa0d38'] },
  'math-area-volume-same-volume:hard': { band: 'hard', b: 0.8, b_sd: 0.49, solves: 4, prints: ['264c3a61d41d', 'aa18eeea7631'] },
  'math-area-volume-nested-solids:hard': { band: 'medium', b: 0.75, b_sd: 0.46, solves: 4, prints: ['0e3068ae1da9', 'ce7c3468b444'] },
};
