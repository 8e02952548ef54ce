import type { Template } from '../template.js';
import { altitude } from './altitude.js';
import { complement } from './complement.js';
import { elevation } from './elevation.js';
import { missingSide } from './missing-side.js';
import { ratioAndMeasure } from './ratio-and-measure.js';
import { specialTriangle } from './special-triangle.js';
import { trigRatio } from './trig-ratio.js';

export const RIGHT_TRIANGLES: readonly Template[] = [
  missingSide,
  trigRatio,
  specialTriangle,
  elevation,
  complement,
  ratioAndMeasure,
  altitude,
];
