import type { ItemParameters } from '../model.js';
import { NODE, NODES } from './quadrature.js';

/** ln a ~ N(ln 1.2, .3), b ~ N(0, 1.3); c ~ Beta with mode .2, worth a hundred answers of people who know nothing. */
export const PRIORS = {
  logA: { mean: Math.log(1.2), sd: 0.3 },
  b: { mean: 0, sd: 1.3 },
  c: { alpha: 21, beta: 81 },
} as const;

const ROUNDS = 6;
const STEP_LIMIT = 0.5;
const DONE = 1e-4;

/** Counts of one item at the nodes. */
export interface ItemCounts {
  answered: Float64Array;
  right: Float64Array;
}

/** Derivatives of P at a node with respect to ln a, b and c. */
export function slopes(theta: number, { a, b, c }: ItemParameters): { p: number; logA: number; b: number; c: number } {
  const star = 1 / (1 + Math.exp(-a * (theta - b)));
  const p = Math.min(1 - 1e-9, Math.max(1e-9, c + (1 - c) * star));
  const steep = a * (1 - c) * star * (1 - star);
  return { p, logA: steep * (theta - b), b: -steep, c: 1 - star };
}

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/**
 * The M step of one item: Fisher scoring of ln a and b, and of c when it is free, to the top of the expected
 * log-likelihood plus the log priors.
 */
export function maximize(counts: ItemCounts, start: ItemParameters, freeC: boolean): ItemParameters {
  let item = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    let gA = -(Math.log(item.a) - PRIORS.logA.mean) / PRIORS.logA.sd ** 2;
    let gB = -(item.b - PRIORS.b.mean) / PRIORS.b.sd ** 2;
    let iAA = 1 / PRIORS.logA.sd ** 2;
    let iBB = 1 / PRIORS.b.sd ** 2;
    let iAB = 0;
    let gC = freeC ? (PRIORS.c.alpha - 1) / item.c - (PRIORS.c.beta - 1) / (1 - item.c) : 0;
    let iCC = freeC ? (PRIORS.c.alpha - 1) / item.c ** 2 + (PRIORS.c.beta - 1) / (1 - item.c) ** 2 : 1;
    for (let q = 0; q < NODES; q += 1) {
      const n = counts.answered[q]!;
      if (n < 1e-9) continue;
      const d = slopes(NODE[q]!, item);
      const residual = (counts.right[q]! - n * d.p) / (d.p * (1 - d.p));
      const weight = n / (d.p * (1 - d.p));
      gA += residual * d.logA;
      gB += residual * d.b;
      iAA += weight * d.logA * d.logA;
      iBB += weight * d.b * d.b;
      iAB += weight * d.logA * d.b;
      if (freeC) {
        gC += residual * d.c;
        iCC += weight * d.c * d.c;
      }
    }
    const determinant = iAA * iBB - iAB * iAB;
    const stepA = clamp((iBB * gA - iAB * gB) / determinant, STEP_LIMIT);
    const stepB = clamp((iAA * gB - iAB * gA) / determinant, STEP_LIMIT);
    // c by itself: its cross terms with b make a joint step unstable, and EM goes on anyway.
    const stepC = freeC ? clamp(gC / iCC, 0.05) : 0;
    item = {
      a: item.a * Math.exp(stepA),
      b: item.b + stepB,
      c: freeC ? Math.min(0.5, Math.max(0.001, item.c + stepC)) : item.c,
    };
    if (Math.abs(stepA) + Math.abs(stepB) + Math.abs(stepC) < DONE) break;
  }
  return item;
}
