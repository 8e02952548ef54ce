// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';
import { MATH_AREA_AND_VOLUME } from './math-area-and-volume.js';
import { MATH_CIRCLES } from './math-circles.js';
import { MATH_EQUIVALENT_EXPRESSIONS } from './math-equivalent-expressions.js';
import { MATH_INFERENCE_FROM_SAMPLE_STATISTICS } from './math-inference-from-sample-statistics.js';
import { MATH_LINEAR_EQUATIONS_IN_ONE_VARIABLE } from './math-linear-equations-in-one-variable.js';
import { MATH_LINEAR_EQUATIONS_IN_TWO_VARIABLES } from './math-linear-equations-in-two-variables.js';
import { MATH_LINEAR_FUNCTIONS } from './math-linear-functions.js';
import { MATH_LINEAR_INEQUALITIES_IN_ONE_VARIABLE } from './math-linear-inequalities-in-one-variable.js';
import { MATH_LINEAR_INEQUALITIES_IN_TWO_VARIABLES } from './math-linear-inequalities-in-two-variables.js';
import { MATH_LINES_ANGLES_AND_TRIANGLES } from './math-lines-angles-and-triangles.js';
import { MATH_NONLINEAR_EQUATIONS_AND_SYSTEMS } from './math-nonlinear-equations-and-systems.js';
import { MATH_NONLINEAR_FUNCTIONS } from './math-nonlinear-functions.js';
import { MATH_ONE_VARIABLE_DATA } from './math-one-variable-data.js';
import { MATH_PERCENTAGES } from './math-percentages.js';
import { MATH_PROBABILITY_AND_CONDITIONAL_PROBABILITY } from './math-probability-and-conditional-probability.js';
import { MATH_RATIOS_RATES_PROPORTIONS_AND_UNITS } from './math-ratios-rates-proportions-and-units.js';
import { MATH_RIGHT_TRIANGLES_AND_TRIGONOMETRY } from './math-right-triangles-and-trigonometry.js';
import { MATH_SYSTEMS_OF_TWO_LINEAR_EQUATIONS } from './math-systems-of-two-linear-equations.js';
import { MATH_TWO_VARIABLE_DATA } from './math-two-variable-data.js';
import { RW_BOUNDARIES } from './rw-boundaries.js';
import { RW_CENTRAL } from './rw-central.js';
import { RW_CROSSTEXT } from './rw-crosstext.js';
import { RW_FORM } from './rw-form.js';
import { RW_INFERENCE } from './rw-inference.js';
import { RW_QUANT } from './rw-quant.js';
import { RW_STRUCTURE } from './rw-structure.js';
import { RW_SYNTHESIS } from './rw-synthesis.js';
import { RW_TEXTUAL } from './rw-textual.js';
import { RW_TRANSITIONS } from './rw-transitions.js';
import { RW_WORDS } from './rw-words.js';

/** Every item and template that was solved, under the name of `ratingKey`. */
export const RATED: RatedTable = {
  ...MATH_AREA_AND_VOLUME,
  ...MATH_CIRCLES,
  ...MATH_EQUIVALENT_EXPRESSIONS,
  ...MATH_INFERENCE_FROM_SAMPLE_STATISTICS,
  ...MATH_LINEAR_EQUATIONS_IN_ONE_VARIABLE,
  ...MATH_LINEAR_EQUATIONS_IN_TWO_VARIABLES,
  ...MATH_LINEAR_FUNCTIONS,
  ...MATH_LINEAR_INEQUALITIES_IN_ONE_VARIABLE,
  ...MATH_LINEAR_INEQUALITIES_IN_TWO_VARIABLES,
  ...MATH_LINES_ANGLES_AND_TRIANGLES,
  ...MATH_NONLINEAR_EQUATIONS_AND_SYSTEMS,
  ...MATH_NONLINEAR_FUNCTIONS,
  ...MATH_ONE_VARIABLE_DATA,
  ...MATH_PERCENTAGES,
  ...MATH_PROBABILITY_AND_CONDITIONAL_PROBABILITY,
  ...MATH_RATIOS_RATES_PROPORTIONS_AND_UNITS,
  ...MATH_RIGHT_TRIANGLES_AND_TRIGONOMETRY,
  ...MATH_SYSTEMS_OF_TWO_LINEAR_EQUATIONS,
  ...MATH_TWO_VARIABLE_DATA,
  ...RW_BOUNDARIES,
  ...RW_CENTRAL,
  ...RW_CROSSTEXT,
  ...RW_FORM,
  ...RW_INFERENCE,
  ...RW_QUANT,
  ...RW_STRUCTURE,
  ...RW_SYNTHESIS,
  ...RW_TEXTUAL,
  ...RW_TRANSITIONS,
  ...RW_WORDS,
};
