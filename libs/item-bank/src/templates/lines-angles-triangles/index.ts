import type { Template } from '../template.js';
import { betweenParallels } from './between-parallels.js';
import { congruence } from './congruence.js';
import { exteriorAngle } from './exterior-angle.js';
import { isosceles } from './isosceles.js';
import { parallelSegment } from './parallel-segment.js';
import { sightAndShadow } from './sight-and-shadow.js';
import { thirdSide } from './third-side.js';
import { transversal } from './transversal.js';

export const LINES_ANGLES_TRIANGLES: readonly Template[] = [
  transversal,
  exteriorAngle,
  isosceles,
  sightAndShadow,
  thirdSide,
  betweenParallels,
  parallelSegment,
  congruence,
];
