import type { Oracle } from './oracle.js';
import { texValue } from './tex-value.js';

/** Puts the answer into both sides of the printed equation. */
const solvesEquation: Oracle = ({ question }, answer) => {
  const [left = '', right = ''] = (/\\\[(.*?)\\\]/.exec(question)?.[1] ?? '').split('=');
  const x = texValue(answer);
  return Math.abs(texValue(left, { x }) - texValue(right, { x })) < 1e-9;
};

export const LINEAR_EQUATIONS_ONE_VARIABLE_ORACLES: Readonly<Record<string, Oracle>> = {
  'linear-one-distribute': solvesEquation,
};
