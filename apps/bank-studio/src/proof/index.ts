import { AREA_VOLUME_ORACLES } from './area-volume.js';
import { CIRCLES_ORACLES } from './circles.js';
import { EQUIVALENT_EXPRESSIONS_ORACLES } from './equivalent-expressions.js';
import { EXPRESSION_CONSTANTS_ORACLES } from './expression-constants.js';
import { FUNCTION_CONSTANTS_ORACLES } from './function-constants.js';
import { INEQUALITY_CONSTANTS_ORACLES } from './inequality-constants.js';
import { HARD_GEOMETRY_AND_DATA_ORACLES } from './hard-geometry-and-data.js';
import { INFERENCE_ORACLES } from './inference.js';
import { LINEAR_CONSTANTS_ORACLES } from './linear-constants.js';
import { LINEAR_EQUATIONS_ONE_VARIABLE_ORACLES } from './linear-equations-one-variable.js';
import { LINEAR_EQUATIONS_TWO_VARIABLES_ORACLES } from './linear-equations-two-variables.js';
import { LINEAR_FUNCTIONS_ORACLES } from './linear-functions.js';
import { LINEAR_INEQUALITIES_ONE_VARIABLE_ORACLES } from './linear-inequalities-one-variable.js';
import { LINEAR_INEQUALITIES_TWO_VARIABLES_ORACLES } from './linear-inequalities-two-variables.js';
import { LINEAR_SYSTEMS_ORACLES } from './linear-systems.js';
import { LINES_ANGLES_TRIANGLES_ORACLES } from './lines-angles-triangles.js';
import { NONLINEAR_CONSTANTS_ORACLES } from './nonlinear-constants.js';
import { NONLINEAR_EQUATIONS_ORACLES } from './nonlinear-equations.js';
import { NONLINEAR_FUNCTIONS_ORACLES } from './nonlinear-functions.js';
import { ONE_VARIABLE_DATA_ORACLES } from './one-variable-data.js';
import type { Oracle } from './oracle.js';
import { PERCENTAGES_ORACLES } from './percentages.js';
import { PROBABILITY_ORACLES } from './probability.js';
import { RATIOS_ORACLES } from './ratios.js';
import { RIGHT_TRIANGLES_ORACLES } from './right-triangles.js';
import { TWO_VARIABLE_DATA_ORACLES } from './two-variable-data.js';

export { proveItem } from './prove.js';

/** By template id. */
export const ORACLES: Readonly<Record<string, Oracle>> = {
  ...LINEAR_EQUATIONS_ONE_VARIABLE_ORACLES,
  ...LINEAR_EQUATIONS_TWO_VARIABLES_ORACLES,
  ...LINEAR_FUNCTIONS_ORACLES,
  ...LINEAR_SYSTEMS_ORACLES,
  ...LINEAR_INEQUALITIES_ONE_VARIABLE_ORACLES,
  ...LINEAR_INEQUALITIES_TWO_VARIABLES_ORACLES,
  ...EQUIVALENT_EXPRESSIONS_ORACLES,
  ...NONLINEAR_EQUATIONS_ORACLES,
  ...NONLINEAR_FUNCTIONS_ORACLES,
  ...AREA_VOLUME_ORACLES,
  ...LINES_ANGLES_TRIANGLES_ORACLES,
  ...RIGHT_TRIANGLES_ORACLES,
  ...CIRCLES_ORACLES,
  ...RATIOS_ORACLES,
  ...PERCENTAGES_ORACLES,
  ...ONE_VARIABLE_DATA_ORACLES,
  ...TWO_VARIABLE_DATA_ORACLES,
  ...PROBABILITY_ORACLES,
  ...INFERENCE_ORACLES,
  ...LINEAR_CONSTANTS_ORACLES,
  ...INEQUALITY_CONSTANTS_ORACLES,
  ...EXPRESSION_CONSTANTS_ORACLES,
  ...NONLINEAR_CONSTANTS_ORACLES,
  ...FUNCTION_CONSTANTS_ORACLES,
  ...HARD_GEOMETRY_AND_DATA_ORACLES,
};
