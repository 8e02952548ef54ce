import type { Template } from '../template.js';
import { arcLength } from './arc-length.js';
import { degreesToRadians } from './degrees-to-radians.js';
import { diameterEndpoints } from './diameter-endpoints.js';
import { inscribedAngle } from './inscribed-angle.js';
import { radiusFromGeneralForm } from './radius-from-general-form.js';
import { sectorArea } from './sector-area.js';
import { standardEquation } from './standard-equation.js';
import { tangentDistance } from './tangent-distance.js';

export const CIRCLES: readonly Template[] = [
  standardEquation,
  degreesToRadians,
  arcLength,
  sectorArea,
  inscribedAngle,
  tangentDistance,
  radiusFromGeneralForm,
  diameterEndpoints,
];
