import type { Template } from '../template.js';
import { combination } from './combination.js';
import { exchange } from './exchange.js';
import { graph } from './graph.js';
import { model } from './model.js';
import { noSolution } from './no-solution.js';
import { substitution } from './substitution.js';
import { twoKinds } from './two-kinds.js';

export const LINEAR_SYSTEMS: readonly Template[] = [
  substitution,
  graph,
  model,
  combination,
  twoKinds,
  noSolution,
  exchange,
];
