import type { Template } from '../template.js';
import { distributeBothSides } from './distribute-both-sides.js';

export const LINEAR_EQUATIONS_ONE_VARIABLE: readonly Template[] = [distributeBothSides];
