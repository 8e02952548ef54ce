import { HARD_AREA_VOLUME_ORACLES } from './hard-area-volume.js';
import { HARD_CIRCLES_ORACLES } from './hard-circles.js';
import { HARD_INFERENCE_ORACLES } from './hard-inference.js';
import { HARD_LINES_ANGLES_TRIANGLES_ORACLES } from './hard-lines-angles-triangles.js';
import { HARD_ONE_VARIABLE_DATA_ORACLES } from './hard-one-variable-data.js';
import { HARD_PERCENTAGES_ORACLES } from './hard-percentages.js';
import { HARD_PROBABILITY_ORACLES } from './hard-probability.js';
import { HARD_RATIOS_ORACLES } from './hard-ratios.js';
import { HARD_RIGHT_TRIANGLES_ORACLES } from './hard-right-triangles.js';
import { HARD_TWO_VARIABLE_DATA_ORACLES } from './hard-two-variable-data.js';
import type { Oracle } from './oracle.js';

/** For the templates of `templates/hard-geometry-and-data.ts`. */
export const HARD_GEOMETRY_AND_DATA_ORACLES: Readonly<Record<string, Oracle>> = {
  ...HARD_AREA_VOLUME_ORACLES,
  ...HARD_LINES_ANGLES_TRIANGLES_ORACLES,
  ...HARD_RIGHT_TRIANGLES_ORACLES,
  ...HARD_CIRCLES_ORACLES,
  ...HARD_RATIOS_ORACLES,
  ...HARD_PERCENTAGES_ORACLES,
  ...HARD_ONE_VARIABLE_DATA_ORACLES,
  ...HARD_TWO_VARIABLE_DATA_ORACLES,
  ...HARD_PROBABILITY_ORACLES,
  ...HARD_INFERENCE_ORACLES,
};
