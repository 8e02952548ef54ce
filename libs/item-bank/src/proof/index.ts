import { LINEAR_EQUATIONS_ONE_VARIABLE_ORACLES } from './linear-equations-one-variable.js';
import type { Oracle } from './oracle.js';
import { CIRCLES_ORACLES } from './circles.js';

export { proveItem } from './prove.js';

/** By template id. */
export const ORACLES: Readonly<Record<string, Oracle>> = {
  ...LINEAR_EQUATIONS_ONE_VARIABLE_ORACLES,
  ...CIRCLES_ORACLES,
};
