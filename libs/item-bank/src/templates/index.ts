import type { Item } from '../item/item.js';
import { AREA_VOLUME } from './area-volume/index.js';
import { CIRCLES } from './circles/index.js';
import { EQUIVALENT_EXPRESSIONS } from './equivalent-expressions/index.js';
import { variantsOf } from './generate.js';
import { HARD_ALGEBRA_AND_ADVANCED } from './hard-algebra-and-advanced.js';
import { HARD_GEOMETRY_AND_DATA } from './hard-geometry-and-data.js';
import { INFERENCE } from './inference/index.js';
import { LINEAR_EQUATIONS_ONE_VARIABLE } from './linear-equations-one-variable/index.js';
import { LINEAR_EQUATIONS_TWO_VARIABLES } from './linear-equations-two-variables/index.js';
import { LINEAR_FUNCTIONS } from './linear-functions/index.js';
import { LINEAR_INEQUALITIES_ONE_VARIABLE } from './linear-inequalities-one-variable/index.js';
import { LINEAR_INEQUALITIES_TWO_VARIABLES } from './linear-inequalities-two-variables/index.js';
import { LINEAR_SYSTEMS } from './linear-systems/index.js';
import { LINES_ANGLES_TRIANGLES } from './lines-angles-triangles/index.js';
import { NONLINEAR_EQUATIONS } from './nonlinear-equations/index.js';
import { NONLINEAR_FUNCTIONS } from './nonlinear-functions/index.js';
import { ONE_VARIABLE_DATA } from './one-variable-data/index.js';
import { PERCENTAGES } from './percentages/index.js';
import { PROBABILITY } from './probability/index.js';
import { RATIOS } from './ratios/index.js';
import { RIGHT_TRIANGLES } from './right-triangles/index.js';
import type { Template } from './template.js';
import { TWO_VARIABLE_DATA } from './two-variable-data/index.js';
import { UNRELEASED_TEMPLATES } from './unreleased.js';

export { drawFrom } from './draw.js';
export { generate, variantsOf } from './generate.js';
export type { Template } from './template.js';
export { UNRELEASED_TEMPLATES } from './unreleased.js';

/** Variants of each template in the bank. */
export const RELEASED_VARIANTS = 12;

/** Every template whose items the bank has, by skill; what is released later comes to the end. */
export const TEMPLATES: readonly Template[] = [
  ...LINEAR_EQUATIONS_ONE_VARIABLE,
  ...LINEAR_EQUATIONS_TWO_VARIABLES,
  ...LINEAR_FUNCTIONS,
  ...LINEAR_SYSTEMS,
  ...LINEAR_INEQUALITIES_ONE_VARIABLE,
  ...LINEAR_INEQUALITIES_TWO_VARIABLES,
  ...EQUIVALENT_EXPRESSIONS,
  ...NONLINEAR_EQUATIONS,
  ...NONLINEAR_FUNCTIONS,
  ...AREA_VOLUME,
  ...LINES_ANGLES_TRIANGLES,
  ...RIGHT_TRIANGLES,
  ...CIRCLES,
  ...RATIOS,
  ...PERCENTAGES,
  ...ONE_VARIABLE_DATA,
  ...TWO_VARIABLE_DATA,
  ...PROBABILITY,
  ...INFERENCE,
  ...HARD_ALGEBRA_AND_ADVANCED,
  ...HARD_GEOMETRY_AND_DATA,
];

const itemsOf = (templates: readonly Template[]): Item[] =>
  templates.flatMap((template) => variantsOf(template, RELEASED_VARIANTS));

/** The mathematics items that the templates release. */
export const generatedItems = (): Item[] => itemsOf(TEMPLATES);

/** Those of the templates that wait for their release. */
export const unreleasedGeneratedItems = (): Item[] => itemsOf(UNRELEASED_TEMPLATES);
