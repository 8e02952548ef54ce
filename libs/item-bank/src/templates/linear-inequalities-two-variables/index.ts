import type { Template } from '../template.js';
import { graph } from './graph.js';
import { greatestY } from './greatest-y.js';
import { lists } from './lists.js';
import { model } from './model.js';
import { point } from './point.js';
import { rest } from './rest.js';
import { systemPoint } from './system-point.js';

export const LINEAR_INEQUALITIES_TWO_VARIABLES: readonly Template[] = [
  point,
  model,
  graph,
  rest,
  systemPoint,
  lists,
  greatestY,
];
