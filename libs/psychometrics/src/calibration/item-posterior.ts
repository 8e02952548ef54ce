import type { ItemParameters } from '../model.js';
import type { Around } from './priors.js';
import { NODE, NODES } from './quadrature.js';
import { slopes, type Symmetric } from './slopes.js';

/** Counts of one item at the nodes. */
export interface ItemCounts {
  answered: Float64Array;
  right: Float64Array;
}

/** Fewer than this at a node is nobody. */
const NOBODY = 1e-9;

/** Slopes of the log posterior with ln a, b and logit c, and its information, abilities taken as known. */
export interface Ascent {
  logA: number;
  b: number;
  logitC: number;
  information: Symmetric;
}

/** What the priors say at this item. The Beta of c is seen over logit c, where its top is its mean. */
function priorAscent(item: ItemParameters, { logA, b, c }: Around): Ascent {
  const free = c.worth > 0;
  return {
    logA: -(Math.log(item.a) - logA.mean) / logA.sd ** 2,
    b: -(item.b - b.mean) / b.sd ** 2,
    logitC: free ? c.worth * (c.mean - item.c) : 0,
    information: {
      aa: 1 / logA.sd ** 2,
      ab: 0,
      ac: 0,
      bb: 1 / b.sd ** 2,
      bc: 0,
      cc: free ? c.worth * item.c * (1 - item.c) : 1,
    },
  };
}

export function ascentAt({ answered, right }: ItemCounts, item: ItemParameters, around: Around): Ascent {
  const free = around.c.worth > 0;
  const ascent = priorAscent(item, around);
  const { information } = ascent;
  for (let q = 0; q < NODES; q += 1) {
    const n = answered[q]!;
    if (n < NOBODY) continue;
    const slope = slopes(NODE[q]!, item);
    const spread = slope.p * (1 - slope.p);
    const residual = (right[q]! - n * slope.p) / spread;
    const weight = n / spread;
    ascent.logA += residual * slope.logA;
    ascent.b += residual * slope.b;
    information.aa += weight * slope.logA * slope.logA;
    information.ab += weight * slope.logA * slope.b;
    information.bb += weight * slope.b * slope.b;
    if (!free) continue;
    ascent.logitC += residual * slope.logitC;
    information.ac += weight * slope.logA * slope.logitC;
    information.bc += weight * slope.b * slope.logitC;
    information.cc += weight * slope.logitC * slope.logitC;
  }
  return ascent;
}
