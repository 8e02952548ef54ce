import { requireFinite, requirePositive } from '../model.js';

/** Points at which the ability of a person is considered: enough for a sum of fifty answers, few enough for a million. */
export const NODES = 31;
const REACH = 4.5;

export const NODE: Float64Array = Float64Array.from(
  { length: NODES },
  (_, q) => -REACH + (2 * REACH * q) / (NODES - 1),
);

/** Ability of the people who answered, logits. */
export interface Population {
  mean: number;
  sd: number;
}

/** Normal weights over `NODE` that add up to 1. */
export function nodeWeights({ mean, sd }: Population): Float64Array {
  requireFinite('population mean', mean);
  requirePositive('population sd', sd);
  const raw = NODE.map((theta) => Math.exp(-0.5 * ((theta - mean) / sd) ** 2));
  const sum = raw.reduce((x, y) => x + y, 0);
  return raw.map((weight) => weight / sum);
}
