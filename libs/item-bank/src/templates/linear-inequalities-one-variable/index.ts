import type { Template } from '../template.js';
import { budget } from './budget.js';
import { countIntegers } from './count-integers.js';
import { extremeInteger } from './extreme-integer.js';
import { mean } from './mean.js';
import { model } from './model.js';
import { range } from './range.js';
import { solve } from './solve.js';

export const LINEAR_INEQUALITIES_ONE_VARIABLE: readonly Template[] = [
  solve,
  budget,
  model,
  extremeInteger,
  countIntegers,
  range,
  mean,
];
